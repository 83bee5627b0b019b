import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { countResponses } from '../counting/completed-count.ts';
import type { CutOff } from './cut-off.ts';
import { lookAtUnfolded } from './unfolded.ts';

/** Up to where lists go, as reports do; undefined where they hold all. */
export async function readCutOff(db: Db, projectId: string): Promise<CutOff | undefined> {
  return (await lookAtUnfolded(db, projectId)).cutOff;
}

/** How many responses there are up to it. */
export function countResponsesWithin(
  db: Db,
  projectId: string,
): Promise<{ count: number; cutOff: CutOff | undefined }> {
  return inSnapshot(db, async (tx) => {
    const cutOff = await readCutOff(tx, projectId);
    const all = (await countResponses(tx, [projectId])).get(projectId) ?? 0;
    return { count: all - (cutOff?.newer ?? 0), cutOff };
  });
}
