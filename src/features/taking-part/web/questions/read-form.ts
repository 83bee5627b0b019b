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

/** The same as the wire takes it. An empty text clears an answer. */
export function inputOf(question: Question, typed: readonly string[]): string | string[] {
  return kindOf(question).held.several ? [...typed] : (typed.at(-1) ?? '');
}
