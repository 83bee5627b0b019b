import { Chip, Group } from '@mantine/core';
import type { ListState } from './use-list-state.ts';

interface FilterChipsProps {
  list: ListState;
  /** The list's query parameter that the chips set. */
  name: string;
  /** What is being chosen, for those who hear the page. */
  label: string;
  options: { value: string; label: string }[];
}

/** One value of a filter, or none: pressing the chosen chip again lets it go. */
export function FilterChips({ list, name, label, options }: FilterChipsProps) {
  const chosen = list.filters[name];
  return (
    <Group gap="xs" role="group" aria-label={label}>
      {options.map(({ value, label: text }) => (
        <Chip
          key={value}
          checked={chosen === value}
          onChange={(checked) => list.filter(name, checked ? value : undefined)}
        >
          {text}
        </Chip>
      ))}
    </Group>
  );
}
