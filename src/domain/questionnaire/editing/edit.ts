// The builder's operations on sections and questions. Each gives a new questionnaire and leaves the old one as it was,
// so that undo is keeping the old one; an id that is not there changes nothing.
import { defaultOf } from '../../answers/reading/default-answers.ts';
import { copyMarking } from '../../quiz/edit-marking.ts';
import { carriedBy } from '../carried/carrying.ts';
import { hasOwnOptions } from '../kinds/choice/written-options.ts';
import { hasRows } from '../kinds/grid/rows.ts';
import { columnsTakenOver } from '../kinds/group/columns.ts';
import { renameInLogic } from '../logic/references.ts';
import { renamePiped } from '../piping/find-piped.ts';
import { blankQuestion, isAsking, kindOf } from '../registry.ts';
import type { Question, QuestionKind, Questionnaire, Section } from '../schema.ts';

/** Where a question goes: before the one now at `index`; beyond the end means last. */
export interface Place {
  sectionId: string;
  index: number;
}

/** Puts a question at a place. */
export function insertQuestion(questionnaire: Questionnaire, question: Question, place: Place): Questionnaire {
  return changeQuestions(questionnaire, place.sectionId, (questions) => insertAt(questions, place.index, question));
}

/** Replaces the question that has the same id. */
export function updateQuestion(questionnaire: Questionnaire, question: Question): Questionnaire {
  const at = placeOf(questionnaire, question.id);
  if (!at) return questionnaire;
  return changeQuestions(questionnaire, at.sectionId, (questions) => questions.with(at.index, question));
}

/** The same question asked in another way: its texts, image and video stay, its options too where the kind has any. */
export function changeKind(question: Question, kind: QuestionKind, id: () => string, isQuiz = false): Question {
  if (kind === question.kind) return question;
  const fresh = blankQuestion<QuestionKind>(kind, id, isQuiz);
  const { title, help, image, video, required, showIf, requireIf, jumps } = question;
  const must = isAsking(fresh) ? { required, requireIf } : { required: false };
  const everyQuestion = { id: question.id, title, help, image, video, showIf, jumps, ...must };
  const asked: Question = { ...fresh, ...everyQuestion };
  if (hasRows(asked) && hasRows(question)) Object.assign(asked, { rows: question.rows });
  Object.assign(asked, columnsTakenOver(asked, question, id));
  if (!hasOwnOptions(asked) || !hasOwnOptions(question)) return withDefaultOf(question, asked);
  const options = question.options.slice(0, kindOf(asked).mostOptions);
  const carried = carriedBy(question);
  const choosing = Object.assign(
    {},
    asked,
    { options, shuffle: question.shuffle },
    kindOf(asked).askingFor && carried && { carried },
  );
  return withDefaultOf(question, choosing);
}

/** What stood there from the start stays where it still says the same. */
function withDefaultOf({ default: given }: Question, asked: Question): Question {
  const moved = given === undefined ? asked : { ...asked, default: given };
  return defaultOf(moved) === undefined ? asked : moved;
}

/** Takes a question out; its section stays, even when it is empty then. */
export function removeQuestion(questionnaire: Questionnaire, questionId: string): Questionnaire {
  const at = placeOf(questionnaire, questionId);
  if (!at) return questionnaire;
  return changeQuestions(questionnaire, at.sectionId, (questions) => questions.toSpliced(at.index, 1));
}

/**
 * Puts a copy right after the question. Option ids stay: they are only unique within their question. Where its jumps
 * look at its own answer, those of the copy look at the copy's.
 */
export function duplicateQuestion(questionnaire: Questionnaire, questionId: string, id: () => string): Questionnaire {
  const at = placeOf(questionnaire, questionId);
  const question = at && questionAt(questionnaire, at);
  if (!at || !question) return questionnaire;
  const copy = { ...structuredClone(question), id: id() };
  const names = new Map([[questionId, copy.id]]);
  const own = renameInLogic(copy, names);
  return insertQuestion(copyMarking(questionnaire, names), own, { ...at, index: at.index + 1 });
}

/** Puts a copy right after the section. What its logic names within it is that part of the copy. */
export function duplicateSection(questionnaire: Questionnaire, sectionId: string, id: () => string): Questionnaire {
  const index = questionnaire.sections.findIndex((section) => section.id === sectionId);
  const section = questionnaire.sections[index];
  if (!section) return questionnaire;
  const names = new Map([section, ...section.questions].map((part) => [part.id, id()]));
  const named = <P extends Question | Section>(part: P): P => ({
    ...renameInLogic(structuredClone(part), names),
    id: names.get(part.id) ?? part.id,
  });
  const copy: Section = { ...named(section), questions: section.questions.map(named) };
  const piped = renamePiped({ sections: [copy] }, names).sections;
  const sections = questionnaire.sections.toSpliced(index + 1, 0, ...piped);
  return copyMarking({ ...questionnaire, sections }, names);
}

/** Moves a question, within its section or to another. `to.index` counts without the moved question. */
export function moveQuestion(questionnaire: Questionnaire, questionId: string, to: Place): Questionnaire {
  const at = placeOf(questionnaire, questionId);
  const question = at && questionAt(questionnaire, at);
  if (!question || !questionnaire.sections.some((section) => section.id === to.sectionId)) return questionnaire;
  return insertQuestion(removeQuestion(questionnaire, questionId), question, to);
}

/** Adds an empty section before the one now at `index`; beyond the end means last. */
export function addSection(questionnaire: Questionnaire, index: number, id: () => string): Questionnaire {
  const section: Section = { id: id(), title: {}, intro: {}, questions: [] };
  return { ...questionnaire, sections: insertAt(questionnaire.sections, index, section) };
}

/** What is written of a section, without its questions. */
export type SectionHead = Omit<Section, 'id' | 'questions'>;

/** Gives a section other texts, or another condition; those not named stay. */
export function updateSection(
  questionnaire: Questionnaire,
  sectionId: string,
  head: Partial<SectionHead>,
): Questionnaire {
  return changeSection(questionnaire, sectionId, (section) => ({ ...section, ...head }));
}

/** Removes a section with its questions. The last one stays: a questionnaire always has a section. */
export function removeSection(questionnaire: Questionnaire, sectionId: string): Questionnaire {
  const sections = questionnaire.sections.filter((section) => section.id !== sectionId);
  if (sections.length === 0 || sections.length === questionnaire.sections.length) return questionnaire;
  return { ...questionnaire, sections };
}

/** Moves a section with its questions. `index` counts without the moved one. */
export function moveSection(questionnaire: Questionnaire, sectionId: string, index: number): Questionnaire {
  const section = questionnaire.sections.find((candidate) => candidate.id === sectionId);
  if (!section) return questionnaire;
  const others = questionnaire.sections.filter((candidate) => candidate !== section);
  return { ...questionnaire, sections: insertAt(others, index, section) };
}

/** Where a question stands. */
export function placeOf(questionnaire: Questionnaire, questionId: string): Place | undefined {
  for (const section of questionnaire.sections) {
    const index = section.questions.findIndex((question) => question.id === questionId);
    if (index >= 0) return { sectionId: section.id, index };
  }
  return undefined;
}

function questionAt(questionnaire: Questionnaire, { sectionId, index }: Place): Question | undefined {
  return questionnaire.sections.find((section) => section.id === sectionId)?.questions[index];
}

function changeQuestions(
  questionnaire: Questionnaire,
  sectionId: string,
  change: (questions: Question[]) => Question[],
): Questionnaire {
  return changeSection(questionnaire, sectionId, (section) => ({ ...section, questions: change(section.questions) }));
}

function changeSection(
  questionnaire: Questionnaire,
  sectionId: string,
  change: (section: Section) => Section,
): Questionnaire {
  const index = questionnaire.sections.findIndex((section) => section.id === sectionId);
  const section = questionnaire.sections[index];
  if (!section) return questionnaire;
  return { ...questionnaire, sections: questionnaire.sections.with(index, change(section)) };
}

function insertAt<T>(list: readonly T[], index: number, item: T): T[] {
  return list.toSpliced(Math.max(0, index), 0, item);
}
