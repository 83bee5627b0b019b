import { NativeSelect } from '@mantine/core';
import { parseDateInput } from '#domain/text/dhaka-time.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { DateField } from './date-field.tsx';
import { isDay, writeDay } from './date-text.ts';
import styles from './date-time-field.module.css';
import { HALF_HOURS } from './half-hours.ts';

interface DateTimeFieldProps {
  id?: string;
  label: string;
  /** YYYY-MM-DDTHH:mm in Dhaka, '' for none; a day that cannot be read stands in it as it was typed. */
  value: string;
  onChange: (value: string) => void;
  /** It is written for now: it was left, or a day or time was chosen. */
  onLeave: () => void;
  /** The time of a day for which none is chosen yet: HH:mm. */
  usual: string;
  error?: string;
}

/** A moment in Dhaka: its day as everywhere, and once there is one a time of day to choose. */
export function DateTimeField({ id, label, value, onChange, onLeave, usual, error }: DateTimeFieldProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const at = value.lastIndexOf('T');
  const [day, time] = at < 0 ? ['', usual] : [value.slice(0, at), value.slice(at + 1)];
  const isRead = day !== '' && isDay(day);
  const times = [...new Set([...HALF_HOURS, usual, time])].sort();

  function write(typed: string): void {
    onChange(typed.trim() === '' ? '' : `${parseDateInput(typed) ?? typed}T${time}`);
  }

  return (
    <div className={styles.moment}>
      <DateField
        id={id}
        label={label}
        autoComplete="off"
        value={isRead ? writeDay(day, locale) : day}
        onChange={write}
        onChoose={onLeave}
        onBlur={onLeave}
        error={error}
      />
      {day === '' ? null : (
        <NativeSelect
          label={t('forms:time')}
          aria-label={t('forms:timeOf', { what: label })}
          value={time}
          onChange={(event) => {
            onChange(`${day}T${event.currentTarget.value}`);
            onLeave();
          }}
          data={times.map((clock) => ({ value: clock, label: format.time(`2000-01-01T${clock}`) }))}
        />
      )}
    </div>
  );
}
