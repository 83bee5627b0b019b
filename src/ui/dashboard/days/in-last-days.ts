/** How many in the last so many days, of counts one a day. */
export function inLastDays(days: number, counts: readonly { count: number }[]): number {
  return counts.slice(-days).reduce((sum, { count }) => sum + count, 0);
}
