import { Textarea, TextInput } from '@mantine/core';
import type { Finding } from '#domain/questionnaire/finding.ts';
import { readLocalized } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder/builder-context.ts';
import { useFindingText } from '../builder/findings/use-finding-text.ts';
import { settingId } from '../builder/parts/element-ids.ts';
import { useWorkshop } from '../workshop/workshop-context.ts';
import styles from './settings.module.css';
import type { LocalizedName, SettingFields } from './use-setting-fields.ts';

interface LocalizedSettingProps {
  name: LocalizedName;
  label: 'projects:titleIn' | 'projects:descriptionIn' | 'projects:closingTextIn';
  hint?: 'projects:descriptionHint' | 'projects:closingTextHint';
  /** One line unless told. */
  rows?: number;
  maxLength: number;
  required?: boolean;
  fields: SettingFields;
}

/**
 * A text of the survey in each language one writes in. Where it is missing in one, the text in the other stands there
 * to be translated.
 */
export function LocalizedSetting({ name, label, hint, rows, maxLength, required, fields }: LocalizedSettingProps) {
  const t = useText();
  const { languages, writing, tried } = useBuilderTools();
  const textOf = useFindingText();
  const errors = useWorkshop()?.builder.checked.errors.filter(isOfSettings) ?? [];
  return (
    <div className={styles.languages}>
      {writing.map((locale) => {
        const { error, ...field } = fields.localized(name, locale);
        const missing = errors.find((found) => tried && found.text === name && found.locale === locale);
        const shown = {
          ...field,
          id: settingId(name, locale),
          lang: locale,
          label: t(label, { language: t(`builder:language.${locale}`) }),
          description: hint && t(hint),
          placeholder: languages.length > 1 ? readLocalized(fields.textsOf(name), locale)?.text : undefined,
          error: error ?? (missing && textOf(missing)),
          maxLength,
          required,
          withAsterisk: false,
        };
        return rows ? (
          <Textarea key={locale} autosize minRows={rows} {...shown} />
        ) : (
          <TextInput key={locale} {...shown} />
        );
      })}
    </div>
  );
}

/** Sections and questions have titles too. */
function isOfSettings({ questionId, sectionId }: Finding): boolean {
  return questionId === undefined && sectionId === undefined;
}
