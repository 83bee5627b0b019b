/** Fewer bars would be slabs. */
const LEAST_DAYS = 7;

/** The days without those before anything came in. */
export function fromFirstResponse<T extends { responses: number }>(days: readonly T[]): readonly T[] {
  const first = days.findIndex(({ responses }) => responses > 0);
  return days.slice(Math.max(0, Math.min(first, days.length - LEAST_DAYS)));
}
