import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import { typeOf } from '../../contract/kinds.ts';
import type { Project } from '../../contract/project.ts';
import { closeProject, reopenProject } from '../../contract/publishing.ts';
import styles from './publish.module.css';
import { reasonOf } from './reason-of.ts';
import { useProjectTransition } from './use-project-transition.ts';

const TEXTS = {
  close: {
    call: closeProject,
    button: 'projects:closeProject',
    title: 'projects:closeTitle',
    text: 'projects:closeText',
    done: 'projects:closed',
  },
  reopen: {
    call: reopenProject,
    button: 'projects:reopen',
    title: 'projects:reopenTitle',
    text: 'projects:reopenText',
    done: 'projects:reopened',
  },
} as const;

interface TransitionDialogProps {
  project: Project;
  to: keyof typeof TEXTS;
  onClose: () => void;
}

/** Asks before a project is closed or opened again. */
export function TransitionDialog({ project, to, onClose }: TransitionDialogProps) {
  const t = useText();
  const messageOf = useErrorMessage();
  const texts = TEXTS[to];
  const words = { kind: t(`common:kind.${typeOf(project)}`) };
  const transition = useProjectTransition(texts.call);

  function change(): void {
    transition.mutate(
      { params: { id: project._id } },
      {
        onSuccess: () => {
          onClose();
          showToast('success', t(texts.done, words));
        },
      },
    );
  }

  return (
    <ConfirmDialog
      opened
      title={t(texts.title, words)}
      confirmLabel={t(texts.button, words)}
      danger={to === 'close'}
      busy={transition.isPending}
      onConfirm={change}
      onCancel={onClose}
    >
      <p className={styles.text}>
        {t(to === 'close' && project.clock ? `projects:closeTextOnClock.${project.clock.onClose}` : texts.text)}
      </p>
      {transition.error ? (
        <Alert tone="danger" announce>
          {reasonOf(transition.error) ?? messageOf(transition.error)}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
