import type { Localized } from '../../../text/localized.ts';
import { formatMobile, readBangladeshMobile } from '../../../text/phone.ts';
import type { Kind, Problem } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import { freshQuestion } from '../fresh-question.ts';
import { readParsed } from './read-parsed.ts';
import { typedText } from './typed-text.ts';

/** A mobile number of Bangladesh, stored as +8801XXXXXXXXX, written and read as people do: 01712-345678. */
export const phoneNumber: Kind<'phone_number', string> = {
  ...typedText,
  kind: 'phone_number',
  seconds: 10,
  blank: (id) => ({ ...freshQuestion(id), kind: 'phone_number' }),
  read: ({ title }, input) => readParsed(input, LIMITS.shortText, (line) => parseMobile(line, title)),
  held: { several: false, values: (answer, locale) => [formatMobile(answer, locale)] },
  testedBy: 'contains',
  missing: () => ({ key: 'phone' }),
  words: (_question, answer, locale) => formatMobile(answer, locale),
  imagine: (_question, person) => `019${person.digits(8)}`,
};

function parseMobile(line: string, field: Localized): string | Problem {
  const mobile = readBangladeshMobile(line);
  return 'value' in mobile ? mobile.value : { key: mobile.problem, values: { field } };
}
