import { NativeSelect } from '@mantine/core';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import type { ListState } from '../use-list-state.ts';
import styles from './list-tools.module.css';

interface FilterSelectProps<Value extends string> {
  list: ListState;
  /** The list's query parameter that it sets. */
  name: string;
  /** What is being chosen, for those who hear the page. */
  label: string;
  /** Said where nothing is chosen. */
  any: string;
  options: readonly { value: Value; label: string }[];
  /** How many there are of each, as the server counted them with the page. */
  counts?: Readonly<Record<Value, number>> | undefined;
}

/** One value of a filter, or any: beside the chips of a filter that is asked for more often. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { list, name, label, any, options, counts } = props;
  const format = useFormat();
  const worded = options.map(({ value, label: text }) => ({
    value: value as string,
    label: counts ? `${text} (${format.number(counts[value])})` : text,
  }));
  return (
    <NativeSelect
      className={styles.select}
      aria-label={label}
      data={[{ value: '', label: any }, ...worded]}
      value={list.filters[name] ?? ''}
      onChange={({ currentTarget }) => list.filter(name, currentTarget.value || undefined)}
    />
  );
}
