import { TextInput } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import styles from './settings.module.css';
import type { SettingFields } from './use-setting-fields.ts';

/** From when to when, and how many. */
export function BoundsSection({ fields }: { fields: SettingFields }) {
  const t = useText();
  return (
    <FormSection title={t('projects:whenAndHowMany')} description={t('projects:dhakaTime')}>
      <div className={styles.pair}>
        <TextInput type="datetime-local" label={t('projects:opensAt')} {...fields.line('opensAt')} />
        <TextInput type="datetime-local" label={t('projects:endsAt')} {...fields.line('endsAt')} />
      </div>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        label={t('projects:responseLimit')}
        description={t('projects:responseLimitHint')}
        {...fields.line('responseLimit')}
      />
    </FormSection>
  );
}
