import { useState } from 'react';
import { MINUTE_MS } from '#domain/text/durations.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import type { CountedTo as CountedToData } from '../contract/counted-to.ts';

/** Folding takes on what waits every minute: after so long, something keeps it from that. */
const LATE_MS = 60 * MINUTE_MS;

/** Up to where the figures or the list below go; nothing where they hold all. */
export function CountedTo({ countedTo, waiting }: CountedToData) {
  const t = useText();
  const format = useFormat();
  const [openedAt] = useState(() => Date.now());
  if (countedTo === null || waiting === 0) return null;
  const words = t('reports:countedTo', { count: waiting, time: format.dateTime(countedTo) });
  if (openedAt - Date.parse(countedTo) < LATE_MS) return <Alert>{words}</Alert>;
  return (
    <Alert tone="warning">
      {words} {t('reports:countedLate')}
    </Alert>
  );
}
