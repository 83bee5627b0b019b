import { Button, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DateRangeField } from '../../forms/fields/dates/date-range-field.tsx';
import { daysWords } from '../../forms/fields/dates/days-words.ts';
import type { ListState } from '../use-list-state.ts';
import { FilterPill } from './filter-pill.tsx';

/** From which day until which a list goes: its filters `from` and `until`. What is set stands beside the button. */
export function DaysFilter({ list }: { list: ListState }) {
  const t = useText();
  const format = useFormat();
  const { from, until } = list.filters;
  const words = daysWords({ from, until }, format);
  return (
    <>
      <Popover position="bottom-start" width={320} trapFocus returnFocus withinPortal>
        <Popover.Target>
          <Button variant="default" leftSection={<IconCalendar size={18} aria-hidden="true" />}>
            {t('forms:days')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <DateRangeField
            label={t('forms:days')}
            value={{ from, until }}
            onChange={(range) => list.filterBy({ from: range.from, until: range.until })}
            withinPortal={false}
          />
        </Popover.Dropdown>
      </Popover>
      {words ? (
        <FilterPill label={words} onRemove={() => list.filterBy({ from: undefined, until: undefined })} />
      ) : null}
    </>
  );
}
