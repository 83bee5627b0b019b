import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Questionnaire, Section } from '#domain/questionnaire/schema.ts';

/** A question's number as respondents see it, from 1. */
export function numberOf(questionnaire: Questionnaire, questionId: string): number {
  return questionsOf(questionnaire).findIndex((question) => question.id === questionId) + 1;
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
    next += questions.length;
    return first;
  });
}

/** Whether a part is this section or a question in it. */
export function holdsPart({ id, questions }: Section, partId: string | undefined): boolean {
  return id === partId || questions.some((question) => question.id === partId);
}
