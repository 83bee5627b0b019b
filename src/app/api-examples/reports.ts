import type { Option, Question } from '#domain/questionnaire/schema.ts';
import { findConsents } from '#features/reports/contract/consents.ts';
import * as files from '#features/reports/contract/export.ts';
import { downloadFile, findFiles } from '#features/reports/contract/files.ts';
import { findGrades } from '#features/reports/contract/grades.ts';
import * as marking from '#features/reports/contract/hand-marks.ts';
import * as leaderboard from '#features/reports/contract/leaderboard.ts';
import { getNarrowedReport } from '#features/reports/contract/narrowed-report.ts';
import { findNewestComments } from '#features/reports/contract/newest-comments.ts';
import * as people from '#features/reports/contract/people.ts';
import * as reports from '#features/reports/contract/report.ts';
import * as responses from '#features/reports/contract/responses.ts';
import { findTextAnswers } from '#features/reports/contract/text-answers.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { ANSWERS, BETTER, BRANCH, LIKED, PLACE, RATING, SCORE, SECTION_TITLE, VALUES } from './questions.ts';
import {
  AT,
  FILE_BYTES,
  FILE_QUESTION,
  HIDDEN_VALUES,
  PROJECT,
  QUIZ,
  QUIZ_TAKER,
  RESPONSE,
  SOURCE,
  TITLE,
  FILE as UPLOADED,
} from './story.ts';

const params = { id: PROJECT };

const summary = {
  _id: RESPONSE,
  state: 'completed',
  startedAt: AT.started,
  completedAt: AT.completed,
  seconds: 80,
  endedBy: null,
  version: 1,
  locale: 'en',
  answered: 4,
  round: '',
  details: { name: 'A customer' },
  source: SOURCE,
  hiddenValues: HIDDEN_VALUES,
} satisfies responses.ResponseSummary;

/** Lines end as RFC 4180 has it; moments are Dhaka's. */
const FILE = [
  'Response ID,Started (Dhaka time),Completed (Dhaka time),Seconds,Language,Version,Name,Branch,' +
    'How satisfied are you?,Where did you buy?,What did you like?,What could be better?,Score',
  `${RESPONSE},2026-03-05 11:30:00,2026-03-05 11:31:20,80,en,1,A customer,Dhanmondi,4,On the website,Price; Service,Faster delivery,${VALUES.score}`,
  '',
].join('\r\n');

const [shop, web] = PLACE.options as [Option, Option];
const [price, quality, service] = LIKED.options as [Option, Option, Option];

/** Nothing was changed since the first one. */
const ONLY_VERSION = { versions: [1], formerly: [] };

/** Its answer is what was said on the path. */
const asked = { asked: true, offPath: null, consentText: null, mark: null, tries: [], byHand: null };

/** The week of the only response. */
const days = [27, 28, 1, 2, 3, 4, 5].map((day) => ({
  from: `2026-0${day > 5 ? 2 : 3}-${String(day).padStart(2, '0')}`,
  count: day === 5 ? 1 : 0,
}));

/** A question that everybody answered. */
function answered(question: Question, rows: reports.ReportRow[], figures: reports.QuestionReport['figures'] = null) {
  return {
    question,
    sectionTitle: SECTION_TITLE,
    ...ONLY_VERSION,
    retired: false,
    base: 1,
    skipped: 0,
    notAsked: 0,
    offPath: 0,
    notInVersion: 0,
    rows,
    figures,
    score: null,
    topBox: null,
    items: [],
  };
}

/** What a report says of question after question. */
const cards = {
  countedTo: null,
  waiting: 0,
  versions: [1],
  hiddenValues: [BRANCH],
  questions: [
    answered(
      RATING,
      [1, 2, 3, 4, 5].map((step) => ({ id: String(step), count: step === 4 ? 1 : 0, share: step === 4 ? 1 : 0 })),
      { mean: 4, median: 4, min: 4, max: 4, deviation: null },
    ),
    answered(PLACE, [
      { ...shop, ...ONLY_VERSION, count: 0, share: 0 },
      { ...web, ...ONLY_VERSION, count: 1, share: 1 },
    ]),
    answered(LIKED, [
      { ...price, ...ONLY_VERSION, count: 1, share: 1, points: 50 },
      { ...quality, ...ONLY_VERSION, count: 0, share: 0, points: 0 },
      { ...service, ...ONLY_VERSION, count: 1, share: 1, points: 50 },
    ]),
    answered(BETTER, []),
  ],
  values: [
    {
      id: SCORE.id,
      label: SCORE.label,
      type: SCORE.type,
      versions: [1],
      retired: false,
      base: 1,
      unknown: 0,
      rows: [{ id: '8', count: 1, share: 1, from: 8, to: 8 }],
      figures: { mean: 8, median: 8, min: 8, max: 8, deviation: null },
    },
  ],
  marks: null,
  rounds: [],
} satisfies Partial<reports.ReportCards>;

export const reportsExamples = [
  exampleOf(reports.getReport, {
    params,
    data: {
      projectId: PROJECT,
      title: TITLE,
      asOf: AT.read,
      headline: { started: 1, completed: 1, screenedOut: 0, overQuota: 0, completionRate: 1, medianSeconds: 80 },
      trend: { by: 'day', stretches: days },
      quotas: [],
      ...cards,
    },
  }),
  exampleOf(getNarrowedReport, {
    params,
    query: { from: '2026-03-01', source: SOURCE.utm_source },
    data: {
      projectId: PROJECT,
      title: TITLE,
      asOf: AT.read,
      headline: { completed: 1, medianSeconds: 80 },
      trend: { by: 'day', stretches: days.filter(({ from }) => from >= '2026-03-01') },
      ...cards,
    },
  }),
  exampleOf(findNewestComments, {
    data: [
      {
        projectId: PROJECT,
        projectKind: 'survey',
        projectMode: null,
        projectTitle: TITLE,
        responseId: RESPONSE,
        question: BETTER.title,
        text: ANSWERS.better,
        completedAt: AT.completed,
      },
    ],
  }),
  exampleOf(responses.findResponses, {
    params,
    query: { with: 'answers', limit: 20 },
    data: {
      items: [{ ...summary, answers: ANSWERS, values: VALUES, marks: null, notAsked: [], offPath: [] }],
      next: null,
      total: 1,
      read: 1,
      countedTo: null,
      waiting: 0,
    },
  }),
  exampleOf(responses.findResponseSources, {
    params,
    data: { sources: Object.entries(SOURCE).map(([name, value]) => ({ name, value })) },
  }),
  exampleOf(responses.getResponse, {
    params: { id: PROJECT, responseId: RESPONSE },
    data: {
      ...summary,
      previous: null,
      next: null,
      questions: [
        { question: RATING, sectionTitle: SECTION_TITLE, value: ANSWERS.satisfied, answer: '4 of 5', ...asked },
        { question: PLACE, sectionTitle: SECTION_TITLE, value: ANSWERS.place, answer: 'On the website', ...asked },
        { question: LIKED, sectionTitle: SECTION_TITLE, value: ANSWERS.liked, answer: 'Price; Service', ...asked },
        { question: BETTER, sectionTitle: SECTION_TITLE, value: ANSWERS.better, answer: ANSWERS.better, ...asked },
      ],
      values: [{ id: SCORE.id, label: SCORE.label, value: VALUES.score }],
      marks: null,
    },
  }),
  exampleOf(people.findPerson, {
    params,
    body: { by: 'email', value: 'rahima@example.com' },
    data: {
      items: [{ _id: RESPONSE, state: 'completed', startedAt: AT.started, completedAt: AT.completed, files: 1 }],
      next: null,
      read: 1,
    },
  }),
  exampleOf(people.exportPerson, {
    params,
    query: { ids: RESPONSE },
    data: '{"exportedAt": "2026-03-05T06:00:00.000Z", "project": {"en": "Mornings"}, "responses": […]}',
  }),
  exampleOf(people.deletePerson, {
    params,
    body: { by: 'email', value: 'rahima@example.com', ids: [RESPONSE] },
    data: { deleted: 1, files: 1 },
  }),
  exampleOf(findConsents, {
    params: { id: PROJECT },
    data: {
      consents: [
        {
          questionId: 'q9',
          texts: [
            {
              ...{ number: 1, since: AT.published, versions: [1] },
              title: { en: 'Before you start' },
              help: { en: 'We keep your answers for a year.' },
              agreement: { en: 'I agree' },
            },
          ],
        },
      ],
    },
  }),
  exampleOf(findGrades, {
    params: { id: QUIZ },
    data: {
      items: [
        {
          ...{ _id: QUIZ_TAKER, name: 'Karim Mia', attempts: 1, submitted: 1, seconds: 80, lastAt: AT.started },
          rounds: 1,
          marks: { earned: 4, points: 5, percent: 80, passed: true, waiting: 0 },
        },
      ],
      ...{ next: null, total: 1, grade: 'highest', rounds: 1 },
    },
  }),
  exampleOf(leaderboard.findStandings, {
    params: { id: QUIZ },
    data: {
      items: [
        {
          ...{ _id: QUIZ_TAKER, rank: 1, name: 'Karim', isRemoved: false, person: 'Karim Mia' },
          ...{ earned: 4, points: 5, rounds: 1, seconds: 80, endedAt: AT.completed },
        },
      ],
      ...{ next: null, total: 1, isWaiting: false },
    },
  }),
  exampleOf(leaderboard.removeLeaderboardName, { params: { id: QUIZ, takerId: QUIZ_TAKER }, data: {} }),
  exampleOf(marking.findUnmarked, {
    params: { id: PROJECT },
    data: {
      items: [
        {
          ...{ responseId: RESPONSE, questionId: BETTER.id, title: BETTER.title, name: 'Karim Mia' },
          answer: ANSWERS.better,
          ...{ points: 5, rubric: 'One idea that can be carried out', completedAt: AT.completed },
        },
      ],
      next: null,
      total: 1,
      questions: [{ questionId: BETTER.id, title: BETTER.title, waiting: 1, marked: 0 }],
    },
  }),
  exampleOf(marking.markByHand, {
    params: { id: PROJECT, responseId: RESPONSE, questionId: BETTER.id },
    body: { earned: 4.5, feedback: 'Well observed.', revision: 0 },
    data: { marks: { earned: 8.5, points: 10, percent: 85, passed: true, waiting: 0 }, revision: 1 },
  }),
  exampleOf(responses.deleteResponse, { params: { id: PROJECT, responseId: RESPONSE }, data: {} }),
  exampleOf(findTextAnswers, {
    params: { id: PROJECT, questionId: BETTER.id },
    query: { q: 'delivery' },
    data: {
      items: [{ responseId: RESPONSE, text: ANSWERS.better, cells: null, completedAt: AT.completed }],
      next: null,
      total: null,
      read: 1,
    },
  }),
  exampleOf(findFiles, {
    params: { ...params, questionId: FILE_QUESTION },
    data: {
      items: [
        {
          _id: UPLOADED,
          responseId: RESPONSE,
          name: 'receipt.pdf',
          type: 'application/pdf',
          size: FILE_BYTES,
          completedAt: AT.completed,
        },
      ],
      next: null,
      total: 1,
    },
  }),
  exampleOf(downloadFile, { params: { ...params, file: UPLOADED }, data: 'The bytes of the file' }),
  exampleOf(files.exportResponses, {
    params,
    query: { locale: 'en' },
    data: `\ufeff${FILE}`,
  }),
  exampleOf(files.exportResponsesWorkbook, { params, query: { locale: 'en' }, data: 'The bytes of the workbook' }),
  exampleOf(files.exportGrades, {
    params: { id: QUIZ },
    query: { locale: 'en' },
    data:
      '\ufeffName,Marks,Out of,Per cent,Passed,Seconds,Attempts,Submitted,Last started (Dhaka time),ID\r\n' +
      `Karim Mia,4,5,80,Yes,80,1,1,2026-03-05 11:30:00,${QUIZ_TAKER}\r\n`,
  }),
  exampleOf(files.exportGradesWorkbook, {
    params: { id: QUIZ },
    query: { locale: 'en' },
    data: 'The bytes of the workbook',
  }),
];
