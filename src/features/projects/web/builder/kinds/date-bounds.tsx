import { TextInput } from '@mantine/core';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';

/** The first and the last day there may be. */
export function DateBounds({ question }: { question: QuestionOf<'date'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <>
      <TextInput
        type="date"
        label={t('builder:earliest')}
        value={question.min ?? ''}
        onChange={(event) => editQuestion({ ...question, min: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t('builder:latest')}
        description={t('builder:noBound')}
        value={question.max ?? ''}
        onChange={(event) => editQuestion({ ...question, max: event.currentTarget.value || undefined })}
      />
    </>
  );
}
