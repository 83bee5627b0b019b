import { parseWebAddress } from '../../../text/web-address.ts';
import type { Kind, Problem } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import { freshQuestion } from '../fresh-question.ts';
import { readParsed } from './read-parsed.ts';
import { typedText } from './typed-text.ts';

const ASKED: Problem = { key: 'webAddress' };

/** The address of a page that anybody can open. */
export const webAddress: Kind<'web_address', string> = {
  ...typedText,
  kind: 'web_address',
  seconds: 15,
  blank: (id) => ({ ...freshQuestion(id), kind: 'web_address' }),
  read: (_question, input) => readParsed(input, LIMITS.webAddress, (line) => parseWebAddress(line) ?? ASKED),
  missing: () => ASKED,
  imagine: (_question, person) => `https://example.com/${person.digits(4)}`,
};
