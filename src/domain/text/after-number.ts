/** What stands after a number that is counted in a unit: a word keeps its distance, a percent sign does not. */
export function afterNumber(unit: string): string {
  return unit === '' || unit === '%' ? unit : ` ${unit}`;
}
