/** The scripts that the display face has letters of, each in a font of its own. */
export const LETTER_SCRIPTS = ['latin', 'bengali'] as const;
export type LetterScript = (typeof LETTER_SCRIPTS)[number];

/** So many Bengali ones make some 10 kB, what a survey may take beside its text face. */
export const MOST_LETTERS = 120;

const BENGALI = {
  begins: '[\\u0964\\u0965\\u0980\\u0985-\\u09b9\\u09bd\\u09ce\\u09dc-\\u09e1\\u09e6-\\u09fd]',
  signs: '[\\u0981-\\u0983\\u09bc\\u09be-\\u09cd\\u09d7\\u09e2\\u09e3\\u09fe\\u200c\\u200d]',
  joined: '(?<=\\u09cd\\u200d?)[\\u0985-\\u09b9\\u09dc-\\u09df]',
};

/** What each has as a letter: one sign, or a Bengali letter with all that is written to it and joined to it. */
const LETTER = {
  latin: /[!-~\u00a1-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2192\u2212]/g,
  bengali: new RegExp(`${BENGALI.begins}(?:${BENGALI.signs}|${BENGALI.joined})*`, 'g'),
} as const;

/** The letters of one script in words, each once and in order: the words cannot be read from them. */
export function lettersOf(words: string, script: LetterScript): readonly string[] {
  return [...new Set(words.normalize('NFC').match(LETTER[script]))].sort();
}
