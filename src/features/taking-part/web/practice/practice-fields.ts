// What forms of practice say, and by which names; apart from what is done with it, which pages need not load.

/** What the buttons of a page of practice say as `go`; the script of pages knows the first by its name. */
export const PRACTICE_GO = { check: 'next', show: 'show', finish: 'finish' } as const;

/** The names of the fields in which somebody says what they practise, and what is due for whoever is not signed in. */
export const PRACTISE = 'practise';
export const DUE = 'due';
/** What the first says: what is due, everything, or a section. */
export const TODAY = 'today';
export const EVERYTHING = 'everything';
const SECTION = 'section.';

export function sectionChoice(id: string): string {
  return `${SECTION}${id}`;
}

/** What a form of the first page says as `go` to forget. */
export const FORGET = 'forget';
