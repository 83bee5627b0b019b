import { NativeSelect } from '@mantine/core';
import { goToPart } from './go-to-part.ts';
import type { PagePart } from './page-part.ts';
import styles from './part-choice.module.css';

interface PartChoiceProps {
  label: string;
  parts: readonly PagePart[];
  /** The part one is in. */
  here: string | undefined;
}

/** The way to each part of a long page where there is no room beside it: a choice above them. */
export function PartChoice({ label, parts, here }: PartChoiceProps) {
  return (
    <div className={styles.above} data-print="none">
      <NativeSelect
        className={styles.choice}
        aria-label={label}
        value={here ?? ''}
        // By keys one goes through the choices: each is shown, and the focus stays.
        onChange={(event) => goToPart(event.currentTarget.value, { takesFocus: false })}
      >
        <option value="" disabled>
          {label}
        </option>
        {parts.map(({ id, title, number }) => (
          <option key={id} value={id}>
            {number ? `${number}. ${title}` : title}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
