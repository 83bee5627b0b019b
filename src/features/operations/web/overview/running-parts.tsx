import type { ReactNode } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/fact-list.tsx';
import { Moment } from '#ui/dashboard/moment.tsx';
import type { Overview } from '../../contract.ts';
import { operationPaths } from '../../paths.ts';
import styles from './overview.module.css';
import { areWorkersAway } from './problems.ts';

interface RunningPartsProps {
  overview: Pick<Overview, 'mails' | 'jobs' | 'now'>;
  mayReadMails: boolean;
}

/** How what runs by itself is doing: emails and jobs. */
export function RunningParts({ overview: { mails, jobs, now }, mayReadMails }: RunningPartsProps) {
  const t = useText();
  const format = useFormat();
  // Workers count them: while none is at work, what was counted last says nothing of now.
  const atWork: Fact[] = [
    [t('operations:jobsWaiting'), format.number(jobs.waiting)],
    [t('operations:jobsRunning'), format.number(jobs.running)],
  ];
  return (
    <div className={styles.columns}>
      <Part
        title={t('operations:emails')}
        aside={mayReadMails ? <LocaleLink to={operationPaths.emailLogs}>{t('operations:allMails')}</LocaleLink> : null}
        facts={[
          [t('operations:stateOf.queued'), format.number(mails.queued)],
          [t('operations:sentInWeek'), format.number(mails.sent)],
          [t('operations:failedInWeek'), format.number(mails.failed)],
          [t('operations:printedInWeek'), format.number(mails.printed)],
        ]}
      />
      <Part
        title={t('operations:jobs')}
        facts={[
          ...(areWorkersAway({ jobs, now }) ? [] : atWork),
          [t('operations:failedInWeek'), format.number(jobs.failed)],
          [
            t('operations:workedAt'),
            jobs.workedAt ? <Moment key="workedAt" at={jobs.workedAt} /> : t('operations:never'),
          ],
        ]}
      />
    </div>
  );
}

function Part({ title, aside, facts }: { title: string; aside?: ReactNode; facts: readonly Fact[] }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      <FactList className={styles.lines} facts={facts} />
    </section>
  );
}
