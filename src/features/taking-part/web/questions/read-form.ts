import type { FieldValues, Told } from '#domain/questionnaire/held.ts';
import { inputOf, partNamesOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { answerName, partName } from '../answer-name.ts';

/** What fields hold that were left blank. */
export const NOTHING: FieldValues = { shown: [], parts: {} };

/**
 * What a form says of each question it names: every field of it, the blank ones left out. One that stands for nothing
 * chosen names the question even so.
 */
export function readForm(questions: readonly Question[], form: FormData): Record<string, FieldValues> {
  const typed: Record<string, FieldValues> = {};
  for (const question of questions) {
    const { id } = question;
    if (!form.has(answerName(id))) continue;
    const parts = partNamesOf(question).map((part) => [part, textsOf(form, partName(id, part))] as const);
    const told = parts.filter(([, texts]) => texts.length > 0);
    typed[id] = { shown: textsOf(form, answerName(id)), parts: Object.fromEntries(told) };
  }
  return typed;
}

function textsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '');
}

/** What was typed at those of the questions that the form named, as the wire takes it. */
export function inputsOf(questions: readonly Question[], typed: Record<string, FieldValues>): Record<string, Told> {
  const named = questions.flatMap((question) => {
    const fields = typed[question.id];
    return fields ? [[question.id, inputOf(question, fields)] as const] : [];
  });
  return Object.fromEntries(named);
}
