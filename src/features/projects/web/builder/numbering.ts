import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';

/** A question's number as respondents see it, from 1. */
export function numberOf(questionnaire: Questionnaire, questionId: string): number {
  return questionsOf(questionnaire).findIndex((question) => question.id === questionId) + 1;
}

/** A section's number as the builder counts them, from 1. */
export function sectionNumberOf(questionnaire: Questionnaire, sectionId: string): number {
  return questionnaire.sections.findIndex((section) => section.id === sectionId) + 1;
}
