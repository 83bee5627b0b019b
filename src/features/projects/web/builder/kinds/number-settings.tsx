import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from './number-field.tsx';
import { TextSetting } from './text-setting.tsx';

/** Which numbers there may be, and what they are counted in. */
export function NumberSettings({ question }: { question: QuestionOf<'number'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const bound = { min: -LIMITS.number, max: LIMITS.number, decimals: LIMITS.decimals, optional: true };
  return (
    <>
      <NumberField
        label={t('builder:min')}
        {...bound}
        value={question.min}
        onChange={(min) => editQuestion({ ...question, min })}
      />
      <NumberField
        label={t('builder:max')}
        description={t('builder:noBound')}
        {...bound}
        value={question.max}
        onChange={(max) => editQuestion({ ...question, max })}
      />
      <NumberField
        label={t('builder:decimals')}
        value={question.decimals}
        min={0}
        max={LIMITS.decimals}
        onChange={(decimals = 0) => editQuestion({ ...question, decimals })}
      />
      <TextSetting
        questionId={question.id}
        name="unit"
        label={t('builder:unit')}
        placeholder={t('builder:unitHint')}
        maxLength={LIMITS.unit}
        value={question.unit}
        onChange={(unit, edit) => editQuestion({ ...question, unit }, edit)}
      />
    </>
  );
}
