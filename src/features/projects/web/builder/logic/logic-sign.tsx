import { IconCornerDownRight, IconGitBranch } from '@tabler/icons-react';
import type { LogicLine } from './logic-lines.ts';

/** What decides whether a part is asked stands before it; where one goes from it, after it. */
export type LogicPlace = 'before' | 'after';

export function logicAt(lines: readonly LogicLine[], at: LogicPlace): LogicLine[] {
  return lines.filter(({ logic }) => (logic === 'jumps') === (at === 'after'));
}

/** A branch for a condition, an arrow for a jump. */
export function LogicSign({ at }: { at: LogicPlace }) {
  const Icon = at === 'after' ? IconCornerDownRight : IconGitBranch;
  return <Icon size={16} stroke={1.75} aria-hidden="true" />;
}
