import { IconCornerDownRight, IconGitBranch } from '@tabler/icons-react';
import styles from './logic.module.css';
import type { LogicLine } from './logic-lines.ts';

interface LogicWordsProps {
  lines: readonly LogicLine[] | undefined;
  /** What stands before a question, or after it. */
  at: 'before' | 'after';
}

/** What decides whether a part is asked, above it; where one goes from it, below. */
export function LogicWords({ lines = [], at }: LogicWordsProps) {
  const here = lines.filter(({ logic }) => (logic === 'jumps') === (at === 'after'));
  if (here.length === 0) return null;
  const Icon = at === 'after' ? IconCornerDownRight : IconGitBranch;
  return (
    <ul className={styles.words} data-at={at}>
      {here.map(({ words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same.
        <li key={index}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
