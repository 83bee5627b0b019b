import { supportPaths } from '#features/support/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import styles from './overview.module.css';
import { useWhoWaits } from './use-who-waits.ts';

interface WhoWaitsProps {
  mayReadTickets: boolean;
  mayReadContacts: boolean;
}

/** Who waits for an answer, whether they opened a ticket or wrote from the contact page. */
export function WhoWaits(props: WhoWaitsProps) {
  const t = useText();
  const { waiting, failed } = useWhoWaits(props);
  const ways = [
    ...(props.mayReadTickets ? [{ to: supportPaths.tickets, label: t('dashboard:tickets') }] : []),
    ...(props.mayReadContacts ? [{ to: supportPaths.contacts, label: t('dashboard:contacts') }] : []),
  ];
  if (!waiting && !failed) return null;
  return (
    <section aria-labelledby="who-waits">
      <SectionHead
        id="who-waits"
        title={t('operations:waiting.title')}
        action={
          <span className={styles.ways}>
            {ways.map(({ to, label }) => (
              <LocaleLink key={to} to={to}>
                {label}
              </LocaleLink>
            ))}
          </span>
        }
      />
      {failed ? <ErrorState error={failed.error} onRetry={() => void failed.refetch()} /> : null}
      {waiting?.length === 0 ? <p className={styles.nothing}>{t('operations:waiting.nobody')}</p> : null}
      {waiting?.length ? (
        <EntryList
          entries={waiting.map(({ id, to, kind, subject, name, createdAt, isOverdue }) => ({
            id,
            to,
            title: subject,
            about: (
              <>
                {t(`operations:waiting.${kind}`)} · {name} · <Moment at={createdAt} />
              </>
            ),
            end: isOverdue ? <StatusBadge tone="danger">{t('operations:waiting.overdue')}</StatusBadge> : null,
          }))}
        />
      ) : null}
    </section>
  );
}
