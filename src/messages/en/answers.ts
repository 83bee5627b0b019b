import type { ProblemKey } from '#domain/questionnaire/kind.ts';
import { typed } from './typed.ts';

/** What may be wrong with an answer. */
export const answers = {
  ...typed,
  malformed: 'This answer could not be read. Answer again.',
  unknownQuestion: 'This question is not in the questionnaire. Reload the page and try again.',
  unknownOption: 'Choose one of the options shown',
  chooseAlone: 'If you choose “{{option}}”, choose nothing else',
  chooseOne: 'Choose only one option',
  chooseAtLeast: 'Choose at least {{min}}',
  chooseAtMost: 'Choose at most {{max}}',
  double: 'The {{field}} field must be a valid decimal',
  number: 'Enter a number',
  numberBetween: 'Enter a number from {{min}} to {{max}}',
  wholeNumber: 'Enter a whole number, without decimals',
  tooManyDecimals: 'Decimal places: {{decimals}} at most',
  numberInSteps: 'Enter a number in steps of {{step}}, from {{min}} on',
  numberTooSmall: 'Enter a number that is {{min}} or more',
  numberTooLarge: 'Enter a number that is {{max}} or less',
  rating: 'Choose a rating from 1 to {{steps}}',
  step: 'Choose a number from {{from}} to {{to}}',
  webAddress: 'Enter a web address, like www.example.com',
  date: 'Enter a valid day, month and year, like 25 March 2026',
  dateTooEarly: 'Enter {{min}} or a later date',
  dateTooLate: 'Enter {{max}} or an earlier date',
  dateBetween: 'Enter a date from {{min}} to {{max}}',
  missingChoice: 'Choose an answer',
  missingChoices: 'Choose at least one answer',
  missingText: 'Write an answer',
  missingDate: 'Enter the day, month and year',
} as const satisfies Record<ProblemKey, string>;
