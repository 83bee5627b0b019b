const SIGNS = /[\\*[\]()]/g;
/** Without one of them nothing within a line is a mark. */
const BEGINS = /[\\*[]/;
/** What may begin a line of a list, or be a part of that. */
const OF_LIST = /^(?:(?:-|[0-9০-৯]{0,3}\.)(?:\s|$)|[0-9০-৯]{0,3}$)/;
const AT_LINE_BEGIN = /^[-.0-9০-৯ ]*\{\{/m;
const BEFORE_LIST = /\}\}[-.0-9০-৯]/;
/** A line of a list that says nothing but what is piped into it: with nothing in its place it would be none. */
const NOTHING_ELSE_IN_LINE = /^(?:-|[0-9০-৯]{1,3}\.) \s*(?:\{\{[^{}\n]*\}\}\s*)+$/m;
const GUARD = '\u2060';

/**
 * What is put into a text that may be marked, so that none of it is read as a mark, and nothing around it otherwise
 * than before: as if the text was filled after its marks were found. Where it could be none, it is as it was.
 */
export function asWords(words: string, within: string): string {
  const mayBeMarked = BEGINS.test(within) || BEGINS.test(words) || mayBeList(words, within);
  return mayBeMarked ? `${GUARD}${words.replace(SIGNS, '\\$&')}${GUARD}` : words;
}

function mayBeList(words: string, within: string): boolean {
  if (words === '' && NOTHING_ELSE_IN_LINE.test(within)) return true;
  return AT_LINE_BEGIN.test(within) && OF_LIST.test(words) && (words !== '' || BEFORE_LIST.test(within));
}
