import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './fact-list.module.css';

export type Fact = readonly [name: string, value: ReactNode];

interface FactListProps {
  facts: readonly Fact[];
  className?: string;
}

/** What is known of something, a few words each. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
