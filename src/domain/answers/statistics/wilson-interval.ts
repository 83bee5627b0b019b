/** Shares from 0 to 1. */
export interface Interval {
  low: number;
  high: number;
}

/** The normal distribution's 97.5th percentile: 2.5% lie beyond it on either side. */
const Z = 1.959964;

/**
 * The 95% confidence interval of a share, by the score method, which keeps within 0 and 1 and holds for few answers
 * too: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", Journal of the American
 * Statistical Association 22 (1927), without a correction for continuity. As every such interval, it is about people
 * drawn by chance. Of nobody it is everything.
 */
export function wilsonInterval(count: number, all: number): Interval {
  if (all === 0) return { low: 0, high: 1 };
  const share = count / all;
  const square = Z * Z;
  const middle = share + square / (2 * all);
  const reach = Z * Math.sqrt((share * (1 - share)) / all + square / (4 * all * all));
  const whole = 1 + square / all;
  return { low: Math.max(0, (middle - reach) / whole), high: Math.min(1, (middle + reach) / whole) };
}
