import type { Round, Series } from './series.ts';

/** What somebody made of a round so far. */
export interface RoundTaken {
  /** When they began it first. */
  startedAt: Date;
  isSubmitted: boolean;
  isPassed: boolean;
}

/** Whether a round may be begun now, and if not, why: it is to come, waits for the one before, or is over. */
export const ROUND_STATES = ['open', 'notYet', 'locked', 'over'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** How a round stands by its dates alone, whoever looks. */
export function standingByDates(round: Round, now: Date): Exclude<RoundState, 'locked'> {
  if (isPast(round, now)) return 'over';
  return isToCome(round, now) ? 'notYet' : 'open';
}

/** What somebody took, by the ids of rounds. */
export type Taken = ReadonlyMap<string, RoundTaken>;

/** Whether somebody who has taken nothing may not begin any more. */
export function staysOut({ rounds: [first], lateJoiners }: Series, taken: Taken, now: Date): boolean {
  return lateJoiners === 'stayOut' && taken.size === 0 && first !== undefined && isPast(first, now);
}

/** How each round stands for somebody at this moment, in order. */
export function standingInRounds(series: Series, taken: Taken, now: Date): RoundState[] {
  const joined = joinedAt(taken, now);
  const isOut = staysOut(series, taken, now);
  return series.rounds.map((round, at) => {
    const before = series.rounds[at - 1];
    if (isOut || isOver(round, series, { joined, now })) return 'over';
    if (isToCome(round, now)) return 'notYet';
    return before && isLocked(round, before, series, taken, { joined, now }) ? 'locked' : 'open';
  });
}

interface When {
  joined: Date;
  now: Date;
}

/** Whoever has not begun joins now. */
function joinedAt(taken: Taken, now: Date): Date {
  return [...taken.values()].reduce((first, { startedAt }) => (startedAt < first ? startedAt : first), now);
}

/** A round that somebody came too late for is made up for where that is allowed. */
function isOver(round: Round, { lateJoiners }: Series, { joined, now }: When): boolean {
  return isPast(round, now) && !(lateJoiners === 'catchUp' && isPast(round, joined));
}

/** A round that somebody came too late for, and missed, keeps nothing from them. */
function isLocked(round: Round, before: Round, { lateJoiners }: Series, taken: Taken, { joined }: When): boolean {
  if (round.openedBy === 'dates') return false;
  const made = taken.get(before.id);
  if (!made && lateJoiners === 'miss' && isPast(before, joined)) return false;
  return round.openedBy === 'passed' ? !made?.isPassed : !made?.isSubmitted;
}

function isPast({ endsAt }: Round, now: Date): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now.getTime();
}

function isToCome({ opensAt }: Round, now: Date): boolean {
  return opensAt !== null && Date.parse(opensAt) > now.getTime();
}

/**
 * Until when answers of somebody who began a round are taken; null for as long as the quiz takes any. Who makes up for
 * one that was over has no end of its own.
 */
export function roundEnd({ endsAt }: Round, startedAt: Date): Date | null {
  return endsAt === null || Date.parse(endsAt) <= startedAt.getTime() ? null : new Date(endsAt);
}
