import { cleanText } from '../../text/normalise.ts';

/** A line of a pasted list. */
export interface MarkedLine {
  /** How far in it begins. */
  indent: number;
  /** What it is listed by: the sign itself, whatever the number or letter; nothing where it begins with its words. */
  mark?: string;
  /** Whether that is a number, as questions have it too. */
  numbered: boolean;
  /** Whether it begins with a box to tick, of which one may tick several. */
  boxed: boolean;
  words: string;
}

const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
const BULLET = /^([-–*•◦▪○●])(?=\s|$)/u;
const NUMBER = /^[0-9০-৯]{1,3}([.)।])(?=\s|$)/u;
const LETTER = /^(?:\(?[a-zক-হ]\)|[a-zক-হ][.।])(?=\s|$)/iu;
const BOX = /^(?:\[[ xX✓]?\]|[☐☑☒□])(?=\s|$)/u;

/** A pasted text line by line. */
export function linesIn(text: string): string[] {
  return text.split(LINE_END);
}

/** What a line says without the bullet, number, letter or box that lists are pasted with. */
export function readLine(line: string): MarkedLine {
  const begun = line.trimStart();
  if (begun === '') return { indent: 0, numbered: false, boxed: false, words: '' };
  const indent = line.length - begun.length;
  const listed = cleanText(begun);
  const number = NUMBER.exec(listed);
  const sign = BULLET.exec(listed) ?? number ?? LETTER.exec(listed);
  const rest = listed.slice(sign?.[0].length ?? 0).trimStart();
  const box = BOX.exec(rest);
  const words = rest.slice(box?.[0].length ?? 0).trimStart();
  const mark = sign ? (sign[1] ?? 'letter') : box ? 'box' : undefined;
  return { indent, ...(mark !== undefined && { mark }), numbered: number !== null, boxed: box !== null, words };
}
