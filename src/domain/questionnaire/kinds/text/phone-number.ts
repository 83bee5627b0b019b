import { formatMobile, readBangladeshMobile } from '../../../text/phone.ts';
import type { Kind, Reading } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { readText, toOneLine } from './read-text.ts';
import { typedText } from './typed-text.ts';

/** A mobile number of Bangladesh, stored as +8801XXXXXXXXX, written and read as people do: 01712-345678. */
export const phoneNumber: Kind<'phone_number', string> = {
  ...typedText,
  kind: 'phone_number',
  seconds: 10,
  blank: (id) => ({ ...freshQuestion(id), kind: 'phone_number' }),
  read: readPhone,
  held: { several: false, values: (answer, locale) => [formatMobile(answer, locale)] },
  testedBy: 'contains',
  missing: () => ({ key: 'phone' }),
  words: (_question, answer, locale) => formatMobile(answer, locale),
  imagine: (_question, person) => `019${person.digits(8)}`,
};

function readPhone(question: QuestionOf<'phone_number'>, input: unknown): Reading<string> {
  const reading = readText(input, LIMITS.shortText, toOneLine);
  if (!('answer' in reading)) return reading;
  const mobile = readBangladeshMobile(reading.answer);
  if ('value' in mobile) return { answer: mobile.value };
  return { problem: { key: mobile.problem, values: { field: question.title } } };
}
