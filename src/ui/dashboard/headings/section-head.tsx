import type { ReactNode } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** By which the section is named. */
  id: string;
  title: string;
  /** Where the rest of it is. */
  all?: { to: string; label: string } | undefined;
  /** A button of what can be done with it. */
  action?: ReactNode;
}

/** What a section of a page is, and quietly the way to all of it. */
export function SectionHead({ id, title, all, action }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {all ? <LocaleLink to={all.to}>{all.label}</LocaleLink> : null}
      {action}
    </div>
  );
}
