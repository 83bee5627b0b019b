import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from './number-field.tsx';

export function GridRatingSteps({ question }: { question: QuestionOf<'grid_rating'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <NumberField
      label={t('builder:steps')}
      value={question.steps}
      {...LIMITS.steps}
      onChange={(steps = question.steps) => editQuestion({ ...question, steps })}
    />
  );
}
