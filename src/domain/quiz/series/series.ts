import { dhakaDay, fromDhakaInput } from '../../text/dhaka-time.ts';
import { DAY_MS } from '../../text/durations.ts';
import type { Localized } from '../../text/localized.ts';

/** What opens a round besides its own dates: nothing, that the one before was submitted, or that it was passed. */
export const OPENED_BY = ['dates', 'submitted', 'passed'] as const;
export type OpenedBy = (typeof OPENED_BY)[number];

/** What of rounds that were over before somebody began their first: they are missed, made up for, or nobody begins. */
export const LATE_JOINERS = ['miss', 'catchUp', 'stayOut'] as const;
export type LateJoiners = (typeof LATE_JOINERS)[number];

export const MOST_ROUNDS = 50;

/** A part of a quiz that is taken by itself, in its time. */
export interface Round {
  id: string;
  /** Blank where it is called by its number. */
  title: Localized;
  /** Ids of the sections that it asks; none for all that no other round names. */
  sections: string[];
  /** In UTC; null for as soon, and for as long, as the quiz takes answers. */
  opensAt: string | null;
  endsAt: string | null;
  openedBy: OpenedBy;
}

/** How the rounds of a quiz follow each other. */
export interface Series {
  rounds: Round[];
  lateJoiners: LateJoiners;
}

/** What a quiz begins with whose owner adds rounds: one that asks everything. */
export const FIRST_ROUND: Round = {
  ...{ id: 'r1', title: {}, sections: [], opensAt: null, endsAt: null },
  openedBy: 'dates',
};
export const ONE_ROUND: Series = { rounds: [FIRST_ROUND], lateJoiners: 'miss' };

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
