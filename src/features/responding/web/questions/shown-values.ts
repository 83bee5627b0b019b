import type { Answer } from '#domain/answers/answer.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { toBengaliDigits } from '#domain/text/digits.ts';
import type { Locale } from '#domain/text/locale.ts';

/** What the fields of a question hold when it has this answer. Typed numbers come back in the page's digits. */
export function shownOf(question: Question, answer: Answer | undefined, locale: Locale): readonly string[] {
  if (answer === undefined) return [];
  if (typeof answer === 'string') return [answer];
  if (typeof answer !== 'number') return answer;
  const digits = String(answer);
  return [question.kind === 'number' && locale === 'bn' ? toBengaliDigits(digits) : digits];
}
