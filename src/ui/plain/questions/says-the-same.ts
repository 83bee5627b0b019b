const NUMBERS = /[0-9০-৯]+/g;

/** Whether an error names every number that a hint names, so that the hint would say it once more. */
export function saysTheSame(error: string, hint: string): boolean {
  const named = hint.match(NUMBERS) ?? [];
  const said = new Set(error.match(NUMBERS));
  return named.length > 0 && named.every((number) => said.has(number));
}
