import type { ReactNode } from 'react';
import type { Outcome } from '#domain/quiz/outcome.ts';
import styles from './told.module.css';

interface AnsweredProps {
  /** Null where it is not told. */
  outcome: Outcome | null;
  /** Nothing more is answered there. */
  isOver: boolean;
  children: ReactNode;
}

/** Around a question as it was answered: in the colour of what came of it, and closed once it is over. */
export function Answered({ outcome, isOver, children }: AnsweredProps) {
  const look = {
    className: styles.answered,
    'data-answered': isOver ? 'over' : 'again',
    'data-outcome': outcome ?? undefined,
  };
  if (!isOver) return <div {...look}>{children}</div>;
  return (
    <fieldset {...look} disabled>
      {children}
    </fieldset>
  );
}
