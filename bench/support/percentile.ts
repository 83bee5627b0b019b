/** The value that this part of them, from 0 to 1, does not exceed; NaN of none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
}
