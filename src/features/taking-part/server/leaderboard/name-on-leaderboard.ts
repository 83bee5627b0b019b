import { readShownName } from '#domain/quiz/shown-name.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import { getRespondentRow, requireRef, takerOf, writeName } from '#features/responses/public.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { LEADERBOARD_NAMES } from '../../rate-limits.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { isOnLeaderboard } from './is-on-leaderboard.ts';

const count = countHere(LEADERBOARD_NAMES);

/** Shows somebody by a name of their choice, or by none. While names are hidden, no other is taken. */
export async function nameOnLeaderboard(
  db: Db,
  ref: string,
  typed: string,
  { ip, now }: { ip: string; now: Date },
): Promise<{ name: string | null }> {
  count(networkOf(ip), now);
  const respondent = await getRespondentRow(db, requireRef(ref));
  const project = await findPublishedProject(db, respondent.projectId);
  if (!project || !isOnLeaderboard(project, respondent)) throw new AppError('not_found');
  const seenBy = project.leaderboard === 'everybody' ? 'everybody' : 'participants';
  const name = cleanLine(typed) === '' ? undefined : readShownName(typed);
  if (name === undefined && cleanLine(typed) !== '') throw invalidField('name', 'leaderboardName');
  if (name !== undefined && project.hideNames) throw invalidField('name', 'leaderboardNamesHidden');
  const written = await writeName(db, { projectId: project.id, takerId: takerOf(respondent) }, name, seenBy);
  if (!written) throw invalidField('name', 'leaderboardNameRemoved');
  return { name: name ?? null };
}
