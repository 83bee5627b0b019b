import { toHundredths, toNumber } from '#domain/quiz/points.ts';
import { bringUpToDate, type RankedStanding, readStanding, readStandings } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import type { LeaderboardLine } from '../../contract/leaderboard.ts';
import type { PublishedProject } from '../admission/published-project.ts';
import { isClosedToAll } from '../reading/result-shown.ts';

interface Asked {
  query: { limit: number; cursor?: string | undefined };
  /** Whoever asks, where it is known whose line is theirs. */
  own?: string;
  now: Date;
}

/** A page of a leaderboard as whoever may see it is shown it at this moment, and their own line. */
export async function leaderboardShown(db: Db, project: PublishedProject, { query, own, now }: Asked) {
  const { id, kind, title, languages, theme, reveal } = project;
  const head = { project: { kind, title, languages, theme } };
  const moment = (await isClosedToAll(db, project, now)) ? 'closed' : 'open';
  if (!reveal?.[moment].includes('marks')) {
    return { ...head, items: [], next: null, total: 0, isShown: false, isWaiting: false, own: null };
  }
  const isWaiting = await bringUpToDate(db, id);
  return await inSnapshot(db, async (tx) => {
    const page = await readStandings(tx, id, query);
    const theirs = own === undefined ? undefined : await readStanding(tx, id, own);
    const lineOf = (standing: RankedStanding) => lineShown(standing, own);
    return {
      ...{ ...head, ...page, items: page.items.map(lineOf) },
      ...{ isShown: true, isWaiting, own: theirs ? lineOf(theirs) : null },
    };
  });
}

function lineShown({ takerId, rank, name, earned, points, seconds }: RankedStanding, own?: string): LeaderboardLine {
  const [came, of] = [toHundredths(toNumber(earned)), toHundredths(toNumber(points))];
  return { rank, name, earned: came, points: of, seconds, isOwn: takerId === own };
}
