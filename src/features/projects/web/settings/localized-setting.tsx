import { Textarea, TextInput } from '@mantine/core';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import marks from '../builder/marks/marks.module.css';
import { useFormatting } from '../builder/marks/use-formatting.tsx';
import styles from './settings.module.css';
import type { LocalizedSettingField } from './use-setting-fields.ts';

interface LocalizedSettingProps {
  label: 'projects:titleIn' | 'projects:descriptionIn' | 'projects:closingTextIn';
  hint?: 'projects:descriptionHint' | 'projects:closingTextHint' | 'projects:closingTextHintPoll';
  /** One line unless told; of several that may be marked. */
  rows?: number;
  maxLength: number;
  required?: boolean;
  /** One for each language one writes in. */
  fields: readonly LocalizedSettingField[];
}

/** A text of the survey, in one language or side by side. */
export function LocalizedSetting({ label, hint, rows, maxLength, required, fields }: LocalizedSettingProps) {
  const t = useText();
  const labelIn = (lang: Locale) => t(label, { language: t(`builder:language.${lang}`) });
  const fieldIn = (lang: Locale) => fields.find((field) => field.lang === lang);
  const formatting = useFormatting({
    label: labelIn(fields[0]?.lang ?? 'en'),
    marks: 'all',
    fieldId: (lang) => fieldIn(lang)?.id ?? '',
    write: (lang, text) => fieldIn(lang)?.write(text),
  });
  return (
    <div className={styles.languages}>
      {fields.map(({ write: _write, ...field }) => {
        const shown = {
          ...field,
          label: labelIn(field.lang),
          description: hint && t(hint),
          maxLength,
          required,
          withAsterisk: false,
        };
        return rows ? (
          <Textarea
            key={field.lang}
            autosize
            minRows={rows}
            rightSection={<span className={marks.within}>{formatting.menu(field.lang, shown.label)}</span>}
            onKeyDownCapture={(event) => formatting.press(event, field.lang)}
            {...shown}
          />
        ) : (
          <TextInput key={field.lang} {...shown} />
        );
      })}
      {rows ? formatting.dialog : null}
    </div>
  );
}
