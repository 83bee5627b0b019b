import type { Data } from '#kit/contract/endpoint.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import type { Entry } from '#ui/dashboard/lists/entries/entry-list.tsx';
import type { findSignIns } from '../../contract/sessions.ts';
import { signInsQuery } from '../queries.ts';
import styles from './account.module.css';
import { AccountList } from './account-list.tsx';
import { ACCOUNT_PARTS } from './account-parts.ts';
import { DeviceName } from './device-name.tsx';

type SignIn = Data<typeof findSignIns>[number];

/** A sign-in as an entry: by which device, when and from where, and whether it was refused; or a change of how. */
export function useSignInEntry(): (signIn: SignIn) => Entry {
  const t = useText();
  const format = useFormat();
  return ({ _id: id, at, isRefused, refusal, change, userAgent, ip }) => ({
    id,
    title: change === null ? <DeviceName userAgent={userAgent} /> : t(`account:factorChange.${change}`),
    about: (
      <>
        {refusal === null ? null : <span className={styles.fact}>{t(`account:refusal.${refusal}`)}</span>}
        <span className={styles.fact}>{format.dateTime(at)}</span>
        {change === null || userAgent === '' ? null : (
          <span className={styles.fact}>
            <DeviceName userAgent={userAgent} />
          </span>
        )}
        {ip === null ? null : <span className={styles.fact}>{t('account:ip', { ip })}</span>}
      </>
    ),
    end: isRefused ? <StatusBadge tone="danger">{t('account:refused')}</StatusBadge> : undefined,
  });
}

/** Who got into the account last, and who was refused. */
export function SignIns() {
  const t = useText();
  const entryOf = useSignInEntry();
  const words = { title: t('account:signIns'), text: t('account:signInsText') };
  return <AccountList {...words} place={ACCOUNT_PARTS.signIns} query={signInsQuery()} entryOf={entryOf} />;
}
