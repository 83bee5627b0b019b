import type { RespondentRow } from '#features/responses/public.ts';
import type { PublishedProject } from '../admission/published-project.ts';

/** Whether somebody may look where they stand: once they submitted, where its owner shows it to participants. */
export function isOnLeaderboard(
  { kind, leaderboard }: Pick<PublishedProject, 'kind' | 'leaderboard'>,
  { state }: Pick<RespondentRow, 'state'>,
): boolean {
  return kind === 'quiz' && leaderboard !== 'nobody' && state === 'completed';
}
