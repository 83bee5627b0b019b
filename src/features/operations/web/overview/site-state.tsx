import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { supportPaths } from '#features/support/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { operationPaths } from '../../paths.ts';
import styles from './overview.module.css';
import type { Problem } from './problems.ts';

interface SiteStateProps {
  /** Whether emails went out in the last seven days. */
  sends: boolean;
  problems: readonly Problem[];
  /** Whether whoever looks may open the email log. */
  mayReadMails: boolean;
  /** Whether they may see how it runs, and run failed jobs again. */
  mayOperate: boolean;
}

/** Whether all is well; else what is not, and what to do about it. */
export function SiteState({ sends, problems, mayReadMails, mayOperate }: SiteStateProps) {
  const t = useText();
  const ways = { ...OPEN_TO_STAFF, ...(mayReadMails && LISTED), ...(mayOperate && OPERATED) };
  if (problems.length === 0) {
    return (
      <p className={styles.well}>
        <IconCircleCheck aria-hidden="true" />
        <span>
          <strong>{t('operations:allWell')}</strong> {t(sends ? 'operations:allWellSending' : 'operations:allWellText')}
        </span>
      </p>
    );
  }
  return (
    <section aria-labelledby="problems">
      <SectionHead id="problems" title={t('operations:problems')} />
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem.kind} data-pressing={PRESSING.has(problem.kind) || undefined}>
            <IconAlertTriangle aria-hidden="true" />
            <ProblemText problem={problem} to={ways[problem.kind]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing goes out until somebody does something. */
const PRESSING: ReadonlySet<Problem['kind']> = new Set(['workersAway', 'mailsStuck', 'diskLow']);

/** Where all who look at this may go on. */
const OPEN_TO_STAFF: Partial<Record<Problem['kind'], string>> = {
  contactsOverdue: supportPaths.contactsIn('overdue'),
  ticketsOverdue: supportPaths.ticketsIn('overdue'),
  errorsOpen: operationPaths.errorsLogIn('open'),
};

/** Where the emails meant are listed; not everybody may open the log. */
const LISTED: Partial<Record<Problem['kind'], string>> = {
  mailsStuck: operationPaths.emailLogsIn('queued'),
  mailsFailed: operationPaths.emailLogsIn('failed'),
  mailsPrinted: operationPaths.emailLogsIn('sent'),
};

/** Where it is seen how it runs. */
const OPERATED: Partial<Record<Problem['kind'], string>> = {
  workersAway: operationPaths.operations,
  jobsFailed: operationPaths.operations,
  diskLow: operationPaths.operations,
  noBackup: operationPaths.operations,
};

function ProblemText({ problem, to }: { problem: Problem; to: string | undefined }) {
  const { kind, count } = problem;
  const t = useText();
  const format = useFormat();
  const title = t(`operations:problem.${kind}`, { count });
  const since =
    'since' in problem && problem.since
      ? t(`operations:problemSince.${problem.kind}`, { when: format.dateTime(problem.since) })
      : null;
  return (
    <p>
      {to ? <LocaleLink to={to}>{title}</LocaleLink> : <strong>{title}</strong>}
      <span className={styles.hint}>
        {t(`operations:problemHint.${kind}`, { count })} {since}
      </span>
    </p>
  );
}
