import { Button, Group, Stack } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pathOf } from '#kit/contract/request.ts';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { deletePerson, exportPerson, type FoundOfPerson, type PersonMark } from '../../contract/people.ts';

interface PersonFoundProps {
  projectId: string;
  mark: PersonMark;
  items: readonly FoundOfPerson[];
  next: string | null;
  searching: boolean;
  onGoOn: () => void;
  onDeleted: () => void;
}

/** What was found of a person, to be taken away or deleted. */
export function PersonFound({ projectId, mark, items, next, searching, onGoOn, onDeleted }: PersonFoundProps) {
  const t = useText();
  const format = useFormat();
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  const [asking, setAsking] = useState(false);
  const ids = items.map(({ _id }) => _id);
  const files = items.reduce((sum, item) => sum + item.files, 0);
  const remove = useCallMutation(deletePerson, {
    onSuccess: ({ deleted }) => {
      showToast('success', t('reports:personDeleted', { count: deleted }));
      void client.invalidateQueries();
    },
    onError: (error) => showToast('error', messageOf(error)),
  });
  return (
    <Stack gap="sm">
      <p role="status">
        {items.length === 0 ? (
          t('reports:personNone')
        ) : (
          <>
            <strong>{t('reports:personFound', { count: items.length })}</strong>{' '}
            {files > 0 ? t('reports:personFiles', { count: files }) : null}
          </>
        )}
      </p>
      {items.length > 0 ? (
        <>
          <ul>
            {items.map(({ _id, state, startedAt, completedAt }) => (
              <li key={_id}>
                {format.dateTime(completedAt ?? startedAt)} · {t(`reports:filterState.${state}`)}
              </li>
            ))}
          </ul>
          <Group>
            <Button
              variant="default"
              component="a"
              href={pathOf(exportPerson, { params: { id: projectId }, query: { ids: ids.join() } })}
              download
              leftSection={<IconDownload size={18} aria-hidden="true" />}
            >
              {t('reports:personExport')}
            </Button>
            <Button
              variant="subtle"
              color="danger"
              onClick={() => setAsking(true)}
              leftSection={<IconTrash size={18} aria-hidden="true" />}
            >
              {t('reports:personDelete')}
            </Button>
          </Group>
        </>
      ) : null}
      {next === null ? null : (
        <Group>
          <span>{t('reports:personMore')}</span>
          <Button variant="light" loading={searching} onClick={onGoOn}>
            {t('reports:personGoOn')}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        opened={asking}
        title={t('reports:personDeleteTitle', { count: ids.length })}
        confirmLabel={t('reports:personDelete')}
        danger
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { params: { id: projectId }, body: { ...mark, ids } },
            { onSuccess: onDeleted, onSettled: () => setAsking(false) },
          )
        }
        onCancel={() => setAsking(false)}
      >
        {t('reports:personDeleteText')} {files > 0 ? t('reports:personFiles', { count: files }) : null}
      </ConfirmDialog>
    </Stack>
  );
}
