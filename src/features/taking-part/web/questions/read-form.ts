import type { FieldValues, Told } from '#domain/questionnaire/held.ts';
import { inputOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { readFields } from '#ui/plain/questions/read-fields.ts';
import { answerName } from '../answer-name.ts';

/** What fields hold that were left blank. */
export const NOTHING: FieldValues = { shown: [], parts: {} };

/**
 * What a form says of each question it names: every field of it, the blank ones left out. One that stands for nothing
 * chosen names the question even so.
 */
export function readForm(questions: readonly Question[], form: FormData): Record<string, FieldValues> {
  const typed: Record<string, FieldValues> = {};
  for (const question of questions) {
    const fields = readFields(question, form, answerName(question.id));
    if (fields) typed[question.id] = fields;
  }
  return typed;
}

/** What was typed at those of the questions that the form named, as the wire takes it. */
export function inputsOf(questions: readonly Question[], typed: Record<string, FieldValues>): Record<string, Told> {
  const named = questions.flatMap((question) => {
    const fields = typed[question.id];
    return fields ? [[question.id, inputOf(question, fields)] as const] : [];
  });
  return Object.fromEntries(named);
}
