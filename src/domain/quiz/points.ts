// Points are reckoned in whole millionths, so that adding them up is exact and order never matters.

/** Millionths of a point. */
export type Millionths = bigint;

const ONE = 1_000_000;

/** A number with few decimals, as its owner wrote it, in millionths. */
export function millionths(number: number): Millionths {
  return BigInt(Math.round(number * ONE));
}

/** Millionths as a number, for showing. */
export function toNumber(points: Millionths): number {
  return Number(points) / ONE;
}

/** Points as people are shown them: few earn less than a hundredth. Files have all of them. */
export function toHundredths(points: number): number {
  return Math.round(points * 100) / 100;
}

/** `points × part ÷ of` to the nearest millionth, halves away from zero. */
export function portion(points: Millionths, part: bigint, of: bigint): Millionths {
  return divide(points * part, of);
}

/** Rounded to the nearest whole number, halves away from zero; `by` is positive. */
export function divide(number: bigint, by: bigint): bigint {
  const size = number < 0n ? -number : number;
  const rounded = (2n * size + by) / (2n * by);
  return number < 0n ? -rounded : rounded;
}

/** Whether a number has no more digits after the point. */
export function decimalsWithin(number: number, decimals: number): boolean {
  const unit = 10 ** decimals;
  return Math.round(number * unit) / unit === number;
}
