import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Data } from '#kit/contract/endpoint.ts';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { endSession, findSessions } from '../../contract/sessions.ts';
import styles from './account.module.css';
import { describeDevice } from './describe-device.ts';

type Session = Data<typeof findSessions>[number];

export function SessionRow({ session }: { session: Session }) {
  const t = useText();
  const format = useFormat();
  const known = describeDevice(session.userAgent);
  const device = known ? t('account:device', known) : t('account:unknownDevice');
  const lastUsed = format.dateTime(session.lastUsedAt);
  return (
    <li className={styles.session}>
      <div>
        <div className={styles.device}>
          <span title={session.userAgent}>{device}</span>
          {session.current ? <StatusBadge tone="success">{t('account:thisDevice')}</StatusBadge> : null}
        </div>
        <p className={styles.facts}>
          <span>{t('account:lastUsed', { when: lastUsed })}</span>
          <span>{t('account:ip', { ip: session.ip })}</span>
        </p>
      </div>
      {session.current ? null : <EndSession id={session._id} device={device} lastUsed={lastUsed} />}
    </li>
  );
}

function EndSession({ id, device, lastUsed }: { id: string; device: string; lastUsed: string }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const queries = useQueryClient();
  const end = useCallMutation(endSession);
  const [asking, setAsking] = useState(false);

  function confirm() {
    end.mutate(
      { params: { id } },
      {
        onSuccess: () => showToast('success', t('account:sessionEnded')),
        onError: (error) => showToast('error', messageOf(error)),
        onSettled() {
          setAsking(false);
          void queries.invalidateQueries({ queryKey: callKey(findSessions) });
        },
      },
    );
  }

  return (
    <>
      <Button
        variant="default"
        aria-label={t('account:endSessionNamed', { device, when: lastUsed })}
        onClick={() => setAsking(true)}
      >
        {t('account:endSession')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('account:endTitle', { device })}
        confirmLabel={t('account:endSession')}
        danger
        busy={end.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {t('account:endText')}
      </ConfirmDialog>
    </>
  );
}
