import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { type BuilderTools, BuilderToolsContext } from '../builder-context.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

interface ShortcutsPlaceProps {
  tools: BuilderTools;
  /** What opens the sheet besides its keys. */
  children?: (open: () => void) => ReactNode;
}

/** Where the sheet of keys opens, from within texts too. */
export function ShortcutsPlace({ tools, children }: ShortcutsPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useHotkeys([['mod+/', open]], []);
  return (
    <BuilderToolsContext value={tools}>
      {children?.(open)}
      <ShortcutSheet opened={isOpen} onClose={() => setOpen(false)} />
    </BuilderToolsContext>
  );
}
