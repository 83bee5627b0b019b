import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'secondary';
  /** As wide as what it stands in. */
  wide?: boolean;
}

export function buttonClass({ variant = 'primary', wide }: ButtonLook, more?: string): string | undefined {
  return classNames(styles.button, styles[variant], wide && styles.wide, more);
}
