import { LanguagesField } from '#ui/dashboard/forms/fields/languages-field.tsx';
import { LONGEST } from '../../contract/settings.ts';
import { BuilderToolsContext } from '../builder/builder-context.ts';
import { CategoryField } from '../categories/category-field.tsx';
import { CompanyField } from '../company/company-field.tsx';
import { LanguageSwitch } from '../workshop/language-switch.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { LocalizedSetting } from './localized-setting.tsx';
import { SettingSection } from './setting-section.tsx';
import type { SettingFields } from './use-setting-fields.ts';

/** Languages; title and description in those one writes in, as in Build; its category and the company it is under. */
export function AboutSection({ workshop, fields }: { workshop: Workshop; fields: SettingFields }) {
  const { languages } = workshop.builder.tools;
  return (
    <SettingSection
      id="about"
      aside={
        languages.length > 1 ? (
          <LanguageSwitch languages={languages} writing={workshop.writing} onWrite={workshop.write} />
        ) : null
      }
    >
      <BuilderToolsContext value={workshop.builder.tools}>
        <LanguagesField {...fields.choice('languages')} />
        <LocalizedSetting
          label="projects:titleIn"
          maxLength={LONGEST.line}
          required
          fields={fields.localized('title')}
        />
        <LocalizedSetting
          label="projects:descriptionIn"
          hint="projects:descriptionHint"
          rows={3}
          maxLength={LONGEST.prose}
          fields={fields.localized('description')}
        />
        <CategoryField fields={fields} />
        <CompanyField project={workshop.project} fields={fields} />
      </BuilderToolsContext>
    </SettingSection>
  );
}
