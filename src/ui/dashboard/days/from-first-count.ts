/** Fewer bars would be slabs. */
const LEAST_DAYS = 7;

/** The days without those before anything came in. */
export function fromFirstCount<T extends { count: number }>(days: readonly T[]): readonly T[] {
  const first = days.findIndex(({ count }) => count > 0);
  return days.slice(Math.max(0, Math.min(first, days.length - LEAST_DAYS)));
}
