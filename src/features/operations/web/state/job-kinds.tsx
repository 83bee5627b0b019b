import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import type { KindOfJob } from '../../contract/state.ts';
import { jobName } from './job-name.ts';
import { SettleJobs } from './settle-jobs.tsx';
import styles from './state.module.css';

/** Jobs by kind: how many wait, run and were given up, why the last of those was, and what can be done about it. */
export function JobKinds({ kinds }: { kinds: readonly KindOfJob[] }) {
  const t = useText();
  if (kinds.length === 0) return <p className={styles.none}>{t('operations:noJobs')}</p>;
  return (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <JobKind key={kind.kind} job={kind} />
      ))}
    </ul>
  );
}

function JobKind({ job }: { job: KindOfJob }) {
  const t = useText();
  const format = useFormat();
  const { kind, waiting, running, failed, failedAt, error } = job;
  const counts = [
    ['jobsRunning', running, 'info'],
    ['jobsWaiting', waiting, 'neutral'],
  ] as const;
  const name = jobName(kind, t);
  return (
    <li>
      <div className={styles.kind}>
        <strong>{name}</strong>
        {failed > 0 ? (
          <StatusBadge tone="danger">{t('operations:running.failed', { count: failed })}</StatusBadge>
        ) : null}
        {counts.map(([word, count, tone]) =>
          count > 0 ? (
            <StatusBadge key={word} tone={tone}>
              {t(`operations:${word}`)}: {format.number(count)}
            </StatusBadge>
          ) : null,
        )}
      </div>
      {failed > 0 ? (
        <>
          <p className={styles.why}>
            {failedAt ? <Moment at={failedAt} /> : null}{' '}
            {error ? <code lang="en">{error}</code> : t('operations:running.noReason')}
          </p>
          <SettleJobs kind={kind} name={name} failed={failed} />
        </>
      ) : null}
    </li>
  );
}
