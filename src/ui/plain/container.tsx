import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './surface.module.css';

interface ContainerProps extends ComponentProps<'div'> {
  /** wide: 1200 px, survey: 640 px. */
  width?: 'wide' | 'survey';
}

/** The column a page is set in. */
export function Container({ width = 'wide', className, ...rest }: ContainerProps) {
  return <div className={classNames(styles.container, styles[width], className)} {...rest} />;
}
