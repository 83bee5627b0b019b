import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Drawer } from '#ui/dashboard/dialogs/drawer.tsx';
import { useIsPhone } from '#ui/dashboard/use-is-phone.ts';
import styles from './builder.module.css';
import { Inspector } from './inspector/inspector.tsx';
import { Outline } from './outline/outline.tsx';
import type { DrawerState } from './use-drawer.ts';

interface BuilderDrawerProps {
  drawer: DrawerState;
  onClose: () => void;
}

/** Outline or inspector over the canvas: from its side, on a phone from below, within reach of a thumb. */
export function BuilderDrawer({ drawer, onClose }: BuilderDrawerProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const isOutline = drawer.pane === 'outline';
  return (
    <Drawer
      opened={drawer.opened}
      onClose={onClose}
      classNames={{ content: styles.drawer }}
      position={isPhone ? 'bottom' : isOutline ? 'left' : 'right'}
      size={isPhone ? '86dvh' : 'min(90vw, 340px)'}
      title={t(`builder:${drawer.pane}`)}
    >
      {isOutline ? <Outline onPick={onClose} /> : <Inspector />}
    </Drawer>
  );
}
