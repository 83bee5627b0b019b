import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import styles from './part-button.module.css';

interface PartButtonProps extends Pick<ComponentProps<'button'>, 'disabled' | 'onClick' | 'ref'> {
  icon: NonNullable<ButtonProps['leftSection']>;
  /** What it does, in full. */
  label: string;
  /** As much of it as is shown beside others of the kind. */
  short?: string;
  /** What one does most of all here. */
  main?: boolean;
}

/** What can be added to a part of a survey, or done about it: quiet, for what one writes is what counts. */
export function PartButton({ icon, label, short = label, main, ...rest }: PartButtonProps) {
  return (
    <Button
      {...rest}
      variant="subtle"
      size="compact-md"
      className={main ? styles.button : `${styles.button} ${styles.quiet}`}
      aria-label={short === label ? undefined : label}
      leftSection={icon}
    >
      {short}
    </Button>
  );
}
