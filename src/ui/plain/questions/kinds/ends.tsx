import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { fieldId } from '../../fields/field-id.ts';
import styles from './scale.module.css';

/** The id of the words under a scale, which describe its first step and its last. */
export function endsId(name: string): string {
  return `${fieldId(name)}-ends`;
}

export interface EndsProps {
  name: string;
  from: number;
  to: number;
  /** What the ends mean; null where nobody said. */
  low: ReactNode;
  high: ReactNode;
}

/** Under a scale what its ends mean, each below its own. */
export function Ends({ name, from, to, low, high }: EndsProps) {
  const format = useFormat();
  return (
    <p id={endsId(name)} className={styles.ends}>
      <End step={format.number(from)}>{low}</End>
      <End step={format.number(to)}>{high}</End>
    </p>
  );
}

function End({ step, children }: { step: string; children: ReactNode }) {
  if (children === null) return <span />;
  return (
    <span>
      <b>{step}</b> {children}
    </span>
  );
}
