import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from './number-field.tsx';

/** How many options are put in order at least and at most. */
export function RankedBounds({ question }: { question: QuestionOf<'ranking'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const bounds = { min: 1, max: question.options.length, optional: true };
  return (
    <>
      <NumberField
        label={t('builder:maxRanked')}
        description={t('builder:maxRankedHint')}
        value={question.maxRanked}
        {...bounds}
        onChange={(maxRanked) => editQuestion({ ...question, maxRanked })}
      />
      <NumberField
        label={t('builder:minRanked')}
        description={t('builder:minRankedHint')}
        value={question.minRanked}
        {...bounds}
        onChange={(minRanked) => editQuestion({ ...question, minRanked })}
      />
    </>
  );
}
