import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { Figures } from '#ui/dashboard/figures.tsx';
import { overviewQuery } from './queries.ts';

export function SiteFigures() {
  const t = useText();
  const format = useFormat();
  const { data, error, refetch } = useQuery(overviewQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const written = (count: number | undefined) => (count === undefined ? undefined : format.number(count));
  return (
    <Figures
      label={t('operations:figures')}
      figures={[
        {
          label: t('operations:users'),
          value: written(data?.users),
          note: t('operations:usersThisWeek', { count: data?.usersThisWeek ?? 0 }),
        },
        {
          label: t('operations:projects'),
          value: written(data?.projects),
          note: t('operations:collecting', { count: data?.projectsCollecting ?? 0 }),
        },
        { label: t('operations:responses'), value: written(data?.responses) },
        {
          label: t('operations:mailsFailed'),
          value: written(data?.mailsFailed),
          note: t(data?.mailsFailed === 0 ? 'operations:mailsFailedNone' : 'operations:mailsFailedSome'),
        },
      ]}
    />
  );
}
