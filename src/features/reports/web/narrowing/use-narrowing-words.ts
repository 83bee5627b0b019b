import { sourceWords } from '#features/projects/contract/sharing.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { daysWords } from '#ui/dashboard/forms/fields/dates/days-words.ts';
import { useNarrowing } from './use-narrowing.ts';

/** What the summary is narrowed by, in words; undefined what it is not narrowed by. */
export function useNarrowingWords(): { days: string | undefined; source: string | undefined } {
  const t = useText();
  const format = useFormat();
  const { from, until, source } = useNarrowing().narrowing;
  const openEnded = from
    ? t('reports:filtered.from', { date: format.date(from) })
    : until && t('reports:filtered.until', { date: format.date(until) });
  return {
    days: from && until ? daysWords({ from, until }, format) : openEnded,
    source: source && t('reports:filtered.source', { source: sourceWords(source, t) }),
  };
}
