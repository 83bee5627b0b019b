import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import styles from './canvas.module.css';

interface CanvasButtonProps extends Pick<ComponentProps<'button'>, 'disabled' | 'onClick'> {
  icon: NonNullable<ButtonProps['leftSection']>;
  /** What it does, in full. */
  label: string;
  /** As much of it as is shown beside others of the kind. */
  short?: string;
  /** What one does most of all here. */
  main?: boolean;
}

/** What can be added to a part of the canvas, or done about it: quiet, for what one writes is what counts. */
export function CanvasButton({ icon, label, short = label, main, ...rest }: CanvasButtonProps) {
  return (
    <Button
      {...rest}
      variant="subtle"
      size="compact-md"
      className={main ? styles.add : `${styles.add} ${styles.quiet}`}
      aria-label={short === label ? undefined : label}
      leftSection={icon}
    >
      {short}
    </Button>
  );
}
