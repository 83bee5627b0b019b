import styles from './logic.module.css';
import type { LogicLine } from './logic-lines.ts';
import { type LogicPlace, LogicSign, logicAt } from './logic-sign.tsx';

interface LogicWordsProps {
  lines: readonly LogicLine[] | undefined;
  at: LogicPlace;
}

/** What decides whether a part is asked, above it; where one goes from it, below. */
export function LogicWords({ lines = [], at }: LogicWordsProps) {
  const here = logicAt(lines, at);
  if (here.length === 0) return null;
  return (
    <ul className={styles.words} data-at={at}>
      {here.map(({ words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same.
        <li key={index}>
          <LogicSign at={at} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
