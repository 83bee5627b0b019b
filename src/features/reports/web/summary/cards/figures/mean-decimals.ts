/** One decimal, and of what is smaller than a tenth as many as its first two digits take: a mean of 0.0198 is not 0. */
export function meanDecimals(mean: number): number {
  const size = Math.abs(mean);
  return size === 0 || size >= 0.1 ? 1 : Math.min(1 - Math.floor(Math.log10(size)), MOST_DECIMALS);
}

/** More than a question can allow, for a mean lies between answers. */
const MOST_DECIMALS = 8;
