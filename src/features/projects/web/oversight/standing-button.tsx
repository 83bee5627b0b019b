import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type AnyProject, putBackProject } from '../../contract/oversight.ts';
import { useTitleText } from '../project-title.tsx';
import { TakeDownDialog } from './take-down-dialog.tsx';
import { useAnyProjectChanged } from './use-any-project-changed.ts';

/** Takes a published project down, and puts back what is down. */
export function StandingButton({ project }: { project: AnyProject }) {
  const t = useText();
  // What was asked stays what it was while the project already is as it was asked for.
  const [asked, setAsked] = useState<'putBack' | 'takeDown'>();
  const close = () => setAsked(undefined);
  if (project.standing === 'draft') return null;
  const action = project.standing === 'taken_down' ? 'putBack' : 'takeDown';
  return (
    <>
      <Button variant={action === 'putBack' ? 'filled' : 'default'} onClick={() => setAsked(action)}>
        {t(`oversight:${action}`)}
      </Button>
      {asked === 'putBack' ? <PutBackDialog project={project} onClose={close} /> : null}
      {asked === 'takeDown' ? <TakeDownDialog project={project} onClose={close} /> : null}
    </>
  );
}

function PutBackDialog({ project, onClose }: { project: AnyProject; onClose: () => void }) {
  const t = useText();
  const titleOf = useTitleText();
  const messageOf = useErrorMessage();
  const changed = useAnyProjectChanged();
  const { mutate, isPending } = useCallMutation(putBackProject, {
    async onSuccess() {
      await changed();
      onClose();
      showToast('success', t('oversight:isBack'));
    },
    onError: (error) => showToast('error', messageOf(error)),
  });
  return (
    <ConfirmDialog
      opened
      title={t('oversight:putBackTitle', { title: titleOf(project.title) })}
      confirmLabel={t('oversight:putBack')}
      busy={isPending}
      onConfirm={() => mutate({ params: { id: project._id } })}
      onCancel={onClose}
    >
      <p>{t('oversight:putBackText')}</p>
    </ConfirmDialog>
  );
}
