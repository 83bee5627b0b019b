// What forms of practice say, and by which names; apart from what is done with it, which pages need not load.

/** What the buttons of a page of practice say as `go`; the script of pages knows the first by its name. */
export const PRACTICE_GO = { check: 'next', show: 'show', finish: 'finish' } as const;

/** The names of the fields in which somebody says what they practise, and which questions these are. */
export const PRACTISE = 'practise';
export const QUESTIONS = 'questions';
/** What the first says: what is due, those that are named, everything, or a section. */
export const TODAY = 'today';
export const THESE = 'these';
export const EVERYTHING = 'everything';
const SECTION = 'section.';

export function sectionChoice(id: string): string {
  return `${SECTION}${id}`;
}

/** What forms of the first page say as `go`: to forget, and to bring what this browser remembers, and as what. */
export const FORGET = 'forget';
export const BRING = 'bring';
export const MEMORY = 'memory';
