import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const COLOURS: Record<StatusTone, string> = {
  neutral: 'gray',
  info: 'info',
  success: 'success',
  warning: 'accent',
  danger: 'danger',
};

/** A state in a word; its colour only repeats what the word says. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: StatusTone; children: ReactNode }) {
  return (
    <Badge color={COLOURS[tone]} variant="light" tt="none" fw={600} fz="xs" h={24} miw="max-content">
      {children}
    </Badge>
  );
}
