import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from './number-field.tsx';
import { NumberPair } from './number-pair.tsx';
import { TextSetting } from './text-setting.tsx';

/** Where the scale begins and ends, and what that means. */
export function ScaleSettings({ question }: { question: QuestionOf<'opinion_scale'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <>
      <NumberPair>
        <NumberField
          label={t('builder:from')}
          value={question.from}
          min={0}
          max={1}
          onChange={(from = question.from) => editQuestion({ ...question, from })}
        />
        <NumberField
          label={t('builder:to')}
          value={question.to}
          {...LIMITS.steps}
          onChange={(to = question.to) => editQuestion({ ...question, to })}
        />
      </NumberPair>
      <EndSettings question={question} />
    </>
  );
}

/** What the two ends of a scale mean. */
export function EndSettings({ question }: { question: QuestionOf<'opinion_scale' | 'slider'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (['low', 'high'] as const).map((end) => (
    <TextSetting
      key={end}
      partId={question.id}
      name={end}
      label={t(`builder:${end}`)}
      maxLength={LIMITS.end}
      value={question[end]}
      onChange={(text, edit) => editQuestion({ ...question, [end]: text }, edit)}
    />
  ));
}
