import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import styles from './insert-question.module.css';

interface PlusButtonProps extends Pick<ComponentProps<'button'>, 'ref' | 'onClick'> {
  label: string;
  /** Whether what it opens is there. */
  opened: boolean;
}

/** A plus on the line between two questions. */
export function PlusButton({ label, opened, ...rest }: PlusButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.plus}
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={opened}
    >
      <IconPlus size={16} stroke={2.25} aria-hidden="true" />
    </button>
  );
}
