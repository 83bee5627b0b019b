import { readBangladeshMobile } from '../../../text/phone.ts';
import { formatPhone, readPhone } from '../../../text/phone-abroad.ts';
import type { Kind, Problem } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { TAKEN_OUT } from '../taken-out.ts';
import { readParsed } from './read-parsed.ts';
import { typedText } from './typed-text.ts';

type PhoneNumber = QuestionOf<'phone_number'>;

const ABROAD: Problem = { key: 'phoneAbroad' };

/**
 * A mobile number of Bangladesh, stored as +8801XXXXXXXXX, written and read as people do: 01712-345678. Where numbers
 * of any country are taken, others are stored as +12025550123.
 */
export const phoneNumber: Kind<'phone_number', string> = {
  ...typedText,
  kind: 'phone_number',
  withoutPerson: () => TAKEN_OUT,
  seconds: 10,
  blank: (id) => ({ ...freshQuestion(id), kind: 'phone_number' }),
  hint: ({ anyCountry }) => (anyCountry ? { key: 'phoneAbroad', values: {} } : undefined),
  read: (question, input) => readParsed(input, LIMITS.shortText, (line) => parseNumber(question, line)),
  held: { several: false, values: (answer, locale) => [formatPhone(answer, locale)] },
  testedBy: 'contains',
  missing: ({ anyCountry }) => (anyCountry ? ABROAD : { key: 'phone' }),
  words: (_question, answer, locale) => formatPhone(answer, locale),
  imagine: ({ anyCountry }, person) => (anyCountry ? `+120255501${person.digits(2)}` : `019${person.digits(8)}`),
};

function parseNumber({ anyCountry, title }: PhoneNumber, line: string): string | Problem {
  if (anyCountry) return readPhone(line) ?? ABROAD;
  const mobile = readBangladeshMobile(line);
  return 'value' in mobile ? mobile.value : { key: mobile.problem, values: { field: title } };
}
