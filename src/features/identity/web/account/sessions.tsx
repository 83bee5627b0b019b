import { useText } from '#kit/web/i18n/use-i18n.ts';
import { sessionsQuery } from '../queries.ts';
import { AccountList } from './account-list.tsx';
import { ACCOUNT_PARTS } from './account-parts.ts';
import { useSessionEntry } from './use-session-entry.tsx';

/** Where one is signed in, this device first told apart. */
export function Sessions() {
  const t = useText();
  const entryOf = useSessionEntry({ own: true });
  const words = { title: t('account:sessions'), text: t('account:sessionsText') };
  return <AccountList {...words} place={ACCOUNT_PARTS.sessions} query={sessionsQuery()} entryOf={entryOf} />;
}
