// For tests: three rounds of a section each, one a day.
import type { Question, Questionnaire } from '../../questionnaire/schema.ts';
import type { Series } from './series.ts';

const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03'];

const questions = DAYS.map(
  (_day, at): Question => ({
    ...{ kind: 'yes_no', id: `q${at + 1}`, help: {}, required: false },
    title: { en: `Is it so, ${at + 1}?`, bn: `তাই কি, ${at + 1}?` },
  }),
);

/** Ten points each; six are enough to pass. */
export const threeSections = {
  sections: questions.map((question, at) => ({
    ...{ id: `s${at + 1}`, title: { en: `Part ${at + 1}`, bn: `অংশ ${at + 1}` }, intro: {} },
    questions: [question],
  })),
  marking: {
    pass: 60,
    questions: Object.fromEntries(
      questions.map(({ id }) => [id, { points: 10, key: { by: 'options' as const, right: ['yes'] } }]),
    ),
  },
} satisfies Questionnaire;

/** Each from six to six in Dhaka. */
export function threeRounds(
  series: Partial<Series> = {},
  openedBy: Series['rounds'][number]['openedBy'] = 'dates',
): Series {
  return {
    lateJoiners: 'miss',
    rounds: DAYS.map((day, at) => ({
      ...{ id: `r${at + 1}`, title: {}, sections: [`s${at + 1}`] },
      ...{ opensAt: `${day}T00:00:00.000Z`, endsAt: `${day}T12:00:00.000Z` },
      openedBy: at === 0 ? 'dates' : openedBy,
    })),
    ...series,
  };
}
