import { Button } from '@mantine/core';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useMobileNumber } from '#kit/web/i18n/use-mobile-number.ts';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import type { SessionUser } from '../../../contract/profile.ts';
import { AREAS, identityPaths } from '../../../paths.ts';
import styles from '../account.module.css';
import { ACCOUNT_PARTS } from '../account-parts.ts';
import { AddressDialog } from './address-dialog.tsx';
import { ADDRESS_KINDS, type AddressKind } from './address-kind.ts';

/** The addresses that one signs in with. They are verified, so each changes by a code that is sent to the new one. */
export function SignInAddresses({ user }: { user: SessionUser }) {
  const t = useText();
  const id = useId();
  const mobileNumber = useMobileNumber();
  const [asked, ask] = useSearchParams();
  const shown = { email: user.email, phone: user.phone && mobileNumber(user.phone) };
  // In the address, so that it is still there when one comes back from reading the code.
  const kind = ADDRESS_KINDS.find((each) => each === asked.get('address'));
  const change = asked.get('change') ?? undefined;

  function show(next: { address?: AddressKind; change?: string }): void {
    ask(next, { replace: true, preventScrollReset: true });
  }

  return (
    <section id={ACCOUNT_PARTS.addresses} tabIndex={-1} className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{t('account:addresses')}</h2>
      <p className={styles.intro}>{t('account:addressesText')}</p>
      <EntryList
        entries={[
          ...ADDRESS_KINDS.map((each) => ({
            id: each,
            title: t(`account:${each}`),
            about: shown[each] ?? t('account:noAddress'),
            end: (
              <Button
                variant="default"
                aria-label={t(`account:${shown[each] ? 'changeAddress' : 'addAddress'}.${each}`)}
                onClick={() => show({ address: each })}
              >
                {t(shown[each] ? 'account:change' : 'account:add')}
              </Button>
            ),
          })),
          {
            id: 'password',
            title: t('identity:password'),
            about: t('account:passwordText'),
            end: (
              <Button
                component={LocaleLink}
                to={identityPaths.ownPassword(AREAS.dashboard)}
                variant="default"
                aria-label={t('common:changePassword')}
              >
                {t('account:change')}
              </Button>
            ),
          },
        ]}
      />
      {kind || change ? (
        <AddressDialog user={user} kind={kind} change={change} onShow={show} onClose={() => show({})} />
      ) : null}
    </section>
  );
}
