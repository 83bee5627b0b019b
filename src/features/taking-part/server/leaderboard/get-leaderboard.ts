import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import type { getLeaderboard as endpoint } from '../../contract/leaderboard.ts';
import { LEADERBOARDS } from '../../rate-limits.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { leaderboardShown } from './leaderboard-shown.ts';

/** By everybody who looks at leaderboards, also at one's own place. */
export const countLeaderboards = countHere(LEADERBOARDS);

/** The leaderboard of a quiz for anybody, where its owner shows it to them. */
export async function getLeaderboard(
  db: Db,
  { params, query }: Received<typeof endpoint>,
  { ip, now }: { ip: string; now: Date },
): Promise<Given<typeof endpoint>> {
  countLeaderboards(networkOf(ip), now);
  const project = await findPublishedProject(db, params.id);
  if (project?.kind !== 'quiz' || project.leaderboard !== 'everybody') throw new AppError('not_found');
  const { own: _, ...shown } = await leaderboardShown(db, project, { query, now });
  return shown;
}
