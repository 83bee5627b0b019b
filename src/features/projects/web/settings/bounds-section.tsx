import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import styles from './settings.module.css';
import type { SettingsValues } from './settings-values.ts';

/** From when to when, and how many. */
export function BoundsSection({ form }: { form: UseFormReturnType<SettingsValues> }) {
  const t = useText();
  return (
    <FormSection title={t('projects:whenAndHowMany')} description={t('projects:dhakaTime')}>
      <div className={styles.pair}>
        <TextInput type="datetime-local" label={t('projects:opensAt')} {...form.getInputProps('opensAt')} />
        <TextInput type="datetime-local" label={t('projects:endsAt')} {...form.getInputProps('endsAt')} />
      </div>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        label={t('projects:responseLimit')}
        description={t('projects:responseLimitHint')}
        {...form.getInputProps('responseLimit')}
      />
    </FormSection>
  );
}
