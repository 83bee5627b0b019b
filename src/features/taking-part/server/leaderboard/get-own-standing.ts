import { getRespondentRow, readName, requireRef, takerOf } from '#features/responses/public.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import type { getOwnStanding as endpoint } from '../../contract/leaderboard.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { countLeaderboards } from './get-leaderboard.ts';
import { isOnLeaderboard } from './is-on-leaderboard.ts';
import { leaderboardShown } from './leaderboard-shown.ts';

/** The leaderboard for whoever has submitted, with their own line and name. */
export async function getOwnStanding(
  db: Db,
  { params, query }: Received<typeof endpoint>,
  { ip, now }: { ip: string; now: Date },
): Promise<Given<typeof endpoint>> {
  countLeaderboards(networkOf(ip), now);
  const respondent = await getRespondentRow(db, requireRef(params.id));
  const project = await findPublishedProject(db, respondent.projectId);
  if (!project || !isOnLeaderboard(project, respondent)) throw new AppError('not_found');
  const takerId = takerOf(respondent);
  const own = { takerId, completedAt: respondent.completedAt ?? now };
  const shown = await leaderboardShown(db, project, { query, own, now });
  const named = await readName(db, { projectId: project.id, takerId });
  const isForAll = project.leaderboard !== 'everybody' || named?.seenBy === 'everybody';
  return {
    ...shown,
    name: named && !named.removed ? named.name : null,
    isNameRemoved: named?.removed ?? false,
    isForAll,
  };
}
