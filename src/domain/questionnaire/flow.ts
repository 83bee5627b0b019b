import type { Answer, Answers } from '../answers/answer.ts';
import { carriedBy } from './carried/carrying.ts';
import { drawnFor } from './draw-questions.ts';
import { type Facts, PICKED } from './logic/facts.ts';
import { type Walk, walk } from './logic/walk.ts';
import { isAsking, isLacking, kindOf } from './registry.ts';
import type { Question, Questionnaire, Section } from './schema.ts';
import type { View } from './views.ts';

/** What of a section one page asks. */
export interface PageSection {
  section: Section;
  /** Place among the sections that have questions, from 0. */
  index: number;
  questions: readonly Question[];
  /** Whether the section begins on this page, so that its title and introduction belong here. */
  begins: boolean;
}

/** What is asked before a respondent goes on. */
export interface Page {
  /** From 0. */
  index: number;
  sections: readonly PageSection[];
}

interface Known {
  sections: readonly PageSection[];
  questions: readonly Question[];
  byId: ReadonlyMap<string, Question>;
  decidesWhoIsAsked: boolean;
  judgesAnswers: boolean;
  /** What everybody is asked, where there is no logic; else what those are who answered nothing. */
  start: Walk<Question>;
}

// Questionnaires are never changed in place, so what follows from one is worked out once.
const known = new WeakMap<Questionnaire, Known>();

function knownOf(questionnaire: Questionnaire): Known {
  const found = known.get(questionnaire);
  if (found) return found;
  const sections = questionnaire.sections
    .filter((section) => section.questions.length > 0)
    .map((section, index) => ({ section, index, questions: section.questions, begins: true }));
  const questions = sections.flatMap((section) => section.questions);
  const decidesWhoIsAsked = sections.some(
    ({ section }) => section.showIf || section.draw || section.questions.some(decides),
  );
  const worked = {
    sections,
    questions,
    byId: new Map(questions.map((question) => [question.id, question])),
    decidesWhoIsAsked,
    judgesAnswers: decidesWhoIsAsked || questions.some(isJudged),
    start: walk(questionnaire, {}),
  };
  known.set(questionnaire, worked);
  return worked;
}

/** Whether an answer that is there may still lack something. */
function isJudged(question: Question): boolean {
  const { isWhole, toFinish } = kindOf(question);
  return isWhole !== undefined && (toFinish === true || question.required);
}

function decides(question: Question): boolean {
  const { showIf, requireIf, jumps = [] } = question;
  return Boolean(showIf || requireIf || carriedBy(question)) || jumps.length > 0;
}

/** All questions in order, whoever is asked them. */
export function questionsOf(questionnaire: Questionnaire): readonly Question[] {
  return knownOf(questionnaire).questions;
}

/**
 * The numbers of some questions that follow each other, the first of which has this one; undefined of what only says
 * something.
 */
export function numbersOf(questions: readonly Pick<Question, 'kind'>[], first = 1): (number | undefined)[] {
  let next = first;
  return questions.map((question) => (isAsking(question) ? next++ : undefined));
}

/**
 * The question of this id. Of a questionnaire that nothing was worked out of yet it is looked for: while one is being
 * written, each letter makes another.
 */
export function findQuestion(questionnaire: Questionnaire, questionId: string): Question | undefined {
  const worked = known.get(questionnaire);
  if (worked) return worked.byId.get(questionId);
  for (const { questions } of questionnaire.sections) {
    const found = questions.find(({ id }) => id === questionId);
    if (found) return found;
  }
  return undefined;
}

/** Whether answers or chance decide who is asked what, and who has to answer. */
export function decidesWhoIsAsked(questionnaire: Questionnaire): boolean {
  return knownOf(questionnaire).decidesWhoIsAsked;
}

/** Whether it takes the answers to tell whether all is there: by which questions there are alone nobody can. */
export function judgesAnswers(questionnaire: Questionnaire): boolean {
  return knownOf(questionnaire).judgesAnswers;
}

/** The path through the questions of a respondent with these answers and facts, as far as they tell. */
export function pathOf(questionnaire: Questionnaire, answers: Answers, facts: Facts): Walk<Question> {
  if (!asksAPart(questionnaire, facts)) return knownOf(questionnaire).start;
  return walk(drawnFor(questionnaire, facts), answers, facts);
}

/** Whether not everybody is asked everything. */
function asksAPart(questionnaire: Questionnaire, facts: Facts): boolean {
  return facts[PICKED] !== undefined || decidesWhoIsAsked(questionnaire);
}

/** The questions on and off the path of a respondent with these answers, each in order, and what those on it say. */
export function askedAndNot(
  questionnaire: Questionnaire,
  answers: Answers,
  facts: Facts,
): { asked: readonly Question[]; notAsked: readonly Question[]; said: Answers } {
  const path = pathOf(questionnaire, answers, facts);
  const { asked } = path;
  if (!asksAPart(questionnaire, facts)) return { asked, notAsked: [], said: answers };
  const onPath = new Set(asked);
  const notAsked = questionsOf(questionnaire).filter((question) => !onPath.has(question));
  return { asked, notAsked, said: answersOn(path, answers) };
}

/** The questions off the path of a respondent with these answers, in order. */
export function notAsked(questionnaire: Questionnaire, answers: Answers, facts: Facts): readonly Question[] {
  return askedAndNot(questionnaire, answers, facts).notAsked;
}

/**
 * The pages of a view: `list` is one page with every section, `paged` has one for each, `step` and `tree` one for each
 * question. There is always a page. They are the same for everyone, so that a page's number keeps its meaning whatever
 * is answered; of each, a respondent is asked what is on their path.
 */
export function pagesOf(questionnaire: Questionnaire, view: View): readonly Page[] {
  const { sections } = knownOf(questionnaire);
  if (view === 'list' || sections.length === 0) return [{ index: 0, sections }];
  if (view === 'paged') return sections.map((part, index) => ({ index, sections: [part] }));
  return sections
    .flatMap((part) => part.questions.map((question, at) => ({ ...part, questions: [question], begins: at === 0 })))
    .map((part, index) => ({ index, sections: [part] }));
}

/** The questions on the path that have to be answered and are not, in order. */
export function missingRequired(questionnaire: Questionnaire, answers: Answers, facts: Facts): string[] {
  const path = pathOf(questionnaire, answers, facts);
  const said = answersOn(path, answers);
  const required = new Set(path.required);
  return path.asked
    .filter((question) => isLacking(question, said[question.id], required.has(question)))
    .map(({ id }) => id);
}

/**
 * How far somebody has come on their path, as far as that can be told. What stood at a question from the start is no
 * answer to it until it was sent: `untouched`.
 */
export function progressOf(
  questionnaire: Questionnaire,
  answers: Answers,
  facts: Facts,
  untouched: readonly string[] = [],
): { answered: number; total: number } {
  const path = pathOf(questionnaire, answers, facts);
  const said = answersOn(path, answers);
  const asked = path.asked.filter(isAsking);
  const answered = asked.filter(({ id }) => said[id] !== undefined && !untouched.includes(id));
  return { answered: answered.length, total: asked.length };
}

/** The answers as far as they fit what is offered on the path; the same object where that is all they say. */
export function answersOn({ given, offered }: Pick<Walk<Question>, 'given' | 'offered'>, answers: Answers): Answers {
  const misfits = [...offered.keys()].filter((id) => given.get(id) !== answers[id]);
  if (misfits.length === 0) return answers;
  const fitting = { ...answers };
  for (const id of misfits) {
    const answer = given.get(id);
    if (answer === undefined) delete fitting[id];
    else fitting[id] = answer;
  }
  return fitting;
}

/**
 * Answers on the path, and off it: those that were given before other answers led elsewhere, or offered something else.
 * Of one that fits in part, the part is on the path and all of it off. The path of what is on it is the same path, so
 * doing this twice is doing it once.
 */
export function splitByPath(
  questionnaire: Questionnaire,
  answers: Answers,
  facts: Facts,
): { onPath: Answers; offPath: Answers } {
  if (!asksAPart(questionnaire, facts)) return { onPath: answers, offPath: {} };
  const path = pathOf(questionnaire, answers, facts);
  const asked = new Set(path.asked.map(({ id }) => id));
  const said = answersOn(path, answers);
  const fitting: [string, Answer][] = Object.entries(said);
  const parts: [string, Answer][] = Object.entries(answers);
  return {
    onPath: Object.fromEntries(fitting.filter(([id]) => asked.has(id))),
    offPath: Object.fromEntries(parts.filter(([id, answer]) => !asked.has(id) || said[id] !== answer)),
  };
}
