import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import type { Workshop } from '../workshop/workshop-context.ts';
import { BuilderToolsContext } from './builder-context.ts';
import { BuilderPanes } from './builder-panes.tsx';
import { CommandPalette } from './palette/command-palette.tsx';
import { PasteQuestionsPlace } from './pasting/paste-questions-place.tsx';
import { ShortcutSheet } from './shortcuts/shortcut-sheet.tsx';
import { usePanes } from './state/use-panes.ts';

/** The questions of a project, being written. */
export function BuildPlace({ workshop }: { workshop: Workshop }) {
  const { builder, writing, write } = workshop;
  const panes = usePanes();
  const [hasShortcuts, setShortcuts] = useState(false);
  const showShortcuts = () => setShortcuts(true);
  // From within the texts too.
  useHotkeys([['mod+/', showShortcuts]], []);
  return (
    <BuilderToolsContext value={builder.tools}>
      <PasteQuestionsPlace>
        <BuilderPanes
          builder={builder}
          writing={writing}
          onWrite={write}
          panes={panes}
          notice={builder.notice}
          onDismiss={builder.dismissNotice}
          said={builder.said}
        />
        <CommandPalette workshop={workshop} panes={panes} onShortcuts={showShortcuts} />
      </PasteQuestionsPlace>
      <ShortcutSheet opened={hasShortcuts} onClose={() => setShortcuts(false)} />
    </BuilderToolsContext>
  );
}
