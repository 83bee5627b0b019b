import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { SmallNumberField } from './small-number-field.tsx';
import type { SettingFields } from './use-setting-fields.ts';

/** How a quiz is practised: how much of it is new in a day, and what a wrong try costs. */
export function PracticeFields({ fields }: { fields: SettingFields }) {
  const t = useText();
  return (
    <FieldPair>
      <SmallNumberField
        label={t('projects:newPerDay')}
        description={t('projects:newPerDayHint')}
        {...fields.line('newPerDay')}
      />
      <SmallNumberField
        label={t('projects:retryPenalty')}
        description={t('projects:retryPenaltyHint')}
        {...fields.line('retryPenalty')}
      />
    </FieldPair>
  );
}
