import { useState } from 'react';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { parseDateInput } from '#domain/text/dhaka-time.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { DateField } from '#ui/dashboard/forms/fields/dates/date-field.tsx';
import { isDay, writeDay } from '#ui/dashboard/forms/fields/dates/date-text.ts';
import { useBuilderTools } from '../builder-context.ts';

/** The first and the last day there may be. */
export function DateBounds({ question }: { question: QuestionOf<'date'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <>
      <DateBound
        label={t('builder:earliest')}
        day={question.min}
        onChange={(min) => editQuestion({ ...question, min })}
      />
      <DateBound
        label={t('builder:latest')}
        description={t('builder:noBound')}
        day={question.max}
        onChange={(max) => editQuestion({ ...question, max })}
      />
    </>
  );
}

interface DateBoundProps {
  label: string;
  description?: string;
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** What is typed stands as long as it means the bound there is: undoing shows another. */
function DateBound({ day, onChange, ...field }: DateBoundProps) {
  const t = useText();
  const locale = useLocale();
  const [typed, setTyped] = useState({ text: '', day });
  const written = day ? writeDay(day, locale) : '';
  const text = typed.day === day && typed.text !== '' ? typed.text : written;

  function type(next: string): void {
    const read = isDay(next) ? parseDateInput(next) : day;
    setTyped({ text: next, day: read });
    if (read !== day) onChange(read);
  }

  return (
    <DateField
      {...field}
      autoComplete="off"
      value={text}
      onChange={type}
      error={isDay(text) ? undefined : t('api:date')}
    />
  );
}
