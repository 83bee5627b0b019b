import { BankPickerPlace } from '../bank/bank-picker-place.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { BuilderToolsContext } from './builder-context.ts';
import { BuilderPanes } from './builder-panes.tsx';
import { CommandPalette } from './palette/command-palette.tsx';
import { PasteQuestionsPlace } from './pasting/paste-questions-place.tsx';
import { ShortcutsPlace } from './shortcuts/shortcuts-place.tsx';
import { usePanes } from './state/use-panes.ts';

/** The questions of a project, being written. */
export function BuildPlace({ workshop }: { workshop: Workshop }) {
  const { builder, writing, write } = workshop;
  const panes = usePanes();
  return (
    <BuilderToolsContext value={builder.tools}>
      <BankPickerPlace>
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
          <ShortcutsPlace tools={builder.tools}>
            {(open) => <CommandPalette workshop={workshop} panes={panes} onShortcuts={open} />}
          </ShortcutsPlace>
        </PasteQuestionsPlace>
      </BankPickerPlace>
    </BuilderToolsContext>
  );
}
