/** The quizzes that somebody took under their account. */
export const attempts = {
  listText: 'Quizzes you took signed in. Anonymous ones are not listed.',
  search: 'Search quizzes',
  standing: 'State',
  standingOf: { answering: 'In progress', ended: 'Finished' },
  stateOf: { answering: 'In progress', completed: 'Submitted', screened_out: 'Screened out', over_quota: 'Over quota' },
  none: 'No quizzes taken yet',
  noneText:
    'A quiz that records who answers appears here once you take it signed in, with its marks where they are shown.',
  quiz: 'Quiz',
  marks: 'Marks',
  marksPassed: '{{marks}} · {{passed}}',
  attempt: 'Attempt',
  left: 'Next attempt',
  again: 'Take it again',
  started: 'Started',
  ended: 'Finished',
  goOn: 'Continue',
  openQuiz: 'Open the quiz',
  onTheWay: 'You have not submitted this quiz yet.',
  hidden: 'The owner of this quiz shows no marks or answers at the moment.',
  notCounted: 'These answers were not taken as a response, so there are no marks.',
};
