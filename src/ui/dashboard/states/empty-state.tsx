import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from '../../plain/drawing.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  picture: ComponentProps<typeof Drawing>['of'];
  title: ReactNode;
  heading?: 'h1' | 'h2';
  /** What to do next, in words. */
  text?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
}

/** In place of a list that holds nothing. */
export function EmptyState({ picture, title, heading: Heading = 'h2', text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Drawing of={picture} />
      <Heading>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
