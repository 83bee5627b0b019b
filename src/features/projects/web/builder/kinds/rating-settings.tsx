import { NativeSelect } from '@mantine/core';
import { RATING_LOOKS, type RatingLook } from '#domain/questionnaire/kinds/scale/rating-looks.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from './number-field.tsx';

/** What its steps are drawn as, and how many there are. */
export function RatingSettings({ question }: { question: QuestionOf<'rating'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <>
      <NativeSelect
        label={t('builder:look')}
        value={question.look ?? RATING_LOOKS[0]}
        onChange={({ currentTarget }) => editQuestion({ ...question, look: currentTarget.value as RatingLook })}
        data={RATING_LOOKS.map((look) => ({ value: look, label: t(`builder:looks.${look}`) }))}
      />
      <NumberField
        label={t('builder:steps')}
        value={question.steps}
        {...LIMITS.steps}
        onChange={(steps = question.steps) => editQuestion({ ...question, steps })}
      />
    </>
  );
}
