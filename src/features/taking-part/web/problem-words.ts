import type { Problem } from '#domain/questionnaire/kind.ts';
import { answerValues } from '#domain/questionnaire/shown-values.ts';
import type { Locale } from '#domain/text/locale.ts';
import { translate } from '#messages/translate.ts';

/** What is wrong with an answer, and where that is in a part of it, what is wrong there. */
export function problemWords(problem: Problem, locale: Locale): string {
  const { key, said } = problem;
  const values = answerValues(problem, locale);
  return translate(locale, `answers:${key}`, said ? { ...values, said: problemWords(said, locale) } : values);
}
