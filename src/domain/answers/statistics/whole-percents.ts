/**
 * Shares of a whole in whole per cent that add up to 100: each is rounded down, and what is left goes to those that
 * lost most, the earlier ones first. All 0 where there is no whole.
 */
export function wholePercents(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part * 100) / whole);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const lost = exact.map((value, index) => ({ index, loss: value % 1 })).sort((a, b) => b.loss - a.loss);
  for (const { index } of lost.slice(0, left)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}
