import { Modal, type ModalProps } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** A dialog whose closing button has a name in the language of the page. */
export function Dialog(props: Omit<ModalProps, 'closeButtonProps'>) {
  const t = useText();
  return <Modal closeButtonProps={{ 'aria-label': t('common:close') }} {...props} />;
}
