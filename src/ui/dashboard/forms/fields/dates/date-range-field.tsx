import { Button, Group, Input } from '@mantine/core';
import { useState } from 'react';
import { parseDateInput } from '#domain/text/dhaka-time.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '../../field-pair.tsx';
import { DateField } from './date-field.tsx';
import { type DateRange, daysOf, PRESETS, type Preset } from './date-presets.ts';
import styles from './date-range-field.module.css';
import { isDay, writeDay } from './date-text.ts';

interface DateRangeFieldProps {
  label: string;
  value: DateRange;
  /** Told of a range once both its ends can be read and follow one another. */
  onChange: (range: DateRange) => void;
  /** False within a dropdown, see `DateField`. */
  withinPortal?: boolean;
}

/** From one day until another, both taken in and either left open: chosen by its name, typed, or from a calendar. */
export function DateRangeField({ label, value, onChange, withinPortal }: DateRangeFieldProps) {
  const t = useText();
  const locale = useLocale();
  const write = (day: string | undefined) => (day ? writeDay(day, locale) : '');
  const [typed, setTyped] = useState({ from: write(value.from), until: write(value.until) });
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  const [now] = useState(() => new Date());
  const { from, until } = value;
  const chosen = PRESETS.find((preset) => isSameRange(daysOf(preset, now), value));
  const isBackwards = isAfter(parseDateInput(typed.from), parseDateInput(typed.until));

  // Another range than was told from here, as when filters are cleared.
  if (!isSameRange(seen, value)) {
    setSeen(value);
    if (!isSameRange(told, value)) show(value);
  }

  function show(days: DateRange): void {
    setTyped({ from: write(days.from), until: write(days.until) });
    setTold(days);
  }

  function tell(days: DateRange): void {
    setTold(days);
    onChange(days);
  }

  function type(end: keyof typeof typed, text: string): void {
    const next = { ...typed, [end]: text };
    setTyped(next);
    const days = { from: parseDateInput(next.from), until: parseDateInput(next.until) };
    if (isDay(next.from) && isDay(next.until) && !isAfter(days.from, days.until)) tell(days);
  }

  function choose(preset: Preset): void {
    const days: DateRange = preset === chosen ? {} : daysOf(preset, now);
    show(days);
    onChange(days);
  }

  const errorOf = (text: string) => (isDay(text) ? undefined : t('api:date'));
  return (
    <fieldset className={styles.range}>
      <Input.Label component="legend">{label}</Input.Label>
      <Group gap="xs" my="xs">
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            variant={preset === chosen ? 'light' : 'default'}
            size="compact-md"
            aria-pressed={preset === chosen}
            onClick={() => choose(preset)}
          >
            {t(`forms:range.${preset}`)}
          </Button>
        ))}
      </Group>
      <FieldPair>
        <DateField
          label={t('forms:from')}
          value={typed.from}
          to={until}
          error={errorOf(typed.from)}
          onChange={(text) => type('from', text)}
          withinPortal={withinPortal}
        />
        <DateField
          label={t('forms:until')}
          value={typed.until}
          from={from}
          error={errorOf(typed.until) ?? (isBackwards ? t('forms:untilBeforeFrom') : undefined)}
          onChange={(text) => type('until', text)}
          withinPortal={withinPortal}
        />
      </FieldPair>
    </fieldset>
  );
}

function isAfter(from: string | undefined, until: string | undefined): boolean {
  return from !== undefined && until !== undefined && from > until;
}

function isSameRange(one: DateRange, other: DateRange): boolean {
  return one.from === other.from && one.until === other.until;
}
