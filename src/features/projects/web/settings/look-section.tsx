import { Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { VIEW_TYPES } from '../../contract/settings.ts';
import type { SettingsValues } from './settings-values.ts';

export function LookSection({ form }: { form: UseFormReturnType<SettingsValues> }) {
  const t = useText();
  return (
    <FormSection title={t('projects:howItLooks')}>
      <Radio.Group label={t('projects:viewType')} {...form.getInputProps('viewType')}>
        <Stack gap="xs" mt="xs">
          {VIEW_TYPES.map((value) => (
            <Radio key={value} value={value} label={t(`projects:viewOf.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </FormSection>
  );
}
