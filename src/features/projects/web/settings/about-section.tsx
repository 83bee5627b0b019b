import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { LOCALES } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { LanguagesField } from '#ui/dashboard/forms/languages-field.tsx';
import { LONGEST } from '../../contract/settings.ts';
import { settingId } from '../builder/parts/element-ids.ts';
import type { SettingsValues } from './settings-values.ts';

/** The longer texts, each written in every language of the survey. */
const PROSE = [
  { name: 'description', label: 'projects:descriptionIn', hint: 'projects:descriptionHint', minRows: 3 },
  { name: 'closingText', label: 'projects:closingTextIn', hint: 'projects:closingTextHint', minRows: 2 },
] as const;

/** Languages, and the texts around the questions in each of them. */
export function AboutSection({ form }: { form: UseFormReturnType<SettingsValues> }) {
  const t = useText();
  const languages = LOCALES.filter((language) => form.values.languages.includes(language));
  return (
    <FormSection title={t('projects:about')}>
      <LanguagesField {...form.getInputProps('languages')} />
      {languages.map((locale) => {
        const language = t(`builder:language.${locale}`);
        return (
          <TextInput
            key={locale}
            id={settingId('title', locale)}
            lang={locale}
            required
            label={t('projects:titleIn', { language })}
            maxLength={LONGEST.line}
            {...form.getInputProps(`title.${locale}`)}
          />
        );
      })}
      {PROSE.map(({ name, label, hint, minRows }) =>
        languages.map((locale, index) => (
          <Textarea
            key={`${name}.${locale}`}
            id={settingId(name, locale)}
            lang={locale}
            autosize
            minRows={minRows}
            label={t(label, { language: t(`builder:language.${locale}`) })}
            description={index === 0 ? t(hint) : null}
            maxLength={LONGEST.prose}
            {...form.getInputProps(`${name}.${locale}`)}
          />
        )),
      )}
    </FormSection>
  );
}
