import { questionsOf } from '#domain/questionnaire/flow.ts';
import { localizedText } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import type { Respondent } from '../open-respondent.ts';

/**
 * The titles of all questions, so that one font serves every page of them. None where answers are inserted into texts:
 * what is written with the letters of an answer is nobody's but the respondent's.
 */
export function useTitles({ project, asWritten }: Respondent): readonly string[] {
  const locale = useLocale();
  const numbers = useFormat().digits('0123456789.');
  if (asWritten) return [];
  const { sections } = project.questionnaire;
  const asked = [...sections, ...questionsOf(project.questionnaire)];
  return [localizedText(project.title, locale), numbers, ...asked.map(({ title }) => localizedWords(title, locale))];
}
