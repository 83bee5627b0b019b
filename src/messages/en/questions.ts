/** Questions as respondents meet them, wherever they are shown. */
export const questions = {
  untitled: 'Untitled question',
  count_one: '{{count}} question',
  count_other: '{{count}} questions',
  option: 'Option {{number}}',
  clearAnswer: 'Clear this answer',
  ratingStep_one: '{{count}} star',
  ratingStep_other: '{{count}} stars',
  /** What a question asks for beyond what its owner wrote. */
  hint: {
    numberBetween: 'From {{min}} to {{max}}',
    numberFrom: '{{min}} or more',
    numberTo: '{{max}} or less',
    dateBetween: 'From {{min}} to {{max}}',
    dateFrom: '{{min}} or later',
    dateTo: '{{max}} or earlier',
    ratingEnds: '1 is the lowest, {{steps}} the highest',
    chooseBetween: 'Choose {{min}} to {{max}}',
    chooseExactly: 'Choose {{min}}',
    chooseAtLeast: 'Choose {{min}} or more',
    chooseAtMost: 'Choose up to {{max}}',
  },
  next: 'Next',
  back: 'Back',
} as const;
