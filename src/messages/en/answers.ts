import type { ProblemKey } from '#domain/questionnaire/kind.ts';

/** What may be wrong with an answer. */
export const answers = {
  required: 'This field is required',
  malformed: 'This answer could not be read. Please answer again.',
  unknownQuestion: 'This question is not in the questionnaire. Reload the page and try again.',
  unknownOption: 'Choose one of the options shown',
  chooseOne: 'Choose only one option',
  chooseAtLeast: 'Choose at least {{min}}',
  chooseAtMost: 'Choose at most {{max}}',
  tooLong: 'Use at most {{max}} characters',
  double: 'The {{field}} field must be a valid decimal',
  wholeNumber: 'Enter a whole number, without a decimal point',
  tooManyDecimals: 'Digits after the decimal point: {{decimals}} at most',
  numberTooSmall: 'Enter a number that is {{min}} or more',
  numberTooLarge: 'Enter a number that is {{max}} or less',
  rating: 'Choose a rating from 1 to {{steps}}',
  date: 'Enter a date as year-month-day, like 2026-03-25',
  dateTooEarly: 'Enter {{min}} or a later date',
  dateTooLate: 'Enter {{max}} or an earlier date',
} as const satisfies Record<ProblemKey | 'required', string>;
