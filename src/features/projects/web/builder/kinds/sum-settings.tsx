import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from './number-field.tsx';
import { OptionOrder } from './option-order.tsx';
import { TextSetting } from './text-setting.tsx';

/** What the amounts add up to, and what they are counted in. */
export function SumSettings({ question }: { question: QuestionOf<'constant_sum'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <>
      <NumberField
        label={t('builder:total')}
        value={question.total}
        min={1}
        max={LIMITS.total}
        onChange={(total = question.total) => editQuestion({ ...question, total })}
      />
      <TextSetting
        partId={question.id}
        name="unit"
        label={t('builder:unit')}
        placeholder={t('builder:sumUnitHint')}
        maxLength={LIMITS.unit}
        value={question.unit}
        onChange={(unit, edit) => editQuestion({ ...question, unit }, edit)}
      />
      <OptionOrder question={question} />
    </>
  );
}
