import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { WithFacts } from '#ui/dashboard/facts/with-facts.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { getError } from '../../contract/errors.ts';
import { operationPaths } from '../../paths.ts';
import { ErrorFacts } from '../errors/error-facts.tsx';
import { ErrorTrace } from '../errors/error-trace.tsx';
import { SettleErrorButton } from '../errors/settle-error-button.tsx';
import { STANDING_TONES, standingOf } from '../errors/use-error-columns.tsx';

/** An address that names nothing is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getError, { params: { id: String(params.id) } });
  return null;
}

export default function ErrorLogPage() {
  const t = useText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(callQuery(getError, { params: { id } }));
  const title = data ? data.message || data.type : t('operations:errorLog.error');
  const standing = data && standingOf(data);
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        back={{ to: operationPaths.errorsLog, label: t('operations:errorLog.title') }}
        badge={
          standing ? (
            <StatusBadge tone={STANDING_TONES[standing]}>{t(`operations:errorLog.standing.${standing}`)}</StatusBadge>
          ) : null
        }
        actions={data ? <SettleErrorButton error={data} /> : null}
      />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <WithFacts facts={<ErrorFacts error={data} />}>
          <ErrorTrace error={data} />
        </WithFacts>
      ) : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
    </>
  );
}
