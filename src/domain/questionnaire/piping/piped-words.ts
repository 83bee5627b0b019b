import { cleanText } from '../../text/normalise.ts';
import { LIMITS } from '../limits.ts';

const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Half a letter, where a text was cut. */
const CUT_OFF = /(?:\p{M}|\p{Cs}|\u200c|\u200d)+$/u;

/**
 * What somebody said, as it may stand within a text of somebody else: one line, not too long, that neither turns what
 * stands around it nor is read as anything but words. A brace is kept apart from whatever stands beside it.
 */
export function pipedWords(said: string): string {
  const line = cleanText(said).replace(DIRECTIONS, '').replace(/\s+/g, ' ').trim();
  const words = shortened(line).replace(/[{}]/g, '\u2060$&\u2060');
  return RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words;
}

function shortened(line: string): string {
  if (line.length <= LIMITS.pipedAnswer) return line;
  const cut = line.slice(0, LIMITS.pipedAnswer);
  return `${(/\s/.test(cut) ? cut.replace(/\s+\S*$/, '') : cut).replace(CUT_OFF, '')}…`;
}
