import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findConsents as endpoint } from '../../contract/consents.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { readConsents } from './read-consents.ts';

/** Every text that people were ever asked to agree to, question by question. */
export async function findConsents(db: Db, actor: Actor, projectId: string): Promise<Given<typeof endpoint>> {
  await getReadableProject(db, actor, projectId);
  const { texts, published } = await readConsents(db, projectId);
  const since = (versions: readonly number[]) => (published.get(versions[0] ?? 0) ?? new Date(0)).toISOString();
  return {
    consents: [...texts].map(([questionId, all]) => ({
      questionId,
      texts: all.map((text) => ({ ...text, since: since(text.versions) })),
    })),
  };
}
