// What may be said of so few answers. A figure that one more answer would turn over says more than is known, so each
// rule names the number of answers from which on its figure is shown; below it the plain counts stand alone.

/** From so many on there are a mean, a median, a rate and a spread. There are no statistics of one. */
export const STATISTICS_FROM = 5;

/** From so many on an answer weighs less than a percent, so that a decimal of a percentage says something. */
const DECIMALS_FROM = 100;

/** Whether so many answers are enough for a mean, a median or a rate; and for percentages to lead over counts. */
export function hasStatistics(answers: number): boolean {
  return answers >= STATISTICS_FROM;
}

/** The decimals of every percentage of so many answers, the same throughout a chart so that figures align. */
export function shareDecimals(answers: number): 0 | 1 {
  return answers >= DECIMALS_FROM ? 1 : 0;
}
