import type { ReactNode } from 'react';
import type { Result } from '#domain/quiz/result-schema.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import styles from './told-words.module.css';

interface ToldWordsProps {
  words: ReactNode;
  /** The same row by row, where it is an order or pairs. */
  rows: Result['questions'][number]['keyRows'];
}

/** An answer, or what is right: an order one below the other, pairs beside each other, anything else in one line. */
export function ToldWords({ words, rows }: ToldWordsProps) {
  if (!rows) return words;
  const isOrder = rows.every(({ of }) => of === null);
  const Rows = isOrder ? 'ol' : 'ul';
  return (
    <Rows className={isOrder ? styles.order : styles.pairs}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows may have the same words, and the list never changes.
        <li key={index}>
          {row.of === null ? null : (
            <>
              <span>
                {row.of}
                <VisuallyHidden>: </VisuallyHidden>
              </span>
              <span aria-hidden="true">→</span>
            </>
          )}
          <span>{row.words}</span>
        </li>
      ))}
    </Rows>
  );
}
