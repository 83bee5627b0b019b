import * as answering from '#features/taking-part/contract/answering.ts';
import * as attempts from '#features/taking-part/contract/attempts.ts';
import * as certificates from '#features/taking-part/contract/certificates.ts';
import * as files from '#features/taking-part/contract/files.ts';
import * as leaderboard from '#features/taking-part/contract/leaderboard.ts';
import * as pollResults from '#features/taking-part/contract/poll-results.ts';
import * as practice from '#features/taking-part/contract/practice.ts';
import * as respondent from '#features/taking-part/contract/respondent.ts';
import * as starting from '#features/taking-part/contract/start-respondent.ts';
import * as welcome from '#features/taking-part/contract/welcome.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { overQuotaWords } from '#features/taking-part/public.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { ANSWERS, BRANCH, QUESTIONNAIRE, SECONDS } from './questions.ts';
import {
  AT,
  ATTEMPT,
  FILE,
  FILE_BYTES,
  FILE_QUESTION,
  HIDDEN_VALUES,
  PROJECT,
  QUIZ,
  RESPONDENT,
  RESPONSE,
  SETTINGS,
  SOURCE,
} from './story.ts';

const params = { id: RESPONDENT };
const { title, description, languages, privacy, viewType, responseMethod, details, onePer, opensAt, endsAt } = SETTINGS;
const { closingText, reviewAnswers, showProgress, allowBack, theme } = SETTINGS;
const { satisfied, place, ...rest } = ANSWERS;

/** Somebody who has nothing left to answer. */
const ended = {
  ...{ _id: RESPONDENT, projectId: PROJECT, locale: 'en' as const, completedAt: AT.completed },
  endedBy: null,
  again: null,
  result: null,
  certificate: null,
  rounds: null,
  hasLeaderboard: false,
  project: { kind: 'survey' as const, mode: null, title, languages, theme, closingText },
};

/** A quiz that somebody took. */
const attempt = {
  _id: ATTEMPT,
  title: { en: 'Rivers of Bangladesh', bn: 'বাংলাদেশের নদী' },
  attempt: 1,
  round: null,
  state: 'completed' as const,
  startedAt: AT.started,
  completedAt: AT.completed,
};

/** One of its questions, as its result shows it: rivers that were put in order. */
const LONGEST_FIRST = {
  ...{ id: 'longest', title: { en: 'Which river is longer here?' }, outcome: 'wrong' as const },
  ...{ answer: '1. Meghna; 2. Padma', key: '1. Padma; 2. Meghna' },
  answerRows: [
    { of: null, words: 'Meghna' },
    { of: null, words: 'Padma' },
  ],
  keyRows: [
    { of: null, words: 'Padma' },
    { of: null, words: 'Meghna' },
  ],
  marks: { earned: 0, points: 2.5 },
  passage: null,
  feedback: null,
  optionFeedback: [],
  handFeedback: null,
};

/** The leaderboard of the same quiz. */
const OWN_LINE = { rank: 2, name: 'Karim', earned: 4, points: 5, rounds: 1, seconds: 180, isOwn: true };
const LEADERBOARD = {
  items: [{ rank: 1, name: null, earned: 5, points: 5, rounds: 1, seconds: 240, isOwn: false }, OWN_LINE],
  next: null,
  total: 2,
  rounds: null,
  project: { kind: 'quiz' as const, title: attempt.title, languages, theme },
  hasNames: true,
  isShown: true,
  isWaiting: false,
};

/** What whoever passed has to show. */
const CERTIFICATE = {
  code: '7K3M-9QPX-2A1B-ZZ04',
  state: 'valid' as const,
  name: 'Karim Mia',
  title: attempt.title,
  ownerName: 'Survey Owner',
  company: null,
  completedAt: AT.completed,
  score: { earned: 4, points: 5 },
};

export const takingPartExamples = [
  exampleOf(welcome.getWelcome, {
    params: { id: PROJECT },
    data: {
      _id: PROJECT,
      kind: 'survey',
      mode: null,
      title,
      description,
      ownerName: 'Survey Owner',
      company: null,
      languages,
      theme,
      cover: null,
      availability: 'open',
      closedAt: null,
      opensAt,
      endsAt,
      privacy,
      viewType,
      allowBack,
      responseMethod,
      onePer,
      clock: null,
      questionSeconds: null,
      attempts: null,
      leaderboard: 'nobody',
      practice: null,
      practising: null,
      rounds: null,
      details,
      questions: 4,
      mayBeFewer: true,
      tellsDuring: false,
      marked: null,
      seconds: SECONDS,
      linkValues: [BRANCH.label],
      retention: SETTINGS.retention,
      picture: `https://survey.example.org${takingPartPaths.picture(PROJECT, 'en')}?v=pZ3kq0Xw9LmT7sBd`,
      ballot: null,
      voted: null,
      respondent: null,
      ownAttempts: null,
      hasAnswered: false,
      mayAnswerAgain: true,
    },
  }),
  exampleOf(starting.startRespondent, {
    params: { id: PROJECT },
    body: { locale: 'en', source: SOURCE, hiddenValues: HIDDEN_VALUES, answers: { satisfied } },
    data: {
      _id: RESPONDENT,
      responseId: RESPONSE,
      link: `https://survey.example.org${takingPartPaths.questions(PROJECT, RESPONDENT)}`,
      state: 'answering',
      revision: 1,
    },
  }),
  exampleOf(answering.saveAnswers, {
    params,
    body: { answers: { place, ...rest } },
    data: { revision: 2, answered: 4, total: 4, overQuota: false },
  }),
  exampleOf(attempts.findOwnAttempts, {
    query: { standing: 'ended' },
    data: {
      items: [{ ...attempt, marks: { earned: 4, points: 5, percent: 80, passed: true, waiting: 0 } }],
      next: null,
      total: 1,
      byStanding: { answering: 0, ended: 1 },
    },
  }),
  exampleOf(attempts.getOwnAttempt, {
    params: { id: attempt._id },
    data: {
      ...attempt,
      projectId: QUIZ,
      ref: null,
      again: { left: 2, from: AT.ends },
      certificate: { ref: RESPONDENT },
      result: { marks: { earned: 4, points: 5, percent: 80, passed: true, waiting: 0 }, band: null, questions: [] },
    },
  }),
  exampleOf(certificates.nameCertificate, {
    params,
    body: { name: 'Karim Mia' },
    data: { code: CERTIFICATE.code },
  }),
  exampleOf(certificates.getCertificate, { params: { code: CERTIFICATE.code }, data: CERTIFICATE }),
  exampleOf(certificates.downloadCertificate, {
    params: { code: CERTIFICATE.code },
    query: { locale: 'bn' },
    data: '%PDF-1.7',
  }),
  exampleOf(leaderboard.getLeaderboard, {
    params: { id: QUIZ },
    data: { ...LEADERBOARD, items: LEADERBOARD.items.map((line) => ({ ...line, isOwn: false })) },
  }),
  exampleOf(leaderboard.getOwnStanding, {
    params,
    data: { ...LEADERBOARD, own: OWN_LINE, name: OWN_LINE.name, isForAll: true, isNameRemoved: false },
  }),
  exampleOf(leaderboard.nameOnLeaderboard, { params, body: { name: 'Karim' }, data: { name: 'Karim' } }),
  exampleOf(respondent.getRespondent, {
    params,
    data: {
      _id: RESPONDENT,
      projectId: PROJECT,
      state: 'answering',
      locale: 'en',
      revision: 2,
      answers: ANSWERS,
      untouched: [],
      details: {},
      hiddenValues: HIDDEN_VALUES,
      source: SOURCE,
      startedAt: AT.started,
      availability: 'open',
      until: null,
      turn: null,
      final: [],
      told: null,
      picked: null,
      practice: null,
      now: AT.started,
      project: {
        kind: 'survey',
        mode: null,
        title,
        languages,
        theme,
        closingText,
        viewType,
        reviewAnswers,
        showProgress,
        allowBack,
        responseMethod,
        details,
        clock: null,
        questionnaire: QUESTIONNAIRE,
      },
    },
    when: 'while they answer',
    others: {
      'completed, at a closing that leads on by itself': {
        ...ended,
        state: 'completed',
        closing: {
          title: { en: 'Thank you!', bn: 'ধন্যবাদ!' },
          text: { en: 'The shop has something for you.', bn: 'দোকানে আপনার জন্য কিছু আছে।' },
          link: 'https://shop.example.org/thanks',
        },
        redirect: 'https://shop.example.org/thanks',
      },
      'completed, of a quiz whose owner shows marks': {
        ...ended,
        state: 'completed',
        closing: null,
        redirect: null,
        result: {
          marks: { earned: 7.5, points: 10, percent: 75, passed: true, waiting: 0 },
          band: { en: 'Well done.', bn: 'ভালো করেছেন।' },
          questions: [LONGEST_FIRST],
        },
        project: { ...ended.project, kind: 'quiz', mode: 'general' },
      },
      'over a quota without a closing of its own': {
        ...ended,
        state: 'over_quota',
        closing: overQuotaWords,
        redirect: null,
      },
    },
  }),
  exampleOf(pollResults.getPollResults, {
    params,
    data: {
      title: { en: 'Which day suits you?' },
      votes: 3,
      isShared: false,
      options: [
        { id: 'o1', label: { en: 'Friday' }, votes: 2, percent: 67, isOwn: true },
        { id: 'o2', label: { en: 'Saturday' }, votes: 1, percent: 33, isOwn: false },
      ],
    },
  }),
  exampleOf(practice.tryAnswer, {
    params,
    body: { question: 'capital', answer: 'o2' },
    data: {
      ...{ id: 'capital', title: { en: 'Which city is the capital?' }, answer: 'Khulna', outcome: 'wrong' },
      ...{
        marks: null,
        answerRows: null,
        key: null,
        keyRows: null,
        passage: null,
        feedback: null,
        first: 'wrong',
        tries: 1,
        given: 'o2',
      },
      optionFeedback: [{ option: 'Khulna', feedback: { en: 'That is the city of the Sundarbans.' } }],
      ...{ isOver: false, day: '2026-03-01' },
    },
  }),
  exampleOf(practice.findOwnPractice, {
    data: {
      items: [
        {
          ...{ projectId: QUIZ, title: attempt.title, due: 4, next: '2026-03-03', streak: 3 },
          ...{ known: 6, questions: 20 },
        },
      ],
    },
  }),
  exampleOf(practice.bringPractice, {
    params: { id: QUIZ },
    body: {
      cards: {
        capital: {
          ...{ due: '2026-03-04', last: '2026-03-01' },
          ...{ stability: 3.13, difficulty: 5.28, reps: 1, lapses: 0 },
        },
      },
      days: ['2026-03-01'],
    },
    data: {},
  }),
  exampleOf(practice.forgetPractice, { params: { id: QUIZ }, data: {} }),
  exampleOf(files.createFile, {
    params,
    body: { question: FILE_QUESTION, name: 'receipt.pdf', size: FILE_BYTES },
    data: { _id: FILE, received: 0, piece: 1_048_576 },
  }),
  exampleOf(files.addPiece, {
    params: { ...params, file: FILE },
    query: { offset: 0 },
    body: new Uint8Array(),
    data: { received: FILE_BYTES },
  }),
  exampleOf(files.downloadOwnFile, { params: { ...params, file: FILE }, data: 'The bytes of the file' }),
  exampleOf(files.deleteFile, { params: { ...params, file: FILE }, data: {} }),
  exampleOf(answering.completeRespondent, {
    params,
    body: { details: { name: 'A customer' } },
    data: { _id: RESPONDENT, state: 'completed', completedAt: AT.completed },
  }),
];
