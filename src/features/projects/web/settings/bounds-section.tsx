import { TextInput } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { DateTimeField } from '#ui/dashboard/forms/fields/dates/date-time-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import styles from './settings.module.css';
import type { SettingFields } from './use-setting-fields.ts';

/** From when to when, and how many. */
export function BoundsSection({ fields }: { fields: SettingFields }) {
  const t = useText();
  return (
    <FormSection id="bounds" title={t('projects:whenAndHowMany')} description={t('projects:dhakaTime')}>
      <FieldPair>
        <DateTimeField label={t('projects:opensAt')} usual="00:00" {...fields.moment('opensAt')} />
        <DateTimeField label={t('projects:endsAt')} usual="23:59" {...fields.moment('endsAt')} />
      </FieldPair>
      <TextInput
        classNames={{ wrapper: styles.few }}
        inputMode="numeric"
        autoComplete="off"
        label={t('projects:responseLimit')}
        description={t('projects:responseLimitHint')}
        {...fields.line('responseLimit')}
      />
    </FormSection>
  );
}
