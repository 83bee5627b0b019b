import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { Overview } from '../../contract.ts';
import { operationPaths } from '../../paths.ts';
import styles from './overview.module.css';

type MailState = Parameters<typeof operationPaths.emailLogsIn>[0];

interface SitePartsProps {
  overview: Pick<Overview, 'mails' | 'jobs'>;
  mayReadMails: boolean;
}

/** How what runs by itself is doing. */
export function SiteParts({ overview: { mails, jobs }, mayReadMails }: SitePartsProps) {
  const t = useText();
  const mailsIn = (state: MailState) => (mayReadMails ? operationPaths.emailLogsIn(state) : undefined);
  return (
    <div className={styles.parts}>
      <Part
        title={t('operations:emails')}
        all={mayReadMails ? { to: operationPaths.emailLogs, label: t('operations:allMails') } : undefined}
        counts={[
          { name: t('operations:stateOf.queued'), count: mails.queued, to: mailsIn('queued') },
          { name: t('operations:sentInWeek'), count: mails.sent, to: mailsIn('sent') },
          { name: t('operations:failedInWeek'), count: mails.failed, to: mailsIn('failed') },
          { name: t('operations:printedInWeek'), count: mails.printed, to: mailsIn('sent') },
        ]}
        none={t('operations:noMailsOfLate')}
      />
      <Part
        title={t('operations:jobs')}
        counts={[
          { name: t('operations:jobsWaiting'), count: jobs.waiting },
          { name: t('operations:jobsRunning'), count: jobs.running },
          { name: t('operations:failedInWeek'), count: jobs.failed },
        ]}
        none={t('operations:noJobs')}
        facts={[
          [
            t('operations:workedAt'),
            jobs.workedAt ? <Moment key="workedAt" at={jobs.workedAt} /> : t('operations:never'),
          ],
        ]}
      />
    </div>
  );
}

interface Count {
  name: string;
  count: number;
  /** Where those that are counted are listed. */
  to?: string | undefined;
}

interface PartProps {
  title: string;
  all?: { to: string; label: string } | undefined;
  counts: readonly Count[];
  /** Said instead of the counts where all are nought. */
  none: string;
  /** What stands there whatever the counts. */
  facts?: readonly Fact[];
}

/** Only what there is any of; what is nought is said in one line, and only where all of it is. */
function Part({ title, all, counts, none, facts = [] }: PartProps) {
  const id = useId();
  const format = useFormat();
  const counted = counts
    .filter(({ count }) => count > 0)
    .map(({ name, count, to }): Fact => {
      const figure = format.number(count);
      return [name, to ? <CountLink key={name} to={to} name={name} figure={figure} /> : figure];
    });
  return (
    <section className={styles.part} aria-labelledby={id}>
      <SectionHead id={id} title={title} all={all} />
      {counted.length === 0 ? <p className={styles.none}>{none}</p> : null}
      <FactList className={styles.lines} facts={[...counted, ...facts]} />
    </section>
  );
}

/** All of its line leads there. */
function CountLink({ to, name, figure }: { to: string; name: string; figure: string }) {
  return (
    <LocaleLink to={to} className={styles.count}>
      {figure}
      <VisuallyHidden> {name}</VisuallyHidden>
      <IconChevronRight className={styles.chevron} size={16} aria-hidden="true" />
    </LocaleLink>
  );
}
