import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getAgentPermissions as endpoint } from '../../contract/rights.ts';
import { ofAgents } from '../../policy.ts';
import { grantsOfAgents } from './grants-of-agents.ts';

/** What every agent may do. */
export async function getAgentPermissions(db: Db): Promise<Given<typeof endpoint>> {
  const { grants, revision } = await grantsOfAgents(db);
  return { permissions: ofAgents(grants), revision };
}
