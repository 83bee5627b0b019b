import { useMemo, useState } from 'react';
import { DEFAULT_LOCALE, type Locale } from '#domain/text/locale.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';

export type Writing = Locale | 'both';

/** The languages of a survey that one writes in now: one of them, or all side by side. */
export function useWriting(languages: readonly Locale[]) {
  const locale = useLocale();
  const [chosen, choose] = useState<Writing>(locale);
  const writing = useMemo(() => {
    // The page's own language comes first: it is the one the canvas is read in.
    const ordered = [...languages].sort((one, other) => Number(other === locale) - Number(one === locale));
    if (chosen === 'both') return ordered;
    return [ordered.includes(chosen) ? chosen : (ordered[0] ?? DEFAULT_LOCALE)];
  }, [languages, chosen, locale]);
  const shown: Writing = writing.length > 1 ? 'both' : (writing[0] ?? DEFAULT_LOCALE);
  return { writing, chosen: shown, choose };
}
