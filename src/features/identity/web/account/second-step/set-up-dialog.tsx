import { useState } from 'react';
import type { Data } from '#kit/contract/endpoint.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import type { SessionUser } from '../../../contract/profile.ts';
import type { startAuthenticator } from '../../../contract/second-step.ts';
import { AskPassword } from './ask-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanSecret } from './scan-secret.tsx';
import { useSecondStepChanged } from './use-second-step-changed.ts';

/** Setting up in three steps: the password, the app, what stands in for the app. */
export function SetUpDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const t = useText();
  const changed = useSecondStepChanged();
  const [begun, setBegun] = useState<Data<typeof startAuthenticator>>();
  const [codes, setCodes] = useState<string[]>();
  const title = t(codes ? 'account:codesTitle' : 'account:setUpTitle');
  return (
    // What is shown once is not closed by a click beside it.
    <Dialog opened onClose={onClose} size="small" title={title} closeOnClickOutside={!codes}>
      {codes ? <RecoveryCodes codes={codes} onDone={onClose} /> : null}
      {begun && !codes ? (
        <ScanSecret
          begun={begun}
          onOn={(told) => {
            setCodes(told);
            showToast('success', t('account:secondStepOn'));
            changed();
          }}
        />
      ) : null}
      {begun || codes ? null : <AskPassword user={user} onBegun={setBegun} />}
    </Dialog>
  );
}
