import { Switch } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import {
  type SecuritySettings,
  type SiteSettings,
  securitySettings,
  updateSecuritySettings,
} from '../../contract/site-settings.ts';
import type { SettingsFormProps } from './settings-form-props.ts';
import { useSettingsPart } from './use-settings-part.ts';

type Security = SiteSettings['security'];

/** Who gets into the back office. */
export function SecurityForm(part: SettingsFormProps<Security>) {
  const t = useText();
  const { field, shell } = useSchemaForm<typeof securitySettings, SecuritySettings & Record<string, unknown>>({
    schema: securitySettings,
    labels: { adminsNeedSecondStep: t('siteSettings:adminsNeedSecondStep') },
    bodyOf: (values) => values,
    ...useSettingsPart({
      ...part,
      valuesOf,
      of: ({ security }) => security,
      update: (body: SecuritySettings & { revision: number }) => call(updateSecuritySettings, { body }),
    }),
  });
  return (
    <FormShell {...shell}>
      <FormSection title={t('siteSettings:securityTitle')} description={t('siteSettings:securityText')}>
        <Switch
          {...field('adminsNeedSecondStep', 'checkbox')}
          description={t('siteSettings:adminsNeedSecondStepHint')}
        />
      </FormSection>
    </FormShell>
  );
}

function valuesOf({ adminsNeedSecondStep }: Security): SecuritySettings {
  return { adminsNeedSecondStep };
}
