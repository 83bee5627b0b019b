/** What becomes of those who are on their way when a quiz closes. */
export const ON_CLOSE = ['submit', 'grace'] as const;
export type OnClose = (typeof ON_CLOSE)[number];

/** How long a quiz takes at most. */
export interface Clock {
  minutes: number;
  onClose: OnClose;
}

/** A day. */
export const MOST_MINUTES = 1_440;

/** How few seconds a question may have, and how many. */
export const LEAST_SECONDS = 5;
export const MOST_SECONDS = 3_600;

/** How long after its deadline what was sent in time may still arrive. */
export const ALLOWANCE_MS = 2_000;

/** What ended somebody's way in their stead. */
export const ENDED_BY = ['deadline', 'close'] as const;
export type EndedBy = (typeof ENDED_BY)[number];

/** What of a quiz decides when those who are on their way have to end. */
export interface Ending {
  clock: Clock;
  endsAt: Date | null;
  /** When it was closed, as far as that is written down: by hand, because it was full, or its end time. */
  closedAt: Date | null;
  /** No answers are taken any more, whether by hand, by its end time or because it is full. */
  isClosed: boolean;
}

/** When the time of somebody ends whose first question is served now. */
export function deadlineFrom({ minutes }: Clock, now: Date): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

/** When somebody has to be done, as far as is known by now: at their deadline, or when the quiz ends before. */
export function lastMoment({ clock, endsAt, closedAt }: Omit<Ending, 'isClosed'>, deadline: Date): Date {
  if (clock.onClose !== 'submit') return deadline;
  return [endsAt, closedAt].reduce<Date>((first, at) => (at !== null && at < first ? at : first), deadline);
}

/** Whether what arrived at this moment came after the deadline and what is allowed for the way. */
export function isLate(deadline: Date, arrived: Date): boolean {
  return arrived.getTime() > deadline.getTime() + ALLOWANCE_MS;
}

/** When and by what the way of somebody with this deadline is over at this moment; undefined while it goes on. */
export function overAt(ending: Ending, deadline: Date, now: Date): { at: Date; by: EndedBy } | undefined {
  const { clock, endsAt, closedAt, isClosed } = ending;
  const last = lastMoment(ending, deadline);
  const by = last === deadline ? 'deadline' : 'close';
  if (isLate(deadline, now)) return { at: last, by };
  if (!isClosed || clock.onClose !== 'submit') return undefined;
  const hasEnded = endsAt !== null && endsAt <= now && (closedAt === null || endsAt <= closedAt);
  if (hasEnded && !isLate(endsAt, now)) return undefined;
  // Full a moment ago, which nobody has written down yet.
  const closed = hasEnded || closedAt !== null ? last : now;
  return closed < deadline ? { at: closed, by: 'close' } : { at: deadline, by: 'deadline' };
}

/**
 * Whether what somebody sends is taken though the quiz has closed, where they had begun by then: until their deadline,
 * or for as long as what was sent before the end time may be on its way.
 */
export function goesOn(
  { clock, endsAt }: Pick<Ending, 'endsAt'> & { clock: Clock | null },
  deadline: Date | null,
  now: Date,
): boolean {
  if (!clock || deadline === null) return false;
  return clock.onClose === 'grace' || (endsAt !== null && endsAt <= now && !isLate(endsAt, now));
}
