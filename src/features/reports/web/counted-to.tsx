import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import type { CountedTo as CountedToData } from '../contract/counted-to.ts';

/** Up to where the figures or the list below go; nothing where they hold all. */
export function CountedTo({ countedTo, waiting }: CountedToData) {
  const t = useText();
  const format = useFormat();
  if (countedTo === null || waiting === 0) return null;
  return <Alert>{t('reports:countedTo', { count: waiting, time: format.dateTime(countedTo) })}</Alert>;
}
