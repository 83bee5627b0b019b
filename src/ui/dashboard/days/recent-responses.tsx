import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { inLastDays } from './in-last-days.ts';
import { RecentCount } from './recent-count.tsx';

interface RecentResponsesProps {
  days: readonly { day: string; responses: number }[];
  projects: number;
  /** How many of them take responses. */
  collecting: number;
  /** In all. */
  responses: number;
}

/** What came in of late, how much there is in all, and how many projects take more. */
export function RecentResponses({ days, projects, collecting, responses }: RecentResponsesProps) {
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
