import { numbersOf, questionsOf } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Questionnaire, Section } from '#domain/questionnaire/schema.ts';

/** A question's number as respondents see it, from 1; undefined of what only says something. */
export function numberOf(questionnaire: Questionnaire, questionId: string): number | undefined {
  const questions = questionsOf(questionnaire);
  return numbersOf(questions)[questions.findIndex((question) => question.id === questionId)];
}

/** A section's number as the builder counts them, from 1. */
export function sectionNumberOf(questionnaire: Questionnaire, sectionId: string): number {
  return questionnaire.sections.findIndex((section) => section.id === sectionId) + 1;
}

/** The number of each section's first question. */
export function firstNumbersOf(sections: readonly Section[]): number[] {
  let next = 1;
  return sections.map(({ questions }) => {
    const first = next;
    next += questions.filter(isAsking).length;
    return first;
  });
}

interface NumberedSection {
  id: string;
  questionIds: string[];
  /** The number of its first question. */
  firstNumber: number;
}

const known = new WeakMap<Section, NumberedSection>();

/** The sections by id, with the ids of their questions and the number of the first; the same while a section is. */
export function numberedSections({ sections }: Questionnaire): NumberedSection[] {
  const firstNumbers = firstNumbersOf(sections);
  return sections.map((section, index) => {
    const firstNumber = firstNumbers[index] ?? 1;
    const before = known.get(section);
    if (before?.firstNumber === firstNumber) return before;
    const fresh = { id: section.id, questionIds: section.questions.map(({ id }) => id), firstNumber };
    known.set(section, fresh);
    return fresh;
  });
}

/** Whether a part is this section or a question in it. */
export function holdsPart({ id, questions }: Section, partId: string | undefined): boolean {
  return id === partId || questions.some((question) => question.id === partId);
}
