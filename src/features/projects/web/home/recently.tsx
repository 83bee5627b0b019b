import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { RecentCount } from '#ui/dashboard/days/recent-count.tsx';
import type { Dashboard } from '../../contract/dashboard.ts';

/** What came in of late, and how much there is in all. */
export function Recently({ dashboard: { days, projects, collecting, responses } }: { dashboard: Dashboard }) {
  const t = useText();
  const format = useFormat();
  return (
    <RecentCount
      title={t('dashboard:recently', { count: days.length })}
      days={days.map((each) => ({ day: each.day, count: each.responses }))}
      total={{ label: t('dashboard:responsesInAll'), count: responses }}
      facts={[
        [t('dashboard:collecting'), format.number(collecting)],
        [t('dashboard:projects'), format.number(projects)],
      ]}
      perDay={t('dashboard:perDay')}
      quiet={t('dashboard:quietDays')}
    />
  );
}
