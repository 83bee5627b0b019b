import { Textarea, TextInput } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './settings.module.css';
import type { LocalizedSettingField } from './use-setting-fields.ts';

interface LocalizedSettingProps {
  label: 'projects:titleIn' | 'projects:descriptionIn' | 'projects:closingTextIn';
  hint?: 'projects:descriptionHint' | 'projects:closingTextHint';
  /** One line unless told. */
  rows?: number;
  maxLength: number;
  required?: boolean;
  /** One for each language one writes in. */
  fields: readonly LocalizedSettingField[];
}

/** A text of the survey, in one language or side by side. */
export function LocalizedSetting({ label, hint, rows, maxLength, required, fields }: LocalizedSettingProps) {
  const t = useText();
  return (
    <div className={styles.languages}>
      {fields.map((field) => {
        const shown = {
          ...field,
          label: t(label, { language: t(`builder:language.${field.lang}`) }),
          description: hint && t(hint),
          maxLength,
          required,
          withAsterisk: false,
        };
        return rows ? (
          <Textarea key={field.lang} autosize minRows={rows} {...shown} />
        ) : (
          <TextInput key={field.lang} {...shown} />
        );
      })}
    </div>
  );
}
