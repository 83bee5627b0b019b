import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Figures } from '#ui/dashboard/figures.tsx';
import type { Overview } from '../../contract.ts';

const WEEK = 7;

/** The figures that an operator looks at first: today and this week, with what there is in all. */
export function SiteFigures({ overview: { days, users, projects, collecting, responses } }: { overview: Overview }) {
  const t = useText();
  const format = useFormat();
  const week = days.slice(-WEEK);
  const responsesThisWeek = week.reduce((sum, day) => sum + day.responses, 0);
  const usersThisWeek = week.reduce((sum, day) => sum + day.users, 0);
  return (
    <Figures
      label={t('operations:figures')}
      figures={[
        {
          label: t('operations:responsesToday'),
          value: format.number(days.at(-1)?.responses ?? 0),
          note: t('operations:thisWeek', { count: responsesThisWeek }),
        },
        {
          label: t('operations:usersToday'),
          value: format.number(days.at(-1)?.users ?? 0),
          note: t('operations:thisWeek', { count: usersThisWeek }),
        },
        {
          label: t('operations:collecting'),
          value: format.number(collecting),
          note: t('operations:ofProjects', { count: projects }),
        },
        {
          label: t('operations:responsesInAll'),
          value: format.number(responses),
          note: t('operations:accounts', { count: users }),
        },
      ]}
    />
  );
}
