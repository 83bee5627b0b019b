import type { FieldValues } from '#domain/questionnaire/held.ts';
import { partNamesOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';

/** The button that asks for one more field says which: `<question>.<part>`. */
export const MORE = 'more';

/** Has the page show a field that is still empty, beside all that was typed; whether that was asked for. */
export function makeRoom(
  typed: Record<string, FieldValues>,
  questions: readonly Question[],
  wanted: FormDataEntryValue | null,
): boolean {
  const [id, part = ''] = typeof wanted === 'string' ? wanted.split('.') : [];
  const question = questions.find((one) => one.id === id);
  const fields = question && typed[question.id];
  if (!fields || !partNamesOf(question).includes(part)) return false;
  typed[question.id] = { ...fields, parts: { [part]: [''], ...fields.parts } };
  return true;
}
