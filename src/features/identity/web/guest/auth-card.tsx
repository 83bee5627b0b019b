import type { ReactNode } from 'react';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { Card } from '#ui/plain/card.tsx';
import styles from './auth.module.css';

interface AuthCardProps {
  title: string;
  intro?: ReactNode;
  /** The other way in, below the form. */
  foot?: ReactNode;
  indexed?: boolean;
  children?: ReactNode;
}

/** The one thing on a page for guests. */
export function AuthCard({ title, intro, foot, indexed, children }: AuthCardProps) {
  return (
    <Card className={styles.card}>
      <PageHead title={title} indexed={indexed} />
      <div className={styles.head}>
        <h1>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </div>
      {children}
      {foot ? <p className={styles.foot}>{foot}</p> : null}
    </Card>
  );
}
