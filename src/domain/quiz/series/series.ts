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
