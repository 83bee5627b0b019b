import { inputOf, kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { answerName } from '../answer-name.ts';

/**
 * What a form says of each question it names: every field of it, the blank one that stands for nothing chosen left out.
 * Of a value in parts every one, blank or not, unless all of them are.
 */
export function readForm(questions: readonly Question[], form: FormData): Record<string, string[]> {
  const typed: Record<string, string[]> = {};
  for (const question of questions) {
    const name = answerName(question.id);
    if (!form.has(name)) continue;
    const told = kindOf(question).held.parts?.names.map((part) => textsOf(form, `${name}.${part}`)[0] ?? '') ?? [];
    typed[question.id] = told.some((part) => part !== '') ? told : textsOf(form, name);
  }
  return typed;
}

function textsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '');
}

/** What was typed at those of the questions that the form named, as the wire takes it. */
export function inputsOf(
  questions: readonly Question[],
  typed: Record<string, string[]>,
): Record<string, string | string[]> {
  const named = questions.flatMap((question) => {
    const fields = typed[question.id];
    return fields ? [[question.id, inputOf(question, fields)] as const] : [];
  });
  return Object.fromEntries(named);
}
