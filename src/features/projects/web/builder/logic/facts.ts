import { useMemo } from 'react';
import { hiddenValueTitle } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import { LANGUAGE, SOURCES } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { sourceTitle } from './words/fact-words.ts';

/** A fact as owners know it. */
export interface NamedFact {
  id: string;
  title: string;
}

/**
 * What may be known of respondents: their language where there are several, what links bring along, and where links say
 * that they came from.
 */
export function useFacts({ hiddenValues }: Questionnaire): readonly NamedFact[] {
  const t = useText();
  const locale = useLocale();
  const { languages } = useBuilderTools();
  return useMemo(
    () => [
      ...(languages.length > 1 ? [{ id: LANGUAGE, title: t('logic:language') }] : []),
      ...(hiddenValues ?? []).map((value) => ({ id: value.id, title: hiddenValueTitle(value, locale) })),
      ...SOURCES.map((id) => ({ id, title: sourceTitle(id, { t }) })),
    ],
    [hiddenValues, languages, locale, t],
  );
}
