import { TextInput } from '@mantine/core';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Question, QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from './number-field.tsx';

/** What can be set for this kind of question alone. */
export function KindSettings({ question }: { question: Question }) {
  switch (question.kind) {
    case 'multiple_choice':
      return <ChosenBounds question={question} />;
    case 'short_text':
      return <LengthBound question={question} max={LIMITS.shortText} />;
    case 'long_text':
      return <LengthBound question={question} max={LIMITS.longText} />;
    case 'number':
      return <NumberSettings question={question} />;
    case 'rating':
      return <Steps question={question} />;
    case 'date':
      return <DateBounds question={question} />;
    case 'single_choice':
    case 'dropdown':
      return null;
  }
}

function ChosenBounds({ question }: { question: QuestionOf<'multiple_choice'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <>
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
        description={t('builder:noBound')}
        value={question.maxChosen}
        min={1}
        max={LIMITS.options}
        optional
        onChange={(maxChosen) => editQuestion({ ...question, maxChosen })}
      />
    </>
  );
}

function LengthBound({ question, max }: { question: QuestionOf<'short_text' | 'long_text'>; max: number }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <NumberField
      label={t('builder:maxLength')}
      description={t('builder:noBound')}
      value={question.maxLength}
      min={1}
      max={max}
      optional
      onChange={(maxLength) => editQuestion({ ...question, maxLength })}
    />
  );
}

function NumberSettings({ question }: { question: QuestionOf<'number'> }) {
  const t = useText();
  const { writing, languages, editQuestion } = useBuilderTools();
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
      {writing.map((locale) => (
        <TextInput
          key={locale}
          lang={locale}
          label={
            languages.length > 1
              ? t('builder:inLanguage', { field: t('builder:unit'), language: t(`builder:language.${locale}`) })
              : t('builder:unit')
          }
          placeholder={t('builder:unitHint')}
          maxLength={LIMITS.unit}
          value={question.unit[locale] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            editQuestion(
              { ...question, unit: { ...question.unit, [locale]: value || undefined } },
              { topic: `unit:${question.id}:${locale}` },
            )
          }
        />
      ))}
    </>
  );
}

function Steps({ question }: { question: QuestionOf<'rating'> }) {
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

function DateBounds({ question }: { question: QuestionOf<'date'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <>
      <TextInput
        type="date"
        label={t('builder:earliest')}
        value={question.min ?? ''}
        onChange={(event) => editQuestion({ ...question, min: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t('builder:latest')}
        description={t('builder:noBound')}
        value={question.max ?? ''}
        onChange={(event) => editQuestion({ ...question, max: event.currentTarget.value || undefined })}
      />
    </>
  );
}
