import { NO_VALUE } from '#domain/text/format.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { writtenIn } from '../written-in.ts';

/** What a respondent said of themself, as people read it. */
export function Detail({ field, value }: { field: string; value: string | undefined }) {
  const format = useFormat();
  if (!value) return NO_VALUE;
  if (field === 'phone') return format.mobile(value);
  return <span lang={writtenIn(value)}>{value}</span>;
}
