import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { inLastDays } from '#ui/dashboard/days/in-last-days.ts';
import { RecentCount } from '#ui/dashboard/days/recent-count.tsx';
import type { Overview } from '../../contract.ts';

type SiteResponsesProps = Pick<Overview, 'days' | 'projects' | 'collecting' | 'responses'>;

/** What the site is for: the responses that came in, and how many projects take more. */
export function SiteResponses({ days, projects, collecting, responses }: SiteResponsesProps) {
  const t = useText();
  const format = useFormat();
  const counts = days.map((each) => ({ day: each.day, count: each.responses }));
  return (
    <RecentCount
      title={t('dashboard:recently', { count: days.length })}
      days={counts}
      total={{ label: t('dashboard:responsesInAll'), count: responses }}
      facts={[
        [t('common:today'), format.number(inLastDays(1, counts))],
        [t('dashboard:lastWeek'), format.number(inLastDays(7, counts))],
        [t('dashboard:collecting'), t('dashboard:ofProjects', { collecting, count: projects })],
      ]}
      perDay={t('dashboard:perDay')}
      quiet={t('dashboard:quietDays')}
    />
  );
}
