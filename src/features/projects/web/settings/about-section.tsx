import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LanguagesField } from '#ui/dashboard/forms/fields/languages-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { LONGEST } from '../../contract/settings.ts';
import { LanguageSwitch } from '../builder/controls/language-switch.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { LocalizedSetting } from './localized-setting.tsx';
import styles from './settings.module.css';
import type { SettingFields } from './use-setting-fields.ts';

/** Languages, and the texts around the questions in those one writes in, as in Build. */
export function AboutSection({ workshop, fields }: { workshop: Workshop; fields: SettingFields }) {
  const t = useText();
  return (
    <FormSection title={t('projects:about')}>
      <div className={styles.writing}>
        <LanguagesField {...fields.choice('languages')} />
        <LanguageSwitch writing={workshop.writing} onWrite={workshop.write} />
      </div>
      <LocalizedSetting name="title" label="projects:titleIn" maxLength={LONGEST.line} required fields={fields} />
      <LocalizedSetting
        name="description"
        label="projects:descriptionIn"
        hint="projects:descriptionHint"
        rows={3}
        maxLength={LONGEST.prose}
        fields={fields}
      />
      <LocalizedSetting
        name="closingText"
        label="projects:closingTextIn"
        hint="projects:closingTextHint"
        rows={2}
        maxLength={LONGEST.prose}
        fields={fields}
      />
    </FormSection>
  );
}
