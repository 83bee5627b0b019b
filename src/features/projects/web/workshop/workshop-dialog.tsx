import type { Finding } from '#domain/questionnaire/finding.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Project } from '../../contract/project.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { PublishedDialog } from '../publish/published-dialog.tsx';
import { useFocusBack } from '../use-focus-back.ts';
import { QUESTIONS_TAB_ID } from './workshop-tabs.tsx';

export type OpenDialog = 'preview' | 'publish' | 'published' | null;

interface WorkshopDialogProps {
  dialog: OpenDialog;
  onDialog: (dialog: OpenDialog) => void;
  project: Project;
  questionnaire: Questionnaire;
  /** Whether the server has everything that is on the screen. */
  saved: boolean;
  /** Why it has not. */
  trouble: string | undefined;
  onSaveNow: () => void;
  onGo: (finding: Finding) => void;
}

/** The dialog that is open over the workshop, if one is. */
export function WorkshopDialog(props: WorkshopDialogProps) {
  const { dialog, onDialog, project, questionnaire, saved, trouble, onSaveNow, onGo } = props;
  const close = () => onDialog(null);
  useFocusBack(dialog !== null, QUESTIONS_TAB_ID);
  if (dialog === 'preview') return <PreviewDialog project={project} questionnaire={questionnaire} onClose={close} />;
  if (dialog === 'published') return <PublishedDialog project={project} onClose={close} />;
  if (dialog !== 'publish') return null;
  return (
    <PublishDialog
      project={project}
      questionnaire={questionnaire}
      saved={saved}
      trouble={trouble}
      onSaveNow={onSaveNow}
      onGo={onGo}
      onClose={close}
      onPublished={() => onDialog('published')}
    />
  );
}
