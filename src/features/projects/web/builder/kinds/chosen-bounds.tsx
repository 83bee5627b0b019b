import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from './number-field.tsx';
import { NumberPair } from './number-pair.tsx';

/** How many options are chosen at least and at most. */
export function ChosenBounds({ question }: { question: QuestionOf<'multiple_choice'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <NumberPair hint={t('builder:noBound')}>
      <NumberField
        label={t('builder:minChosen')}
        value={question.minChosen}
        min={0}
        max={LIMITS.options}
        optional
        onChange={(minChosen) => editQuestion({ ...question, minChosen })}
      />
      <NumberField
        label={t('builder:maxChosen')}
        value={question.maxChosen}
        min={1}
        max={LIMITS.options}
        optional
        onChange={(maxChosen) => editQuestion({ ...question, maxChosen })}
      />
    </NumberPair>
  );
}
