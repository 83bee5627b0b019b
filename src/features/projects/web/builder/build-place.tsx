import type { Workshop } from '../workshop/workshop-context.ts';
import { BuilderToolsContext } from './builder-context.ts';
import { BuilderPanes } from './builder-panes.tsx';
import { CommandPalette } from './palette/command-palette.tsx';

/** The questions of a project, being written. */
export function BuildPlace({ workshop }: { workshop: Workshop }) {
  const { builder, writing, write } = workshop;
  return (
    <BuilderToolsContext value={builder.tools}>
      <BuilderPanes
        builder={builder}
        writing={writing}
        onWrite={write}
        notice={builder.notice}
        onDismiss={builder.dismissNotice}
        said={builder.said}
      />
      <CommandPalette workshop={workshop} />
    </BuilderToolsContext>
  );
}
