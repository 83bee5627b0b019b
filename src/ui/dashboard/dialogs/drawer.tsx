import { type DrawerProps, Drawer as LibraryDrawer } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useFocusBack } from '../focus/use-focus-back.ts';

/** What comes in from a side of the window and goes there again; whoever closes it goes on as after a dialog. */
export function Drawer(props: Omit<DrawerProps, 'closeButtonProps' | 'returnFocus'>) {
  const t = useText();
  useFocusBack(props.opened);
  return <LibraryDrawer returnFocus={false} closeButtonProps={{ 'aria-label': t('common:close') }} {...props} />;
}
