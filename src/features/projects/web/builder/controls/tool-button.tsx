import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface ToolButtonProps {
  id?: string;
  label: string;
  variant?: 'subtle' | 'default';
  size?: number;
  /** Shows the label to those who point at it; rows of long lists do without. */
  tip?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A picture to press. It stays focusable while it has nothing to do, so that the keyboard is not thrown off it. */
export function ToolButton(props: ToolButtonProps) {
  const { id, label, variant = 'subtle', size = 36, tip, disabled, onClick, children } = props;
  const button = (
    <ActionIcon
      id={id}
      variant={variant}
      color={variant === 'subtle' ? 'gray' : undefined}
      size={size}
      aria-label={label}
      aria-disabled={disabled || undefined}
      data-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </ActionIcon>
  );
  return tip ? <Tooltip label={label}>{button}</Tooltip> : button;
}
