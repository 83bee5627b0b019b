import { useId } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import type { Overview } from '../../contract.ts';
import { operationPaths } from '../../paths.ts';
import { inLastDays } from './in-last-days.ts';
import styles from './overview.module.css';
import { areWorkersAway } from './problems.ts';

interface SitePartsProps {
  overview: Overview;
  mayReadMails: boolean;
}

/** Who is there, and how what runs by itself is doing. */
export function SiteParts({ overview: { now, users, days, mails, jobs }, mayReadMails }: SitePartsProps) {
  const t = useText();
  const format = useFormat();
  const newUsers = days.map((each) => ({ count: each.users }));
  // Workers count them: while none is at work, what was counted last says nothing of now.
  const atWork: Fact[] = [
    [t('operations:jobsWaiting'), format.number(jobs.waiting)],
    [t('operations:jobsRunning'), format.number(jobs.running)],
  ];
  return (
    <div className={styles.room}>
      <div className={styles.parts}>
        <Part
          title={t('operations:accounts')}
          facts={[
            [t('operations:inTotal'), format.number(users)],
            [t('operations:newToday'), format.number(inLastDays(1, newUsers))],
            [t('operations:newInWeek'), format.number(inLastDays(7, newUsers))],
            [t('operations:newOfLate', { count: days.length }), format.number(inLastDays(days.length, newUsers))],
          ]}
        />
        <Part
          title={t('operations:emails')}
          all={mayReadMails ? { to: operationPaths.emailLogs, label: t('operations:allMails') } : undefined}
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
    </div>
  );
}

interface PartProps {
  title: string;
  all?: { to: string; label: string } | undefined;
  facts: readonly Fact[];
}

function Part({ title, all, facts }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <SectionHead id={id} title={title} all={all} />
      <FactList className={styles.lines} facts={facts} />
    </section>
  );
}
