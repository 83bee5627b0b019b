import { parseEmail } from '../../../text/email.ts';
import type { Kind, Reading } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { readText, toOneLine } from './read-text.ts';
import { typedText } from './typed-text.ts';

/** An email address, in the one form that identifies its owner. */
export const emailAddress: Kind<'email_address', string> = {
  ...typedText,
  kind: 'email_address',
  seconds: 10,
  blank: (id) => ({ ...freshQuestion(id), kind: 'email_address' }),
  read: readEmail,
  missing: () => ({ key: 'email' }),
  imagine: (_question, person) => `reader${person.digits(4)}@example.com`,
};

function readEmail(_question: QuestionOf<'email_address'>, input: unknown): Reading<string> {
  const reading = readText(input, LIMITS.shortText, toOneLine);
  if (!('answer' in reading)) return reading;
  const answer = parseEmail(reading.answer);
  return answer === undefined ? { problem: { key: 'email' } } : { answer };
}
