import { NativeSelect } from '@mantine/core';
import { CLOCK_STEPS } from '#domain/questionnaire/kinds/time/clock-steps.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { DayField } from './day-field.tsx';
import { NumberField } from './number-field.tsx';
import { NumberPair } from './number-pair.tsx';
import { TimeField } from './time-field.tsx';

/** The first and the last day there may be. */
export function DateBounds({ question }: { question: QuestionOf<'date' | 'date_time' | 'date_range'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <>
      <DayField
        label={t('builder:earliest')}
        day={question.min}
        onChange={(min) => editQuestion({ ...question, min })}
      />
      <DayField
        label={t('builder:latest')}
        description={t('builder:noBound')}
        day={question.max}
        onChange={(max) => editQuestion({ ...question, max })}
      />
    </>
  );
}

/** The first and the last time of day there may be, and how finely it is told. */
export function TimeSettings({ question }: { question: QuestionOf<'time'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <>
      <TimeField
        label={t('builder:earliestTime')}
        time={question.min}
        onChange={(min) => editQuestion({ ...question, min })}
      />
      <TimeField
        label={t('builder:latestTime')}
        time={question.max}
        onChange={(max) => editQuestion({ ...question, max })}
      />
      <MinutesOffered question={question} />
    </>
  );
}

export function DateTimeSettings({ question }: { question: QuestionOf<'date_time'> }) {
  return (
    <>
      <DateBounds question={question} />
      <MinutesOffered question={question} />
    </>
  );
}

/** Between which days, and how many of them. */
export function RangeSettings({ question }: { question: QuestionOf<'date_range'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <>
      <DateBounds question={question} />
      <NumberPair>
        {(['minDays', 'maxDays'] as const).map((bound) => (
          <NumberField
            key={bound}
            label={t(`builder:${bound}`)}
            value={question[bound]}
            min={1}
            max={LIMITS.rangeDays}
            optional
            onChange={(days) => editQuestion({ ...question, [bound]: days })}
          />
        ))}
      </NumberPair>
    </>
  );
}

function MinutesOffered({ question }: { question: QuestionOf<'time' | 'date_time'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <NativeSelect
      label={t('builder:minutesOffered')}
      value={question.step ?? ''}
      onChange={({ currentTarget }) => {
        const step = CLOCK_STEPS.find((minutes) => String(minutes) === currentTarget.value);
        editQuestion({ ...question, step });
      }}
      data={[
        { value: '', label: t('builder:anyMinute') },
        ...CLOCK_STEPS.map((step) => ({ value: String(step), label: t('builder:everyMinutes', { step }) })),
      ]}
    />
  );
}
