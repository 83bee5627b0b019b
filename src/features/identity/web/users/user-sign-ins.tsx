import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { UserAccount } from '../../contract/users.ts';
import { AccountList } from '../account/account-list.tsx';
import { useSignInEntry } from '../account/sign-ins.tsx';
import { useSessionEntry } from '../account/use-session-entry.tsx';
import { userSessionsQuery, userSignInsQuery } from '../queries.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** Where somebody is signed in, and who got in or was refused. */
export function UserSignIns({ user }: { user: UserAccount }) {
  const t = useText();
  const sessionOf = useSessionEntry({ own: false });
  const signInOf = useSignInEntry();
  return (
    <>
      <AccountList
        title={t('users:sessions')}
        text={t('users:sessionsText')}
        none={t('users:noSessions')}
        query={userSessionsQuery(user._id)}
        entryOf={sessionOf}
        action={user.abilities.lookAfter ? <SignOutEverywhere user={user} /> : null}
      />
      <AccountList
        title={t('users:signIns')}
        text={t('users:signInsText')}
        none={t('users:noSignIns')}
        query={userSignInsQuery(user._id)}
        entryOf={signInOf}
      />
    </>
  );
}
