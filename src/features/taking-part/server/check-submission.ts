import type { AnswersReading } from '#domain/answers/reading/read-answers.ts';
import type { Problem } from '#domain/questionnaire/kind.ts';
import { AppError, type FieldMessages, type MessageRef } from '#kit/contract/errors.ts';

/** What is wrong with answers, by field. */
export function answerProblems({ problems }: Pick<AnswersReading, 'problems'>): FieldMessages {
  const fields: FieldMessages = {};
  for (const [questionId, problem] of Object.entries(problems)) {
    fields[questionId === '' ? 'answers' : `answers.${questionId}`] = [messageOf(problem)];
  }
  return fields;
}

function messageOf({ key, values, said }: Problem): MessageRef {
  const all = said ? { ...values, said: messageOf(said) } : values;
  return { key: `answers:${key}`, ...(all && { values: all }) };
}

/** What a response still lacks to be submitted, by field. */
export function missingFields(
  questions: readonly string[],
  details: { required: readonly string[]; given: Readonly<Record<string, string>> },
): FieldMessages {
  const missing = [
    ...questions.map((questionId) => `answers.${questionId}`),
    ...details.required.filter((field) => details.given[field] === undefined).map((field) => `details.${field}`),
  ];
  return Object.fromEntries(missing.map((field) => [field, [{ key: 'required' }]]));
}

/** Nothing is written while anything is wrong. */
export function refuseProblems(...found: FieldMessages[]): void {
  const fields: FieldMessages = Object.assign({}, ...found);
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
}
