import { LONGEST_WORDS } from '../../contract/longest-words.ts';

/** As much of an answer in words as a cell or a card shows. */
export function cutWords(text: string): string {
  if (text.length <= LONGEST_WORDS) return text;
  return `${text.slice(0, LONGEST_WORDS - 1).toWellFormed()}…`;
}
