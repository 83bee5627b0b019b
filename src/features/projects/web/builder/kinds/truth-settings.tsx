import { Input, SegmentedControl } from '@mantine/core';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';

/** In which two words it is answered. */
export function TruthSettings({ question }: { question: QuestionOf<'yes_no'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <Input.Wrapper label={t('builder:answeredBy')} labelElement="div">
      <div>
        <SegmentedControl
          mt={6}
          aria-label={t('builder:answeredBy')}
          value={question.truth ? 'true_false' : 'yes_no'}
          onChange={(value) => editQuestion({ ...question, truth: value === 'true_false' || undefined })}
          data={(['yes_no', 'true_false'] as const).map((value) => ({ value, label: t(`builder:kind.${value}`) }))}
        />
      </div>
    </Input.Wrapper>
  );
}
