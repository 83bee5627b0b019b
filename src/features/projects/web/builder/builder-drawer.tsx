import { Drawer } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Inspector } from './inspector/inspector.tsx';
import { Outline } from './outline/outline.tsx';
import type { DrawerState } from './use-drawer.ts';

interface BuilderDrawerProps {
  drawer: DrawerState;
  onClose: () => void;
  onPick: () => void;
}

/** Outline or inspector over the canvas. */
export function BuilderDrawer({ drawer, onClose, onPick }: BuilderDrawerProps) {
  const t = useText();
  const isOutline = drawer.pane === 'outline';
  return (
    <Drawer
      opened={drawer.opened}
      onClose={onClose}
      position={isOutline ? 'left' : 'right'}
      size="min(90vw, 340px)"
      title={t(`builder:${drawer.pane}`)}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      returnFocus={drawer.returnsFocus}
    >
      {isOutline ? <Outline onPick={onPick} /> : <Inspector />}
    </Drawer>
  );
}
