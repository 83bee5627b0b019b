import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Localized } from '#domain/text/localized.ts';
import { localizedText } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { pipedIn } from '#domain/text/piped.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import type { Respondent } from '../open-respondent.ts';

export interface Titles {
  /** The titles of all questions, so that one font serves every page of them. */
  titles: readonly string[];
  /** Ids of the questions into whose titles an answer is inserted: its letters are nobody's but the respondent's. */
  withAnswers: readonly string[];
}

export function useTitles({ project, asWritten = project.questionnaire }: Respondent): Titles {
  const locale = useLocale();
  const numbers = useFormat().digits('0123456789.');
  const questions = questionsOf(asWritten);
  const written = [...asWritten.sections, ...questions].filter(({ title }) => !holdsAnswers(title));
  return {
    titles: [
      localizedText(project.title, locale),
      numbers,
      ...written.map(({ title }) => localizedWords(title, locale)),
    ],
    withAnswers: questions.filter(({ title }) => holdsAnswers(title)).map(({ id }) => id),
  };
}

function holdsAnswers(title: Localized | undefined): boolean {
  return Object.values(title ?? {}).some((text) => pipedIn(text).length > 0);
}
