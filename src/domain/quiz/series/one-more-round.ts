import { dhakaDay, fromDhakaInput } from '../../text/dhaka-time.ts';
import { DAY_MS } from '../../text/durations.ts';
import { FIRST_ROUND, type Series } from './series.ts';

interface OneMore {
  /** That no round had before: attempts and marks go with it. */
  id: string;
  /** Of the questionnaire, in their order. */
  sections: readonly { id: string }[];
  opensAt: string | null;
}

/**
 * One more round, after the others; it is taken once the one before was submitted. It asks the first section that it
 * takes from nobody: where a round asks what no other names, that keeps one.
 */
export function withOneMore({ rounds, ...series }: Series, { id, sections, opensAt }: OneMore): Series {
  const named = new Set(rounds.flatMap((round) => round.sections));
  const unnamed = sections.flatMap((section) => (named.has(section.id) ? [] : section.id));
  const kept = rounds.some((round) => round.sections.length === 0) ? 1 : 0;
  const asked = unnamed.slice(kept, kept + 1);
  return { ...series, rounds: [...rounds, { ...FIRST_ROUND, id, sections: asked, opensAt, openedBy: 'submitted' }] };
}

/** When a round opens that is added while answers come in: a week after the last, for it is not written yet. */
export function aWeekAfter({ rounds }: Series, now: Date): string | null {
  const last = Math.max(now.getTime(), ...rounds.map(({ opensAt }) => (opensAt === null ? 0 : Date.parse(opensAt))));
  return fromDhakaInput(`${dhakaDay(new Date(last + 7 * DAY_MS))}T00:00`) ?? null;
}
