import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useFocusBack } from '../focus/use-focus-back.ts';
import styles from './dialog.module.css';
import { LeaveDialog } from './leave-dialog.ts';

/** To ask, to fill in, to work in. */
const WIDTHS = { small: 440, medium: 600, large: 960 } as const;

interface DialogProps extends Omit<ModalProps, 'closeButtonProps' | 'size' | 'centered' | 'classNames'> {
  size?: keyof typeof WIDTHS;
  /** What is done with all of it: stays in view under what is scrolled, and a large dialog is as high as the window. */
  foot?: ReactNode;
}

/** A dialog in the middle of the window; on a phone a sheet that stands on its lower edge, within the thumb's reach. */
export function Dialog({ size = 'medium', foot, children, ...props }: DialogProps) {
  const t = useText();
  useFocusBack(props.opened);
  const content = `${props.fullScreen ? '' : styles.content} ${foot ? styles.withFoot : ''}`;
  return (
    <Modal
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      size={WIDTHS[size]}
      centered
      classNames={{ inner: props.fullScreen ? '' : styles.inner, content, body: foot ? styles.body : '' }}
      {...props}
    >
      <LeaveDialog value={props.onClose}>
        {foot ? <div className={styles.scrolled}>{children}</div> : children}
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </LeaveDialog>
    </Modal>
  );
}
