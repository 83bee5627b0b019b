// Days, months and years by the names that tallies and reports know them by: YYYY-MM-DD, YYYY-MM, YYYY.

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days after a day, both YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** How many days lie from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS);
}

/** Every period from one to another, both included; undefined when there are more than so many. */
export function periodsBetween(first: string, last: string, most: number): string[] | undefined {
  const periods = [first];
  for (let period = first; period < last; ) {
    if (periods.length === most) return undefined;
    period = after(period);
    periods.push(period);
  }
  return periods;
}

function after(period: string): string {
  const [year = 0, month, day] = period.split('-').map(Number);
  if (month === undefined) return String(year + 1).padStart(4, '0');
  if (day !== undefined) return daysAfter(period, 1);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${String(next[0]).padStart(4, '0')}-${String(next[1]).padStart(2, '0')}`;
}
