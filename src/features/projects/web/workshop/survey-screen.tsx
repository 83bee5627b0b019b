import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { EmptyState } from '#ui/dashboard/empty-state.tsx';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { PageHeader } from '#ui/dashboard/page-header.tsx';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { projectPaths } from '../../paths.ts';
import { useTitleText } from '../project-title.tsx';
import { editedSurveyQuery } from '../queries.ts';
import { SurveyWorkshop } from './survey-workshop.tsx';

/** One survey, once it is read. */
export function SurveyScreen({ id }: { id: string }) {
  const t = useText();
  const titleOf = useTitleText();
  const { data, error, refetch } = useQuery(editedSurveyQuery(id));
  if (error && !data) {
    return (
      <>
        <PageHead title={t('projects:surveys')} />
        <PageHeader title={t('projects:surveys')} back={{ to: projectPaths.surveys, label: t('projects:surveys') }} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!data) return <Loading />;
  return (
    <>
      <PageHead title={titleOf(data.title)} />
      {data.abilities.update ? (
        <SurveyWorkshop project={data} />
      ) : (
        <EmptyState title={t('common:noPermission')} text={t('common:noPermissionHint')} />
      )}
    </>
  );
}

function Loading() {
  const t = useText();
  return (
    <Waiting>
      <PageHead title={t('projects:surveys')} />
      <Skeleton height={36} width="50%" mb="lg" />
      <Skeleton height={44} mb="lg" />
      <Skeleton height={360} radius="lg" />
    </Waiting>
  );
}
