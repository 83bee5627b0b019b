import { toHundredths, toNumber } from '#domain/quiz/points.ts';
import { momentOf } from '#domain/quiz/reveal.ts';
import { hasRounds } from '#features/projects/policy.ts';
import { bringUpToDate, type RankedStanding, readStanding, readStandings } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import type { LeaderboardLine } from '../../contract/leaderboard.ts';
import type { PublishedProject } from '../admission/published-project.ts';
import { isClosedToAll } from '../reading/result-shown.ts';

interface Asked {
  query: { limit: number; cursor?: string | undefined };
  /** Whoever asks, where it is known whose line is theirs, and when they submitted. */
  own?: { takerId: string; completedAt: Date };
  now: Date;
}

/** A page of a leaderboard as whoever may see it is shown it at this moment, and their own line. */
export async function leaderboardShown(db: Db, project: PublishedProject, { query, own, now }: Asked) {
  const { id, kind, title, languages, theme, reveal, hideNames } = project;
  const rounds = hasRounds(project) ? project.series.rounds.length : null;
  const head = { project: { kind, title, languages, theme }, rounds, hasNames: !hideNames };
  const isClosed = await isClosedToAll(db, project, now);
  const moment = own ? momentOf(own.completedAt, isClosed, now) : isClosed ? 'closed' : 'open';
  if (!reveal?.[moment].includes('marks')) {
    return { ...head, items: [], next: null, total: 0, isShown: false, isWaiting: false, own: null };
  }
  const isWaiting = await bringUpToDate(db, id);
  const names = hideNames ? 'none' : own ? 'all' : 'for-everybody';
  return await inSnapshot(db, async (tx) => {
    const page = await readStandings(tx, id, { ...query, names });
    const theirs = own && (await readStanding(tx, id, { takerId: own.takerId, names }));
    const lineOf = (standing: RankedStanding) => lineShown(standing, own?.takerId);
    return {
      ...{ ...head, ...page, items: page.items.map(lineOf) },
      ...{ isShown: true, isWaiting, own: theirs ? lineOf(theirs) : null },
    };
  });
}

function lineShown(
  { takerId, rank, name, earned, points, rounds, seconds }: RankedStanding,
  own?: string,
): LeaderboardLine {
  const [came, of] = [toHundredths(toNumber(earned)), toHundredths(toNumber(points))];
  return { rank, name, earned: came, points: of, rounds, seconds, isOwn: takerId === own };
}
