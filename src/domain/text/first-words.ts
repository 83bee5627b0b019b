import { shorten } from './shorten.ts';

const MOST = 60;

/** As much of a text as names it where it is spoken of, on one line. */
export function firstWords(text: string): string {
  const { text: words, isShorter } = shorten(text.replace(/\s+/g, ' '), MOST);
  return isShorter ? `${words.trimEnd()}…` : words;
}
