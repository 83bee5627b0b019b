import { useFocusBack } from '#ui/dashboard/focus/use-focus-back.ts';
import { PRIMARY_ID } from '../bar/primary-action.tsx';
import { HandOverDialog } from '../company/hand-over-dialog.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { TransitionDialog } from '../publish/transition-dialog.tsx';
import type { OpenDialog, Workshop } from './workshop-context.ts';

/** The dialog that is open over the workshop, if one is. */
export function WorkshopDialog({ workshop, dialog }: { workshop: Workshop; dialog: OpenDialog }) {
  const { project, open } = workshop;
  const close = () => open(null);
  useFocusBack(dialog !== null, PRIMARY_ID);
  switch (dialog) {
    case 'preview':
      return <PreviewDialog workshop={workshop} onClose={close} />;
    case 'publish':
      return <PublishDialog workshop={workshop} onClose={close} />;
    case 'close':
    case 'reopen':
      return <TransitionDialog project={project} to={dialog} onClose={close} />;
    case 'handOver':
      return project.company ? <HandOverDialog project={project} company={project.company} onClose={close} /> : null;
    case null:
      return null;
  }
}
