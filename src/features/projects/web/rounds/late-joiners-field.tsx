import { Radio, Stack } from '@mantine/core';
import { LATE_JOINERS, type LateJoiners, type Series } from '#domain/quiz/series/series.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';

/** What becomes of whoever begins when rounds are over. */
export function LateJoinersField({ series, onChange }: { series: Series; onChange: (series: Series) => void }) {
  const t = useText();
  return (
    <FormSection title={t('rounds:lateJoiners')}>
      <Radio.Group
        label={t('rounds:lateJoinersWho')}
        value={series.lateJoiners}
        onChange={(lateJoiners) => onChange({ ...series, lateJoiners: lateJoiners as LateJoiners })}
      >
        <Stack gap="xs" mt="xs">
          {LATE_JOINERS.map((value) => (
            <Radio key={value} value={value} label={t(`rounds:lateJoinersOf.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </FormSection>
  );
}
