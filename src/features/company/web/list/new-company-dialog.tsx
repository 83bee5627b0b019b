import { Stack, TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { createCompany } from '../../contract/company.ts';
import { companyPaths } from '../../paths.ts';
import { useCompanyChanged } from '../use-company-changed.ts';

/** A new company: its name is enough to begin with. */
export function NewCompanyDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog opened onClose={onClose} title={t('company:create')}>
      <Stack gap="md">
        <p>{t('company:createText')}</p>
        <NewCompanyForm />
      </Stack>
    </Dialog>
  );
}

function NewCompanyForm() {
  const t = useText();
  const changed = useCompanyChanged();
  const navigate = useLocaleNavigate();
  const { localized, shell } = useSchemaForm<typeof createCompany.body, { name: { en: string; bn: string } }>({
    schema: createCompany.body,
    saves: 'button',
    saved: { name: { en: '', bn: '' } },
    labels: { name: t('company:name') },
    bodyOf: (values) => values,
    async save(body) {
      const { _id } = await call(createCompany, { body });
      await changed();
      showToast('success', t('company:created'));
      navigate(companyPaths.company(_id));
      return undefined;
    },
  });
  return (
    <FormShell {...shell} submitLabel={t('company:doCreate')}>
      <FormSection>
        <LocalizedField fields={localized('name')}>{(each) => <TextInput {...each} />}</LocalizedField>
      </FormSection>
    </FormShell>
  );
}
