import type { ReactNode } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** The page this one stands under. */
  back?: { to: string; label: string };
  /** Beside the title: a status. */
  badge?: ReactNode;
  actions?: ReactNode;
}

/** The first thing on a screen: where one is, and what can be done here. */
export function PageHeader({ title, description, back, badge, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        {back ? (
          <LocaleLink to={back.to} className={styles.back} data-print="none">
            ‹ {back.label}
          </LocaleLink>
        ) : null}
        <div className={styles.title}>
          <h1 tabIndex={-1}>{title}</h1>
          {badge}
        </div>
      </div>
      {description ? <p className={styles.description}>{description}</p> : null}
      {actions ? (
        <div className={styles.actions} data-print="none">
          {actions}
        </div>
      ) : null}
    </header>
  );
}
