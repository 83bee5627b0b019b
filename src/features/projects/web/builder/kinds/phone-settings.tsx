import { Input, SegmentedControl } from '@mantine/core';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';

const NUMBERS = ['bangladesh', 'anyCountry'] as const;

/** Of which countries numbers are taken. */
export function PhoneSettings({ question }: { question: QuestionOf<'phone_number'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <Input.Wrapper label={t('builder:phoneNumbers')} description={t('builder:phoneNumbersHint')} labelElement="div">
      <SegmentedControl
        fullWidth
        aria-label={t('builder:phoneNumbers')}
        value={question.anyCountry ? 'anyCountry' : 'bangladesh'}
        onChange={(value) => editQuestion({ ...question, anyCountry: value === 'anyCountry' || undefined })}
        data={NUMBERS.map((value) => ({ value, label: t(`builder:phoneNumber.${value}`) }))}
      />
    </Input.Wrapper>
  );
}
