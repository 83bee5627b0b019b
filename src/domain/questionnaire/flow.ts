import type { Answers } from '../answers/answer.ts';
import type { Question, Questionnaire, Section } from './schema.ts';

/** How a survey is shown: everything on one page, or a question a page. */
export type View = 'list' | 'step';

/** What of a section one page asks. */
export interface PageSection {
  section: Section;
  /** Place among the sections that ask something, from 0. */
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

interface Path {
  sections: readonly PageSection[];
  questions: readonly Question[];
  byId: ReadonlyMap<string, Question>;
}

// Questionnaires are never changed in place, so what follows from one is worked out once.
const paths = new WeakMap<Questionnaire, Path>();

/**
 * Everything a respondent is asked, in order. Conditions, when a
 * questionnaire has them, are applied here and nowhere else.
 */
function pathOf(questionnaire: Questionnaire): Path {
  const known = paths.get(questionnaire);
  if (known) return known;
  const sections = questionnaire.sections
    .filter((section) => section.questions.length > 0)
    .map((section, index) => ({ section, index, questions: section.questions, begins: true }));
  const questions = sections.flatMap((section) => section.questions);
  const path = { sections, questions, byId: new Map(questions.map((question) => [question.id, question])) };
  paths.set(questionnaire, path);
  return path;
}

/** All questions in order. */
export function questionsOf(questionnaire: Questionnaire): readonly Question[] {
  return pathOf(questionnaire).questions;
}

/** The question of this id, if respondents are asked it. */
export function findQuestion(questionnaire: Questionnaire, questionId: string): Question | undefined {
  return pathOf(questionnaire).byId.get(questionId);
}

/**
 * The pages of a view: `list` is one page with every section, `step` asks one question a page. There is always a page.
 */
export function pagesOf(questionnaire: Questionnaire, view: View): readonly Page[] {
  const { sections } = pathOf(questionnaire);
  if (view === 'list' || sections.length === 0) return [{ index: 0, sections }];
  return sections
    .flatMap((part) => part.questions.map((question, at) => ({ ...part, questions: [question], begins: at === 0 })))
    .map((part, index) => ({ index, sections: [part] }));
}

/** The required questions that have no answer, in order. */
export function missingRequired(questionnaire: Questionnaire, answers: Answers): string[] {
  const missing: string[] = [];
  for (const question of questionsOf(questionnaire)) {
    if (question.required && answers[question.id] === undefined) missing.push(question.id);
  }
  return missing;
}

/** How far somebody has come. */
export function progressOf(questionnaire: Questionnaire, answers: Answers): { answered: number; total: number } {
  const questions = questionsOf(questionnaire);
  const answered = questions.filter((question) => answers[question.id] !== undefined).length;
  return { answered, total: questions.length };
}
