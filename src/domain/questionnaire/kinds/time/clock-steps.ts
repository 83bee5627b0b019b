/** How finely times may be told, in minutes; any minute without one. */
export const CLOCK_STEPS = [5, 10, 15, 30] as const;

export type ClockStep = (typeof CLOCK_STEPS)[number];
