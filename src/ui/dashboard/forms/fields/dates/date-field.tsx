import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { parseDateInput } from '#domain/text/dhaka-time.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { writeDay } from './date-text.ts';

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** As it was typed: 17/4/1990, ১৭/৪/১৯৯০ or 1990-04-17. */
  value?: string;
  onChange: (typed: string) => void;
  /** A day was chosen from the calendar: it is whole, where one that is typed may not be yet. */
  onChoose?: () => void;
  /** The first day to choose from, and the last: YYYY-MM-DD. */
  from?: string;
  to?: string;
  /** False where the calendar must stay within what holds the field: a dropdown closes at a click outside of it. */
  withinPortal?: boolean;
}

/** A day: typed as people here write it, or chosen from a calendar. */
export function DateField({ value = '', onChange, onChoose, from, to, withinPortal = true, ...rest }: DateFieldProps) {
  const t = useText();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const day = parseDateInput(value) ?? null;

  function choose(chosen: string | null): void {
    if (chosen) {
      onChange(writeDay(chosen, locale));
      onChoose?.();
    }
    setOpen(false);
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
      withinPortal={withinPortal}
    >
      <Popover.Target>
        <TextInput
          inputMode="numeric"
          maxLength={20}
          {...rest}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('common:calendar')}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={18} aria-hidden="true" />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('common:calendar')}>
        <DatePicker
          value={day}
          onChange={choose}
          defaultDate={day ?? undefined}
          minDate={from}
          maxDate={to}
          ariaLabels={{ previousMonth: t('common:previous'), nextMonth: t('common:next') }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
