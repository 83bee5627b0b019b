import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { DayField } from './day-field.tsx';

/** The first and the last day there may be. */
export function DateBounds({ question }: { question: QuestionOf<'date'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <>
      <DayField
        label={t('builder:earliest')}
        day={question.min}
        onChange={(min) => editQuestion({ ...question, min })}
      />
      <DayField
        label={t('builder:latest')}
        description={t('builder:noBound')}
        day={question.max}
        onChange={(max) => editQuestion({ ...question, max })}
      />
    </>
  );
}
