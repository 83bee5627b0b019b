/** What was sent names itself in the refusal, and could do so at any length. */
const LONGEST_NAME = 100;

/** A place in what was sent, as a refusal names it: `sections.0.title`; nothing for all of it. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path.map((name) => String(name).slice(0, LONGEST_NAME)).join('.');
}
