import { Textarea, TextInput } from '@mantine/core';
import { LOCALES } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { LanguagesField } from '#ui/dashboard/forms/languages-field.tsx';
import { LONGEST } from '../../contract/settings.ts';
import { settingId } from '../builder/parts/element-ids.ts';
import type { SettingFields } from './use-setting-fields.ts';
import type { Settings } from './use-settings.ts';

/** The longer texts, each written in every language of the survey. */
const PROSE = [
  { name: 'description', label: 'projects:descriptionIn', hint: 'projects:descriptionHint', minRows: 3 },
  { name: 'closingText', label: 'projects:closingTextIn', hint: 'projects:closingTextHint', minRows: 2 },
] as const;

/** Languages, and the texts around the questions in each of them. */
export function AboutSection({ settings, fields }: { settings: Settings; fields: SettingFields }) {
  const t = useText();
  const languages = LOCALES.filter((language) => settings.values.languages.includes(language));
  return (
    <FormSection title={t('projects:about')}>
      <LanguagesField {...fields.choice('languages')} />
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
            {...fields.localized('title', locale)}
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
            {...fields.localized(name, locale)}
          />
        )),
      )}
    </FormSection>
  );
}
