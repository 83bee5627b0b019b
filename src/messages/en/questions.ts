/** Questions as respondents meet them, wherever they are shown. */
export const questions = {
  untitled: 'Untitled question',
  option: 'Option {{number}}',
  clearAnswer: 'Clear this answer',
  numberBetween: 'From {{min}} to {{max}}',
  numberFrom: '{{min}} or more',
  numberTo: '{{max}} or less',
  dateBetween: 'From {{min}} to {{max}}',
  dateFrom: '{{min}} or later',
  dateTo: '{{max}} or earlier',
  ratingStep_one: '{{count}} star',
  ratingStep_other: '{{count}} stars',
  ratingEnds: '1 is the lowest, {{steps}} the highest',
  chooseBetween: 'Choose {{min}} to {{max}}',
  chooseExactly: 'Choose {{min}}',
  chooseAtLeast: 'Choose {{min}} or more',
  chooseAtMost: 'Choose up to {{max}}',
} as const;
