import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import type { Retention } from '../../contract/settings.ts';
import { retentionQuery } from '../queries.ts';
import { useGoingWords } from './use-going-words.ts';

const PAUSE_MS = 400;

/** Which answers would go next under a retention, and when, as the server counts them. */
export function WhatGoes({ id, retention }: { id: string; retention: Retention }) {
  const t = useText();
  const words = useGoingWords();
  const [asked] = useDebouncedValue(retention, PAUSE_MS);
  const { data } = useQuery({ ...retentionQuery(id, asked), placeholderData: keepPreviousData });
  if (!data?.retention) return null;
  const { going, retention: looked } = data;
  return (
    <Alert tone={going ? 'warning' : 'info'}>{going ? words(going, looked.end) : t('projects:retentionNothing')}</Alert>
  );
}
