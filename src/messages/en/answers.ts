import type { ProblemKey } from '#domain/questionnaire/kind.ts';

/** What may be wrong with an answer. */
export const answers = {
  malformed: 'This answer could not be read. Please answer again.',
  unknownQuestion: 'This question is not in the questionnaire. Reload the page and try again.',
  unknownOption: 'Choose one of the options shown',
  chooseOne: 'Choose only one option',
  chooseAtLeast: 'Choose at least {{min}}',
  chooseAtMost: 'Choose at most {{max}}',
  tooLong: 'Use at most {{max}} characters',
  double: 'The {{field}} field must be a valid decimal',
  number: 'Write a number',
  numberBetween: 'Write a number from {{min}} to {{max}}',
  wholeNumber: 'Write a whole number, without a decimal point',
  tooManyDecimals: 'Digits after the decimal point: {{decimals}} at most',
  numberTooSmall: 'Write a number that is {{min}} or more',
  numberTooLarge: 'Write a number that is {{max}} or less',
  rating: 'Choose a rating from 1 to {{steps}}',
  date: 'Give the day, month and year of a date that exists, like 25 March 2026',
  dateTooEarly: 'Give {{min}} or a later date',
  dateTooLate: 'Give {{max}} or an earlier date',
  dateBetween: 'Give a date from {{min}} to {{max}}',
  missingChoice: 'Choose an answer',
  missingChoices: 'Choose at least one answer',
  missingText: 'Write an answer',
  missingDate: 'Give the day, month and year',
} as const satisfies Record<ProblemKey, string>;
