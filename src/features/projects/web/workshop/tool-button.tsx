import { ActionIcon, Tooltip } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import styles from './tool-button.module.css';

interface ToolButtonProps extends Pick<ComponentProps<'button'>, 'ref' | 'aria-haspopup' | 'aria-expanded'> {
  id?: string;
  label: string;
  variant?: 'subtle' | 'default';
  size?: number;
  /** Shows the label to those who point at it; rows of long lists do without. */
  tip?: boolean;
  /** Where it stands, if above would cover something. */
  tipPosition?: 'bottom-end';
  disabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A picture to press. It stays focusable while it has nothing to do, so that the keyboard is not thrown off it. */
export function ToolButton(props: ToolButtonProps) {
  const { label, variant = 'subtle', size = 36, tip, tipPosition, disabled, onClick, ...rest } = props;
  const button = (
    <ActionIcon
      {...rest}
      className={variant === 'subtle' ? styles.bare : undefined}
      variant={variant}
      color={variant === 'subtle' ? 'gray' : undefined}
      size={size}
      aria-label={label}
      aria-disabled={disabled || undefined}
      data-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    />
  );
  return tip ? (
    <Tooltip label={label} position={tipPosition} disabled={rest['aria-expanded'] === true}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
