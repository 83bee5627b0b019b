import { Modal, type ModalProps } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useFocusBack } from '../focus/use-focus-back.ts';
import styles from './dialog.module.css';
import { LeaveDialog } from './leave-dialog.ts';

/** To ask, to fill in, to work in. */
const WIDTHS = { small: 440, medium: 600, large: 960 } as const;

interface DialogProps extends Omit<ModalProps, 'closeButtonProps' | 'size' | 'centered' | 'classNames'> {
  size?: keyof typeof WIDTHS;
}

/** A dialog in the middle of the window; on a phone a sheet that stands on its lower edge, within the thumb's reach. */
export function Dialog({ size = 'medium', children, ...props }: DialogProps) {
  const t = useText();
  useFocusBack(props.opened);
  return (
    <Modal
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      size={WIDTHS[size]}
      centered
      classNames={props.fullScreen ? undefined : { inner: styles.inner, content: styles.content }}
      {...props}
    >
      <LeaveDialog value={props.onClose}>{children}</LeaveDialog>
    </Modal>
  );
}
