import { TextInput } from '@mantine/core';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LanguagesField } from '#ui/dashboard/forms/fields/languages-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { isPractised, type Typed } from '../../contract/kinds.ts';
import { LONGEST } from '../../contract/settings.ts';
import { showsResults } from '../../policy.ts';
import { BuilderToolsContext } from '../builder/builder-context.ts';
import { CategoryField } from '../categories/category-field.tsx';
import { CompanyField } from '../company/company-field.tsx';
import { LanguageSwitch } from '../workshop/language-switch.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { LocalizedSetting } from './localized-setting.tsx';
import type { SettingFields } from './use-setting-fields.ts';

/** Languages, and the texts around the questions in those one writes in, as in Build. */
export function AboutSection({ workshop, fields }: { workshop: Workshop; fields: SettingFields }) {
  const t = useText();
  const { languages, isPoll } = workshop.builder.tools;
  const { kind } = workshop.project;
  const { showResults } = workshop.settings.values;
  return (
    <FormSection
      id="about"
      title={t('projects:about')}
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
        <LocalizedSetting
          label="projects:closingTextIn"
          hint={closingHint(workshop.project, isPoll)}
          rows={3}
          pipes
          maxLength={LONGEST.prose}
          fields={fields.localized('closingText')}
        />
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          label={t('projects:redirect')}
          description={t(
            showsResults({ kind, showResults }) ? 'projects:redirectHintResults' : 'projects:redirectHint',
          )}
          maxLength={LIMITS.webAddress}
          {...fields.line('redirect')}
        />
      </BuilderToolsContext>
    </FormSection>
  );
}

/** Below what its words stand in the end. */
function closingHint(project: Typed, isPoll: boolean) {
  if (isPractised(project)) return 'projects:closingTextHintPractice';
  return isPoll ? 'projects:closingTextHintPoll' : 'projects:closingTextHint';
}
