import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { inLastDays } from '#ui/dashboard/days/in-last-days.ts';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import type { Overview } from '../../contract.ts';
import styles from './overview.module.css';

type SiteAccountsProps = Pick<Overview, 'users' | 'days' | 'newestAccounts'>;

/** Who is there: how many, how many of them are new, and who came last. */
export function SiteAccounts({ users, days, newestAccounts }: SiteAccountsProps) {
  const t = useText();
  const format = useFormat();
  const news = days.map((each) => ({ count: each.users }));
  const inWeek = inLastDays(7, news);
  const ofLate = inLastDays(days.length, news);
  return (
    <section aria-labelledby="accounts">
      <SectionHead id="accounts" title={t('operations:accounts')} />
      <div className={styles.accounts}>
        <p className={styles.counted}>
          <strong>{format.number(users)}</strong>
          {ofLate === 0
            ? t('operations:noNewAccounts', { count: days.length })
            : t('operations:newAccounts', { count: ofLate, days: days.length, week: inWeek })}
        </p>
        <EntryList
          entries={newestAccounts.map(({ _id, fullName, role, createdAt }) => ({
            id: _id,
            title: fullName,
            about: (
              <>
                {t(`common:role.${role}`)} · <Moment at={createdAt} />
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}
