import { type ReactNode, useId } from 'react';
import styles from './number-field.module.css';

/** Two numbers of a few digits side by side, and what is to be known of both. */
export function NumberPair({ hint, children }: { hint?: string; children: ReactNode }) {
  const hintId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset wants a legend, and both fields are named in full.
    <div role="group" aria-describedby={hint ? hintId : undefined}>
      <div className={styles.pair}>{children}</div>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
