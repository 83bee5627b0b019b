import { Radio, Stack } from '@mantine/core';
import { GRADES, MOST_ATTEMPTS } from '#domain/quiz/attempts.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { SmallNumberField } from './small-number-field.tsx';
import type { SettingFields } from './use-setting-fields.ts';

/** How often somebody may take a quiz, and which of their attempts counts. */
export function AttemptsFields({ fields }: { fields: SettingFields }) {
  const t = useText();
  return (
    <>
      <FieldPair>
        <SmallNumberField
          label={t('projects:attemptsMost')}
          description={t('projects:attemptsMostHint', { max: MOST_ATTEMPTS })}
          {...fields.line('attemptsMost')}
        />
        <SmallNumberField
          label={t('projects:attemptsDelay')}
          description={t('projects:attemptsDelayHint')}
          {...fields.line('attemptsDelay')}
        />
      </FieldPair>
      <Radio.Group label={t('projects:grade')} description={t('projects:gradeHint')} {...fields.choice('grade')}>
        <Stack gap="xs" mt="xs">
          {GRADES.map((value) => (
            <Radio key={value} value={value} label={t(`projects:gradeOf.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
}
