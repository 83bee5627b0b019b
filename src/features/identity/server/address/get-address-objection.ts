import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getAddressObjection as endpoint } from '../../contract/addresses.ts';
import { maskIdentifier } from '../accounts/identifier.ts';
import { getObjectionable } from './objectionable.ts';

/** What the page of that link shows. */
export async function getAddressObjection(db: Db, token: string, now: Date): Promise<Given<typeof endpoint>> {
  const { kind, before, after, confirmedAt } = await getObjectionable(db, token, now);
  return {
    kind,
    restores: before !== null,
    changedTo: maskIdentifier(after),
    changedAt: confirmedAt.toISOString(),
  };
}
