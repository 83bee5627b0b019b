/** A record of every value from the rows of a `group by`, which knows only those that exist. */
export function countsOf<Value extends string>(
  values: readonly Value[],
  rows: readonly { value: Value; count: number }[],
): Record<Value, number> {
  const counted = values.map((value) => [value, rows.find((row) => row.value === value)?.count ?? 0]);
  return Object.fromEntries(counted) as Record<Value, number>;
}

/** How many there are with this value of the filter, or with any where it is not set. */
export function totalOf<Value extends string>(counts: Record<Value, number>, asked: Value | undefined): number {
  if (asked !== undefined) return counts[asked];
  return Object.values<number>(counts).reduce((sum, count) => sum + count, 0);
}
