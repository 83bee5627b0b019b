import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { consentsQuery } from '../queries.ts';

/** Every text of a question that asks for consent, the newest first. */
export function ConsentTexts({ projectId, questionId }: { projectId: string; questionId: string }) {
  const t = useText();
  const format = useFormat();
  const { data, error, refetch } = useQuery(consentsQuery(projectId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const texts = data?.consents.find((consent) => consent.questionId === questionId)?.texts ?? [];
  return (
    <Stack gap="lg">
      {texts.toReversed().map(({ number, since, title, help, agreement }) => (
        <section key={number} aria-labelledby={`consent-${number}`}>
          <h3 id={`consent-${number}`}>{t('reports:consentTextSince', { number, when: format.dateTime(since) })}</h3>
          <LocalizedText as="p" text={title} />
          <MarkedText as="div" marks="all" text={help} />
          <LocalizedText as="p" text={agreement} />
        </section>
      ))}
    </Stack>
  );
}
