import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { type BuilderTools, BuilderToolsContext } from '../builder-context.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

/** Where the sheet of keys opens, from within texts too. */
export function ShortcutsPlace({ tools }: { tools: BuilderTools }) {
  const [isOpen, setOpen] = useState(false);
  useHotkeys([['mod+/', () => setOpen(true)]], []);
  return (
    <BuilderToolsContext value={tools}>
      <ShortcutSheet opened={isOpen} onClose={() => setOpen(false)} />
    </BuilderToolsContext>
  );
}
