import { NO_VALUE } from '#domain/text/format.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import { useMobileNumber } from '#kit/web/i18n/use-mobile-number.ts';

/** What a respondent said of themself, as people read it. */
export function Detail({ field, value }: { field: string; value: string | undefined }) {
  const mobileNumber = useMobileNumber();
  if (!value) return NO_VALUE;
  if (field === 'phone') return mobileNumber(value);
  return <span lang={writtenIn(value)}>{value}</span>;
}
