import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { pathOf } from '#kit/contract/request.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { exportAccount } from '../../../contract/account-data.ts';
import type { SessionUser } from '../../../contract/profile.ts';
import styles from '../account.module.css';
import { ACCOUNT_PARTS } from '../account-parts.ts';
import { DeleteAccount } from './delete-account.tsx';

/** What people take away, and how they leave. */
export function AccountData({ user }: { user: SessionUser }) {
  const t = useText();
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  return (
    <section id={ACCOUNT_PARTS.data} tabIndex={-1} className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{t('account:data')}</h2>
      <p className={styles.intro}>{t('account:dataText')}</p>
      <Group>
        <Button
          component="a"
          href={pathOf(exportAccount)}
          download
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          {t('account:download')}
        </Button>
        <Button variant="subtle" color="red" onClick={() => setLeaving(true)}>
          {t('account:deleteAccount')}
        </Button>
      </Group>
      {leaving ? <DeleteAccount user={user} onClose={() => setLeaving(false)} /> : null}
    </section>
  );
}
