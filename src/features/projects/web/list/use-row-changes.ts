import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { findProjects } from '../../contract/list.ts';
import { deleteProject, duplicateProject } from '../../contract/project.ts';

/** Duplicating and deleting one survey of the list: the list is read again, and what happened is said. */
export function useRowChanges() {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const done = (text: string) => {
    showToast('success', text);
    return client.invalidateQueries({ queryKey: callKey(findProjects) });
  };
  const onError = (error: unknown) => showToast('error', messageOf(error));
  const duplicate = useCallMutation(duplicateProject, { onSuccess: () => done(t('projects:duplicated')), onError });
  const remove = useCallMutation(deleteProject, { onSuccess: () => done(t('projects:deleted')), onError });
  return { duplicate, remove };
}
