import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { answerName } from '../answer-name.ts';

/**
 * What a form says of each question it names: every field of it, the blank one that stands for nothing chosen left out.
 */
export function readForm(questions: readonly Question[], form: FormData): Record<string, string[]> {
  const typed: Record<string, string[]> = {};
  for (const { id } of questions) {
    const name = answerName(id);
    if (!form.has(name)) continue;
    typed[id] = form.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '');
  }
  return typed;
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

/** One of them. An empty text clears an answer. */
export function inputOf(question: Question, typed: readonly string[]): string | string[] {
  return kindOf(question).held.several ? [...typed] : (typed.at(-1) ?? '');
}
