import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import type { SessionUser } from '../../../contract/profile.ts';
import { removeAuthenticator, renewRecoveryCodes } from '../../../contract/second-step.ts';
import styles from '../account.module.css';
import { OwnPassword } from './own-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondStepChanged } from './use-second-step-changed.ts';

const EMPTY = { currentPassword: '', code: '' };

interface ProveDialogProps {
  user: SessionUser;
  what: 'turnOff' | 'makeCodes';
  onClose: () => void;
}

/** What takes the password and a code: turning the second step off, and making new recovery codes. */
export function ProveDialog({ user, what, onClose }: ProveDialogProps) {
  const t = useText();
  const [codes, setCodes] = useState<string[]>();
  const title = t(codes ? 'account:codesTitle' : `account:${what}Title`);
  return (
    <Dialog opened onClose={onClose} size="small" title={title} closeOnClickOutside={!codes}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm user={user} what={what} onOff={onClose} onCodes={setCodes} />
      )}
    </Dialog>
  );
}

interface ProofFormProps extends Pick<ProveDialogProps, 'user' | 'what'> {
  onOff: () => void;
  onCodes: (codes: string[]) => void;
}

function ProofForm({ user, what, onOff, onCodes }: ProofFormProps) {
  const t = useText();
  const changed = useSecondStepChanged();
  const { field, shell } = useSchemaForm({
    schema: removeAuthenticator.body,
    saves: 'button',
    saved: EMPTY,
    labels: { currentPassword: t('account:currentPassword'), code: t('account:stepCode') },
    bodyOf: (values) => values,
    async save(body) {
      if (what === 'turnOff') {
        await call(removeAuthenticator, { body });
        showToast('success', t('account:secondStepOff'));
        onOff();
      } else {
        onCodes((await call(renewRecoveryCodes, { body })).recoveryCodes);
      }
      changed();
      return { content: EMPTY };
    },
  });
  return (
    <>
      <p className={styles.intro}>{t(`account:${what}Text`)}</p>
      <FormShell {...shell} submitLabel={t(`account:${what}`)}>
        <FormSection>
          <OwnPassword user={user} field={field('currentPassword')} />
          <TextInput {...field('code')} description={t('account:stepCodeHint')} autoComplete="one-time-code" />
        </FormSection>
      </FormShell>
    </>
  );
}
