import { Stack, Textarea } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type AnyCompany, suspendCompany } from '../../contract/oversight.ts';
import { useCompanyName } from '../company-name.ts';
import { useCompanyChanged } from '../use-company-changed.ts';

interface SuspendDialogProps {
  company: AnyCompany;
  onClose: () => void;
}

/** Asks for the reason that the owners are told, says what follows, and suspends the company. */
export function SuspendDialog(props: SuspendDialogProps) {
  const t = useText();
  const nameOf = useCompanyName();
  return (
    <Dialog opened onClose={props.onClose} title={t('company:suspendTitle', { company: nameOf(props.company) })}>
      <Stack gap="md">
        <p>{t('company:suspendText')}</p>
        <SuspendForm {...props} />
      </Stack>
    </Dialog>
  );
}

function SuspendForm({ company: { _id: id }, onClose }: SuspendDialogProps) {
  const t = useText();
  const changed = useCompanyChanged();
  const { field, shell } = useSchemaForm({
    schema: suspendCompany.body,
    saves: 'button',
    saved: { reason: '' },
    labels: { reason: t('company:reason') },
    bodyOf: (values) => values,
    async save(body) {
      await call(suspendCompany, { params: { id }, body });
      await changed();
      onClose();
      showToast('success', t('company:suspendedNow'));
      return undefined;
    },
  });
  return (
    <FormShell {...shell} submitLabel={t('company:doSuspend')}>
      <FormSection>
        <Textarea {...field('reason')} description={t('company:reasonHint')} autosize minRows={3} maxRows={10} />
      </FormSection>
    </FormShell>
  );
}
