import { LRUCache } from 'lru-cache';
import { findRespondentByRef, parseRef } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sha256 } from '#kit/server/ids.ts';
import { keyOfOtherCall } from '#kit/server/repeating/require-same.ts';
import { saveAnswers } from '../../contract/answering.ts';
import type { Visitor } from '../visitor.ts';

/** The refs that keys of saves went to lately, by project and digest of the key. */
const savedLately = new LRUCache<string, string>({ max: 50_000 });

export function rememberSave(projectId: string, key: string, ref: string): void {
  savedLately.set(`${projectId} ${key}`, ref);
}

/**
 * Refuses to start another respondent under the key of a save. Which respondent that was is known from whoever calls,
 * or from this process; it is asked of their row, and nobody else's is looked through.
 */
export async function refuseKeyOfSave(db: Db, { startKey, lastRespondent }: Visitor, projectId: string): Promise<void> {
  if (startKey === undefined) return;
  const key = sha256(startKey);
  for (const ref of new Set([savedLately.get(`${projectId} ${key}`), lastRespondent(projectId)])) {
    const parsed = parseRef(ref ?? '');
    const respondent = parsed?.projectId === projectId ? await findRespondentByRef(db, parsed) : undefined;
    if (respondent?.saves.some((save) => save.key === key)) throw keyOfOtherCall(saveAnswers.name);
  }
}
