import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DayBars } from '#ui/dashboard/day-bars.tsx';
import { type Fact, FactList } from '#ui/dashboard/fact-list.tsx';
import type { Dashboard } from '../../contract/dashboard.ts';
import { fromFirstResponse } from './from-first-response.ts';
import styles from './home.module.css';

/** What came in of late, and how much there is in all. */
export function Recently({ dashboard }: { dashboard: Dashboard }) {
  const t = useText();
  const format = useFormat();
  const { days, projects, collecting, responses } = dashboard;
  const recent = days.reduce((sum, day) => sum + day.responses, 0);
  const shown = responses === recent ? fromFirstResponse(days) : days;
  const facts: Fact[] = [
    ...(responses === recent ? [] : [[t('dashboard:responsesInAll'), format.number(responses)] as const]),
    [t('dashboard:collecting'), format.number(collecting)],
    [t('dashboard:surveys'), format.number(projects)],
  ];
  return (
    <section className={styles.recently} aria-labelledby="recently">
      <div>
        <h2 id="recently">{t('dashboard:recently', { count: days.length })}</h2>
        <p className={styles.recent}>{format.number(recent)}</p>
        <FactList className={styles.totals} facts={facts} />
      </div>
      {recent === 0 ? (
        <p className={styles.quiet}>{t('dashboard:quietDays')}</p>
      ) : (
        <DayBars label={t('dashboard:perDay')} days={shown.map((each) => ({ day: each.day, count: each.responses }))} />
      )}
    </section>
  );
}
