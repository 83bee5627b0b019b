import { useState } from 'react';
import { parseDateInput } from '#domain/text/dhaka-time.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { DateField } from '#ui/dashboard/forms/fields/dates/date-field.tsx';
import { isDay, writeDay } from '#ui/dashboard/forms/fields/dates/date-text.ts';

interface DayFieldProps {
  label: string;
  /** Within a sentence, which tells what it is to those who see it. */
  bare?: boolean;
  description?: string;
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** What is typed stands as long as it means the day there is: undoing shows another. */
export function DayField({ label, bare, day, onChange, ...field }: DayFieldProps) {
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
      {...(bare ? { 'aria-label': label } : { label })}
      autoComplete="off"
      value={text}
      onChange={type}
      error={isDay(text) ? undefined : t('api:date')}
    />
  );
}
