import { Input, SegmentedControl } from '@mantine/core';
import { agreementWords } from '#domain/questionnaire/kinds/scale/ready-words.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import type { Localized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { TextSetting } from './text-setting.tsx';

type Likert = QuestionOf<'likert'>;

const STEPS = [5, 7] as const;

/** How many steps there are, and what they are called where the ready words do not do. */
export function LikertSettings({ question }: { question: Likert }) {
  const t = useText();
  const format = useFormat();
  const { editQuestion } = useBuilderTools();
  // Words of five steps say something else of seven.
  const setSteps = (steps: Likert['steps']) => editQuestion({ ...question, steps, labels: [] });
  return (
    <>
      <Input.Wrapper label={t('builder:steps')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('builder:steps')}
          value={String(question.steps)}
          onChange={(value) => setSteps(STEPS.find((steps) => String(steps) === value) ?? question.steps)}
          data={STEPS.map((steps) => ({ value: String(steps), label: format.number(steps) }))}
        />
      </Input.Wrapper>
      {agreementWords(question.steps)
        .map((word, index) => ({ word, step: index + 1 }))
        .map(({ word, step }) => (
          <TextSetting
            key={step}
            partId={`${question.id}-${step}`}
            name="label"
            label={t('builder:stepWords', { number: step })}
            placeholder={(locale) => word[locale] ?? ''}
            maxLength={LIMITS.end}
            value={question.labels[step - 1] ?? {}}
            onChange={(label, edit) => editQuestion({ ...question, labels: withLabel(question, step, label) }, edit)}
          />
        ))}
    </>
  );
}

function withLabel({ steps, labels }: Likert, step: number, label: Localized): Localized[] {
  return Array.from({ length: steps }, (_, index) => (index === step - 1 ? label : (labels[index] ?? {})));
}
