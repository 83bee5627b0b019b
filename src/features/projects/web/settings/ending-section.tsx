import { TextInput } from '@mantine/core';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { isPractised, type Typed } from '../../contract/kinds.ts';
import { LONGEST } from '../../contract/settings.ts';
import { showsResults } from '../../policy.ts';
import { BuilderToolsContext } from '../builder/builder-context.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import { LocalizedSetting } from './localized-setting.tsx';
import { SettingSection } from './setting-section.tsx';
import type { SettingFields } from './use-setting-fields.ts';

/** What respondents are told at the end, and where they go on. */
export function EndingSection({ workshop, fields }: { workshop: Workshop; fields: SettingFields }) {
  const t = useText();
  const { isPoll } = workshop.builder.tools;
  const { kind } = workshop.project;
  const { showResults } = workshop.settings.values;
  return (
    <SettingSection id="ending">
      <BuilderToolsContext value={workshop.builder.tools}>
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
    </SettingSection>
  );
}

/** Below what its words stand in the end. */
function closingHint(project: Typed, isPoll: boolean) {
  if (isPractised(project)) return 'projects:closingTextHintPractice';
  return isPoll ? 'projects:closingTextHintPoll' : 'projects:closingTextHint';
}
