import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import type { Passkey } from '../../../contract/passkeys.ts';
import type { SessionUser } from '../../../contract/profile.ts';
import { passkeysQuery } from '../../queries.ts';
import styles from '../account.module.css';
import { AccountList } from '../account-list.tsx';
import { ACCOUNT_PARTS } from '../account-parts.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

/** Signing in by a device instead of a password. */
export function Passkeys({ user }: { user: SessionUser }) {
  const t = useText();
  const format = useFormat();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  return (
    <>
      <AccountList
        title={t('account:passkeys')}
        place={ACCOUNT_PARTS.passkeys}
        text={t('account:passkeysText')}
        none={t('account:noPasskeys')}
        query={passkeysQuery()}
        entryOf={(passkey) => ({
          id: passkey._id,
          title: passkey.name,
          about: (
            <>
              <span className={styles.fact}>
                {t('account:passkeyAdded', { when: format.dateTime(passkey.createdAt) })}
              </span>
              {passkey.usedAt === null ? null : (
                <span className={styles.fact}>{t('account:lastUsed', { when: format.dateTime(passkey.usedAt) })}</span>
              )}
            </>
          ),
          end: (
            <RowMenu label={t('account:passkeyActions', { name: passkey.name })}>
              <RowMenuItem icon={IconPencil} onClick={() => setDoing({ what: 'rename', passkey })}>
                {t('account:renamePasskey')}
              </RowMenuItem>
              <RowMenuItem icon={IconTrash} danger onClick={() => setDoing({ what: 'remove', passkey })}>
                {t('account:removePasskey')}
              </RowMenuItem>
            </RowMenu>
          ),
        })}
        action={
          <Button variant="default" mt="md" onClick={() => setDoing({ what: 'add' })}>
            {t('account:addPasskey')}
          </Button>
        }
      />
      {doing?.what === 'add' ? <AddPasskey user={user} onClose={close} /> : null}
      {doing?.what === 'rename' ? <RenamePasskey passkey={doing.passkey} onClose={close} /> : null}
      {doing?.what === 'remove' ? <RemovePasskey user={user} passkey={doing.passkey} onClose={close} /> : null}
    </>
  );
}
