import { TextInput } from '@mantine/core';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from './number-field.tsx';
import { NumberPair } from './number-pair.tsx';
import { PatternSettings } from './pattern-settings.tsx';

export function ShortLength({ question }: { question: QuestionOf<'short_text'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const { id, mask } = question;
  return (
    <>
      {mask === undefined ? <LengthBounds question={question} max={LIMITS.shortText} /> : null}
      <TextInput
        label={t('builder:mask')}
        description={t('builder:maskHint')}
        autoComplete="off"
        maxLength={LIMITS.mask}
        value={mask ?? ''}
        onChange={({ currentTarget }) =>
          editQuestion({ ...question, mask: currentTarget.value || undefined }, { topic: `mask:${id}` })
        }
      />
      <PatternSettings question={question} />
    </>
  );
}

export function LongLength({ question }: { question: QuestionOf<'long_text'> }) {
  return <LengthBounds question={question} max={LIMITS.longText} />;
}

function LengthBounds({ question, max }: { question: QuestionOf<'short_text' | 'long_text'>; max: number }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <NumberPair hint={t('builder:noBound')}>
      <NumberField
        label={t('builder:minLength')}
        value={question.minLength}
        min={1}
        max={max}
        optional
        onChange={(minLength) => editQuestion({ ...question, minLength })}
      />
      <NumberField
        label={t('builder:maxLength')}
        value={question.maxLength}
        min={1}
        max={max}
        optional
        onChange={(maxLength) => editQuestion({ ...question, maxLength })}
      />
    </NumberPair>
  );
}
