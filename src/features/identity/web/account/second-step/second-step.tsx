import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import type { SessionUser } from '../../../contract/profile.ts';
import { secondStepQuery } from '../../queries.ts';
import styles from '../account.module.css';
import { ACCOUNT_PARTS } from '../account-parts.ts';
import { ProveDialog } from './prove-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

/** A code of an app after the password: whether it is asked for, and what stands in for it. */
export function SecondStep({ user }: { user: SessionUser }) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const [doing, setDoing] = useState<'setUp' | 'turnOff' | 'makeCodes'>();
  const { data, error, refetch } = useQuery(secondStepQuery());
  const done = () => setDoing(undefined);
  const since = data?.since ?? null;
  return (
    <section className={styles.list} id={ACCOUNT_PARTS.secondStep} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{t('account:secondStep')}</h2>
      <p className={styles.intro}>{t('account:secondStepText')}</p>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      <EntryList
        entries={[
          {
            id: 'app',
            title: t('account:authenticatorApp'),
            about: since === null ? t('account:appOff') : t('account:appOn', { when: format.dateTime(since) }),
            end: (
              <Button variant="default" disabled={!data} onClick={() => setDoing(since === null ? 'setUp' : 'turnOff')}>
                {t(since === null ? 'account:setUp' : 'account:turnOff')}
              </Button>
            ),
          },
          ...(data && since !== null
            ? [
                {
                  id: 'codes',
                  title: t('account:recoveryCodes'),
                  about: t('account:codesLeft', { count: data.recoveryCodesLeft }),
                  end: (
                    <Button variant="default" onClick={() => setDoing('makeCodes')}>
                      {t('account:makeCodes')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {doing === 'setUp' ? <SetUpDialog user={user} onClose={done} /> : null}
      {doing === 'turnOff' || doing === 'makeCodes' ? <ProveDialog user={user} what={doing} onClose={done} /> : null}
    </section>
  );
}
