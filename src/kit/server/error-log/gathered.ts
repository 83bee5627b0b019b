import { causeOf, type Occurrence, shortened } from './occurrence.ts';

/** Occurrences of one cause: how many, and the last of them. */
export interface Gathered {
  cause: string;
  count: number;
  first: Date;
  last: Occurrence;
  /** The last few, the newest first. */
  requestIds: string[];
}

export const REQUESTS_KEPT = 5;

export function gatheredOf(occurrence: Occurrence): Gathered {
  const last = shortened(occurrence);
  const { requestId, at } = last;
  return { cause: causeOf(last), count: 1, first: at, last, requestIds: requestId === undefined ? [] : [requestId] };
}

/** Both as one, where `later` came after `before` and has its cause. */
export function together(before: Gathered, later: Gathered): Gathered {
  return {
    ...later,
    count: before.count + later.count,
    first: before.first,
    requestIds: [...later.requestIds, ...before.requestIds].slice(0, REQUESTS_KEPT),
  };
}
