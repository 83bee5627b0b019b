import { parseEmail } from '../../../text/email.ts';
import type { Kind, Problem } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import { freshQuestion } from '../fresh-question.ts';
import { TAKEN_OUT } from '../taken-out.ts';
import { readParsed } from './read-parsed.ts';
import { typedText } from './typed-text.ts';

const ASKED: Problem = { key: 'email' };

/** An email address, in the one form that identifies its owner. */
export const emailAddress: Kind<'email_address', string> = {
  ...typedText,
  kind: 'email_address',
  withoutPerson: () => TAKEN_OUT,
  seconds: 10,
  blank: (id) => ({ ...freshQuestion(id), kind: 'email_address' }),
  read: (_question, input) => readParsed(input, LIMITS.shortText, (line) => parseEmail(line) ?? ASKED),
  missing: () => ASKED,
  imagine: (_question, person) => `reader${person.digits(4)}@example.com`,
};
