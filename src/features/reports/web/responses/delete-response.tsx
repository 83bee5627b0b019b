import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import type { ResponseDetail } from '../../contract/responses.ts';
import { useDeleteResponse } from './use-delete-response.ts';
import type { Neighbours } from './use-neighbours.ts';

interface DeleteResponseProps {
  projectId: string;
  response: ResponseDetail;
  steps: Neighbours;
}

/** Asks, deletes, and goes on to the next response. */
export function DeleteResponse({ projectId, response, steps }: DeleteResponseProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteResponse(steps);

  function confirm(): void {
    remove.mutate({ params: { id: projectId, responseId: response._id } }, { onError: () => setAsking(false) });
  }

  return (
    <>
      <Button
        variant="subtle"
        color="danger"
        onClick={() => setAsking(true)}
        leftSection={<IconTrash size={18} aria-hidden="true" />}
      >
        {t('reports:delete')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('reports:deleteTitle')}
        confirmLabel={t('reports:deleteConfirm')}
        danger
        busy={remove.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {t('reports:deleteText')}
      </ConfirmDialog>
    </>
  );
}
