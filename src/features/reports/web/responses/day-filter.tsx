import { useState } from 'react';
import { parseDateInput } from '#domain/text/dhaka-time.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { DateField } from '#ui/dashboard/forms/fields/dates/date-field.tsx';
import { isDay, writeDay } from '#ui/dashboard/forms/fields/dates/date-text.ts';

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD, or undefined for any. */
  day: string | undefined;
  onChange: (day: string | undefined) => void;
  from?: string;
  to?: string;
}

/** A day the list is narrowed by, asked for once it is typed to its end. */
export function DayFilter({ label, day, onChange, ...bounds }: DayFilterProps) {
  const t = useText();
  const locale = useLocale();
  const [typed, setTyped] = useState(() => (day && isDay(day) ? writeDay(day, locale) : ''));
  const [isLeft, setLeft] = useState(false);

  function change(next: string): void {
    setTyped(next);
    setLeft(false);
    const read = parseDateInput(next);
    if (read !== day && (read || next.trim() === '')) onChange(read);
  }

  return (
    <DateField
      label={label}
      value={typed}
      onChange={change}
      onBlur={() => setLeft(true)}
      error={isLeft && !isDay(typed) ? t('api:date') : undefined}
      withinPortal={false}
      {...bounds}
    />
  );
}
