import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SettingSection } from './setting-section.tsx';
import { SmallNumberField } from './small-number-field.tsx';
import type { SettingFields } from './use-setting-fields.ts';

/** How a quiz is practised: how much of it is new in a day, and what a wrong try costs. */
export function PracticeSection({ fields }: { fields: SettingFields }) {
  const t = useText();
  return (
    <SettingSection id="practice">
      <SmallNumberField
        unit={t('projects:aDay')}
        label={t('projects:newPerDay')}
        description={t('projects:newPerDayHint')}
        {...fields.line('newPerDay')}
      />
      <SmallNumberField
        unit="%"
        label={t('projects:retryPenalty')}
        description={t('projects:retryPenaltyHint')}
        {...fields.line('retryPenalty')}
      />
    </SettingSection>
  );
}
