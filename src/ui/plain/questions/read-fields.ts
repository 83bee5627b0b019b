import type { FieldValues } from '#domain/questionnaire/held.ts';
import { partNamesOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';

/** What a form says of a question by its fields of this name, the blank ones left out; undefined where it has none. */
export function readFields(question: Question, form: FormData, name: string): FieldValues | undefined {
  if (!form.has(name)) return undefined;
  const parts = partNamesOf(question).map((part) => [part, textsOf(form, `${name}.${part}`)] as const);
  const told = parts.filter(([, texts]) => texts.length > 0);
  return { shown: textsOf(form, name), parts: Object.fromEntries(told) };
}

function textsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '');
}
