import { NativeSelect } from '@mantine/core';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { HALF_HOURS } from '#ui/dashboard/forms/fields/dates/half-hours.ts';

interface TimeFieldProps {
  label: string;
  /** Within a sentence, which tells what it is to those who see it. */
  bare?: boolean;
  /** HH:MM. */
  time: string | undefined;
  onChange: (time: string | undefined) => void;
}

/** A time of day among the half hours, or the one there is; blank for none. */
export function TimeField({ label, bare, time, onChange }: TimeFieldProps) {
  const t = useText();
  const format = useFormat();
  const times = [...new Set([...HALF_HOURS, ...(time ? [time] : [])])].sort();
  return (
    <NativeSelect
      {...(bare ? { 'aria-label': label } : { label })}
      value={time ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      data={[
        { value: '', label: bare ? '' : t('builder:noTimeBound') },
        ...times.map((clock) => ({ value: clock, label: format.time(`2000-01-01T${clock}`) })),
      ]}
    />
  );
}
