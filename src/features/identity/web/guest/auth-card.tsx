import type { ReactNode } from 'react';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { Card } from '#ui/plain/card.tsx';
import styles from './auth.module.css';

interface AuthCardProps {
  title: string;
  intro?: ReactNode;
  /** The other way in, below the form. */
  foot?: ReactNode;
  /** What search engines say of the page; without it they are told to leave it out. */
  description?: string;
  children?: ReactNode;
}

/** The one thing on a page for guests. */
export function AuthCard({ title, intro, foot, description, children }: AuthCardProps) {
  return (
    <Card className={styles.card}>
      <PageHead title={title} description={description} indexed={description !== undefined} />
      <div className={styles.head}>
        <h1>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </div>
      {children}
      {foot ? <p className={styles.foot}>{foot}</p> : null}
    </Card>
  );
}
