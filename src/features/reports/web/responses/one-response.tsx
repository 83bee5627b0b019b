import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '#features/projects/contract/project.ts';
import { CallError } from '#kit/contract/call.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/empty-state.tsx';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { responseQuery } from '../queries.ts';
import { useReportPlace } from '../use-report-place.ts';
import { ResponseSheet } from './response-sheet.tsx';

interface OneResponseProps {
  survey: Project;
  responseId: string;
  /** Every published version. */
  versions: number[];
}

/** One response, once it is read. */
export function OneResponse({ survey, responseId, versions }: OneResponseProps) {
  const t = useText();
  const { toResponses } = useReportPlace();
  const { data, error, refetch } = useQuery(responseQuery(survey._id, responseId));
  if (data) return <ResponseSheet key={data._id} response={data} survey={survey} versions={versions} />;
  if (!error) {
    return (
      <Waiting>
        <Skeleton height={480} radius="lg" />
      </Waiting>
    );
  }
  if (!isMissing(error)) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      title={t('reports:responseGone')}
      text={t('reports:responseGoneText')}
      action={
        <Button component={LocaleLink} to={toResponses}>
          {t('reports:allResponses')}
        </Button>
      }
    />
  );
}

/**
 * Whether there is nothing there: an address that was never one of something (422) is as good as one of nothing (404).
 */
function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.code === 'invalid');
}
