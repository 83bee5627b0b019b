import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { useTitleText } from '../project-title.tsx';
import { surveyQuery } from '../queries.ts';
import { NotOut } from './not-out.tsx';
import { ShareView } from './share-view.tsx';

/** How people come to a survey, once it is read. */
export function ShareScreen({ id }: { id: string }) {
  const t = useText();
  const titleOf = useTitleText();
  const { data, error, refetch } = useQuery(surveyQuery(id));
  if (data) {
    return (
      <>
        <PageHead title={t('sharing:title', { title: titleOf(data.title) })} />
        {data.version === null ? <NotOut project={data} /> : <ShareView project={data} />}
      </>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Waiting>
      <Skeleton height={180} radius="lg" mb="lg" />
      <Skeleton height={320} radius="lg" />
    </Waiting>
  );
}
