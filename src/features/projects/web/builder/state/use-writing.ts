import { useCallback, useMemo, useState } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';

export type Writing = Locale | 'both';

/** The languages of a survey that one writes in now: all of them, or the one chosen. */
export function useWriting(languages: readonly Locale[]) {
  const locale = useLocale();
  const [chosen, choose] = useState<Writing>('both');
  // The page's own language comes first: it is the one the canvas is read in.
  const writing = useMemo(
    () =>
      languages
        .filter((language) => chosen === 'both' || chosen === language || !languages.includes(chosen))
        .sort((one, other) => Number(other === locale) - Number(one === locale)),
    [languages, chosen, locale],
  );
  const writeInAll = useCallback(() => choose('both'), []);
  return { writing, chosen: writing.length === languages.length ? 'both' : chosen, choose, writeInAll } as const;
}
