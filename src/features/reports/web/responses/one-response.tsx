import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '#features/projects/contract/project.ts';
import { CallError } from '#kit/contract/call.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import type { Report } from '../../contract/report.ts';
import { responseQuery } from '../queries.ts';
import { ResponseSheet } from './response-sheet.tsx';
import type { ReadBeside } from './use-neighbours.ts';

interface OneResponseProps {
  survey: Project;
  responseId: string;
  report: Report;
  beside: ReadBeside;
}

/** One response, once it is read. */
export function OneResponse({ survey, responseId, report, beside }: OneResponseProps) {
  const t = useText();
  const { data, error, refetch } = useQuery(responseQuery(survey._id, responseId));
  if (data) {
    return <ResponseSheet key={data._id} response={data} beside={beside} survey={survey} report={report} />;
  }
  if (!error) {
    return (
      <Waiting>
        <Skeleton height={480} radius="lg" />
      </Waiting>
    );
  }
  if (!isMissing(error)) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <EmptyState picture="missing-page" title={t('reports:responseGone')} text={t('reports:responseGoneText')} />;
}

/**
 * Whether there is nothing there: an address that was never one of something (422) is as good as one of nothing (404).
 */
function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.code === 'invalid');
}
