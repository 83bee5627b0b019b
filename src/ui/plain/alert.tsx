import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './surface.module.css';

interface AlertProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  /** Said at once by a screen reader when it appears; script may put the focus on it. */
  announce?: boolean;
  children?: ReactNode;
}

export function Alert({ tone = 'info', title, announce, children }: AlertProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      className={classNames(styles.alert, styles[tone])}
      role={announce ? role : undefined}
      tabIndex={announce ? -1 : undefined}
    >
      {title ? <strong>{title}</strong> : null}
      {children}
    </div>
  );
}
