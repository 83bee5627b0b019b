const UNITS = [
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** A wait in the largest unit that it is a whole number of: 90 minutes, 2 hours, 1 day. */
export function waitBetween(minutes: number): { unit: (typeof UNITS)[number][0]; count: number } {
  const [unit, size] = UNITS.find(([, of]) => minutes % of === 0) ?? UNITS[2];
  return { unit, count: minutes / size };
}
