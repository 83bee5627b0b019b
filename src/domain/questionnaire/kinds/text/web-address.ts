import { parseWebAddress } from '../../../text/web-address.ts';
import type { Kind, Reading } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { readText, toOneLine } from './read-text.ts';
import { typedText } from './typed-text.ts';

/** The address of a page that anybody can open. */
export const webAddress: Kind<'web_address', string> = {
  ...typedText,
  kind: 'web_address',
  seconds: 15,
  blank: (id) => ({ ...freshQuestion(id), kind: 'web_address' }),
  read: readAddress,
  missing: () => ({ key: 'webAddress' }),
  imagine: (_question, person) => `https://example.com/${person.digits(4)}`,
};

function readAddress(_question: QuestionOf<'web_address'>, input: unknown): Reading<string> {
  const reading = readText(input, LIMITS.webAddress, toOneLine);
  if (!('answer' in reading)) return reading;
  const answer = parseWebAddress(reading.answer);
  return answer === undefined ? { problem: { key: 'webAddress' } } : { answer };
}
