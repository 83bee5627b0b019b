import type { Workshop } from '../workshop/workshop-context.ts';
import { BuilderPanes } from './builder-panes.tsx';

/** The questions of a project, being written. */
export function BuildPlace({ workshop: { builder, writing, write } }: { workshop: Workshop }) {
  return (
    <BuilderPanes
      builder={builder}
      writing={writing}
      onWrite={write}
      notice={builder.notice}
      onDismiss={builder.dismissNotice}
      said={builder.said}
    />
  );
}
