import { type ReactNode, useMemo } from 'react';
import type { Closing } from '#domain/questionnaire/closings/closing-schema.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { END } from '#domain/questionnaire/logic/end.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { sectionNumberOf } from '../parts/numbering.ts';
import { useQuestionChoices, useSteady } from './earlier.tsx';
import { laterThan } from './numbered.ts';

const NONE: readonly Closing[] = [];

/** Where one can be led from a question: what comes after it, as choices of a select. */
export function useTargets(
  questionnaire: Questionnaire,
  questionId: string,
): { ids: ReadonlySet<string>; choices: ReactNode } {
  const t = useText();
  const locale = useLocale();
  const later = laterThan(questionnaire, questionId);
  const firstAfter = questionsOf(questionnaire).filter(isAsking).length - later.questions.filter(isAsking).length + 1;
  const questions = useSteady(later.questions);
  const sections = useSteady(later.sections);
  const closings = useSteady(questionnaire.closings ?? NONE);
  const firstSection = sectionNumberOf(questionnaire, sections[0]?.id ?? '');
  const asked = useQuestionChoices(questions, firstAfter);
  return useMemo(
    () => ({
      ids: new Set([...questions, ...sections, ...closings].map(({ id }) => id).concat(END)),
      choices: (
        <>
          {questions.length > 0 ? <optgroup label={t('builder:questions')}>{asked}</optgroup> : null}
          {sections.length > 0 ? (
            <optgroup label={t('builder:sections')}>
              {sections.map(({ id, title }, index) => (
                <option key={id} value={id}>
                  {t('builder:sectionNamed', {
                    number: firstSection + index,
                    title: localizedWords(title, locale) || t('builder:untitledSection'),
                  })}
                </option>
              ))}
            </optgroup>
          ) : null}
          <optgroup label={t('builder:closings')}>
            {closings.map(({ id, title }, index) => (
              <option key={id} value={id}>
                {t('builder:closingNamed', {
                  number: index + 1,
                  title: localizedWords(title, locale) || t('builder:untitledClosing'),
                })}
              </option>
            ))}
            <option value={END}>{t('logic:end')}</option>
          </optgroup>
        </>
      ),
    }),
    [questions, sections, closings, asked, firstSection, locale, t],
  );
}
