import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import type { InvitingResult } from '../../contract/invitations.ts';
import type { SessionUser } from '../../contract/profile.ts';
import { InviteForm } from './invite-form.tsx';
import { useInvitationsChanged } from './use-invitations-changed.ts';

/** The button that invites, and the dialog it opens: the form, then who was not invited and why. */
export function InvitePeople({ own }: { own: SessionUser }) {
  const t = useText();
  const changed = useInvitationsChanged();
  const [shown, setShown] = useState<'form' | InvitingResult[]>();
  const close = () => setShown(undefined);
  const sent = (results: InvitingResult[]) => {
    void changed();
    const count = results.filter(({ outcome }) => outcome === 'invited').length;
    if (count > 0) showToast('success', t('users:invitations.sent', { count }));
    setShown(count === results.length ? undefined : results);
  };
  return (
    <>
      <Button onClick={() => setShown('form')}>{t('users:invitations.invite')}</Button>
      <Dialog
        opened={shown !== undefined}
        onClose={close}
        title={Array.isArray(shown) ? t('users:invitations.notSent') : t('users:invitations.invite')}
      >
        {shown === 'form' ? <InviteForm own={own} onSent={sent} /> : null}
        {Array.isArray(shown) ? <NotInvited results={shown} onClose={close} /> : null}
      </Dialog>
    </>
  );
}

function NotInvited({ results, onClose }: { results: InvitingResult[]; onClose: () => void }) {
  const t = useText();
  // Once, however often it stood there.
  const told = new Map(results.map((result) => [`${result.outcome} ${result.email}`, result]));
  return (
    <>
      <Alert tone="info" announce>
        <ul style={{ margin: 0, paddingInlineStart: '1.2em', overflowWrap: 'anywhere' }}>
          {[...told].map(([key, { email, outcome }]) =>
            outcome === 'invited' ? null : (
              <li key={key}>
                <strong>{email}</strong> {t(`users:invitations.outcomeOf.${outcome}`)}
              </li>
            ),
          )}
        </ul>
      </Alert>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose} data-autofocus>
          {t('common:close')}
        </Button>
      </Group>
    </>
  );
}
