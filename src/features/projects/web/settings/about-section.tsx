import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { LOCALES } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/form-section.tsx';
import { LanguagesField } from '../languages-field.tsx';
import type { SettingsValues } from './settings-values.ts';

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
            lang={locale}
            required
            label={t('projects:titleIn', { language })}
            maxLength={300}
            {...form.getInputProps(`title.${locale}`)}
          />
        );
      })}
      {languages.map((locale) => {
        const language = t(`builder:language.${locale}`);
        return (
          <Textarea
            key={locale}
            lang={locale}
            autosize
            minRows={3}
            label={t('projects:descriptionIn', { language })}
            description={t('projects:descriptionHint')}
            maxLength={5_000}
            {...form.getInputProps(`description.${locale}`)}
          />
        );
      })}
      {languages.map((locale) => {
        const language = t(`builder:language.${locale}`);
        return (
          <Textarea
            key={locale}
            lang={locale}
            autosize
            minRows={2}
            label={t('projects:closingTextIn', { language })}
            description={t('projects:closingTextHint')}
            maxLength={5_000}
            {...form.getInputProps(`closingText.${locale}`)}
          />
        );
      })}
    </FormSection>
  );
}
