import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from './number-field.tsx';
import { NumberPair } from './number-pair.tsx';
import { EndSettings } from './scale-settings.tsx';
import { TextSetting } from './text-setting.tsx';

/** Which numbers there may be, and what they are counted in. */
export function NumberSettings({ question }: { question: QuestionOf<'number'> }) {
  return (
    <>
      <NumberBounds question={question} />
      <UnitSetting question={question} />
    </>
  );
}

/** Which numbers there may be. */
export function NumberBounds({ question }: { question: QuestionOf<'number' | 'grid_number'> }) {
  const { editQuestion } = useBuilderTools();
  return <BoundFields bounds={question} onChange={(bounds) => editQuestion({ ...question, ...bounds })} />;
}

type Bounds = Pick<QuestionOf<'number'>, 'min' | 'max' | 'decimals' | 'step'>;

/** The least and the greatest number, how finely they are told apart, and whether they are taken in steps alone. */
export function BoundFields({ bounds, onChange }: { bounds: Bounds; onChange: (bounds: Partial<Bounds>) => void }) {
  const t = useText();
  const { min, max, decimals, step } = bounds;
  const bound = { min: -LIMITS.number, max: LIMITS.number, decimals: LIMITS.decimals, optional: true };
  return (
    <>
      <NumberPair hint={t('builder:noBound')}>
        <NumberField label={t('builder:min')} {...bound} value={min} onChange={(next) => onChange({ min: next })} />
        <NumberField label={t('builder:max')} {...bound} value={max} onChange={(next) => onChange({ max: next })} />
      </NumberPair>
      <NumberField
        label={t('builder:decimals')}
        value={decimals}
        min={0}
        max={LIMITS.decimals}
        onChange={(next = 0) => onChange({ decimals: next })}
      />
      <NumberField
        label={t('builder:numberStep')}
        description={t('builder:numberStepHint')}
        value={step}
        min={10 ** -LIMITS.decimals}
        max={LIMITS.number}
        decimals={LIMITS.decimals}
        optional
        onChange={(next) => onChange({ step: next })}
      />
    </>
  );
}

/** Where a slider begins and ends, how finely it moves, and what that means. */
export function SliderSettings({ question }: { question: QuestionOf<'slider'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const { number, decimals } = LIMITS.slider;
  return (
    <>
      <NumberPair>
        {(['min', 'max'] as const).map((end) => (
          <NumberField
            key={end}
            label={t(`builder:${end}`)}
            value={question[end]}
            min={-number}
            max={number}
            decimals={decimals}
            onChange={(value = question[end]) => editQuestion({ ...question, [end]: value })}
          />
        ))}
      </NumberPair>
      <NumberField
        label={t('builder:step')}
        value={question.step}
        min={10 ** -decimals}
        max={number}
        decimals={decimals}
        onChange={(step = question.step) => editQuestion({ ...question, step })}
      />
      <UnitSetting question={question} />
      <EndSettings question={question} />
    </>
  );
}

function UnitSetting({ question }: { question: QuestionOf<'number' | 'slider'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <TextSetting
      partId={question.id}
      name="unit"
      label={t('builder:unit')}
      placeholder={t('builder:unitHint')}
      maxLength={LIMITS.unit}
      value={question.unit}
      onChange={(unit, edit) => editQuestion({ ...question, unit }, edit)}
    />
  );
}
