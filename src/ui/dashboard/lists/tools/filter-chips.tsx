import type { ReactNode } from 'react';
import { MOST_COUNTED } from '#kit/contract/listing.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ListState } from '../use-list-state.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps<Value extends string> {
  list: ListState;
  /** The list's query parameter that the chips set. */
  name: string;
  /** What is being chosen, for those who hear the page. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** How many there are of each, as the server counted them with the page; of those left out nobody knows. */
  counts: Readonly<Partial<Record<Value, number>>> | undefined;
  /** What else narrows the list by a choice; on a phone it stands below. */
  children?: ReactNode;
}

/** One value of a filter, or all; how many each would show stands beside it. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { list, name, label, options, counts, children } = props;
  const t = useText();
  const chosen = list.filters[name];
  const all = counts && Object.values<number | undefined>(counts).reduce<number>((sum, count = 0) => sum + count, 0);
  return (
    <div className={styles.line} data-chips>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons */}
      <div className={styles.chips} role="group" aria-label={label}>
        <FilterChip
          label={t('common:all')}
          count={all}
          chosen={chosen === undefined}
          onChoose={() => list.filter(name, undefined)}
        />
        {options.map(({ value, label: text }) => (
          <FilterChip
            key={value}
            label={text}
            count={counts?.[value]}
            chosen={chosen === value}
            onChoose={() => list.filter(name, chosen === value ? undefined : value)}
          />
        ))}
      </div>
      {children}
    </div>
  );
}

interface FilterChipProps {
  label: string;
  count: number | undefined;
  chosen: boolean;
  onChoose: () => void;
}

function FilterChip({ label, count, chosen, onChoose }: FilterChipProps) {
  const format = useFormat();
  return (
    <button type="button" className={styles.chip} aria-pressed={chosen} onClick={onChoose}>
      {label}
      {count === undefined ? null : (
        <span className={styles.count}>
          {' '}
          {count > MOST_COUNTED ? `${format.number(MOST_COUNTED)}+` : format.number(count)}
        </span>
      )}
    </button>
  );
}
