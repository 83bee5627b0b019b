import type { Question } from '#domain/questionnaire/schema.ts';
import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { firstWords } from '#domain/text/first-words.ts';
import type { Localized } from '#domain/text/localized.ts';

/** What a question is called where changes of it are told. */
export function toldTitle({ title }: Pick<Question, 'title'>): Localized {
  return cleanLocalized(title, firstWords);
}
