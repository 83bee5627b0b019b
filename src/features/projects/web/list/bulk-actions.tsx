import { IconPlayerStop, IconTrash } from '@tabler/icons-react';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { BulkAction } from '#ui/dashboard/lists/selection/bulk-bar.tsx';
import type { ProjectKind } from '../../contract/kinds.ts';
import type { ProjectSummary } from '../../contract/list.ts';
import { deleteProject } from '../../contract/project.ts';
import { closeProject } from '../../contract/publishing.ts';

/** What can be done with several projects of a kind at once: what can be done with each. */
export function useProjectBulk(kind: ProjectKind): BulkAction<ProjectSummary>[] {
  const t = useText();
  const counted = (count: number) => t(`common:kinds.${kind}`, { count });
  return [
    {
      id: 'close',
      icon: <IconPlayerStop size={18} aria-hidden="true" />,
      fits: ({ status, role }) => status === 'processing' && role !== 'viewer',
      label: (count) => t('projects:bulk.close', { counted: counted(count) }),
      confirm: (count) => ({
        title: t('projects:bulk.closeTitle', { counted: counted(count) }),
        text: t(kind === 'quiz' ? 'projects:bulk.closeQuizzesText' : 'projects:bulk.closeText'),
      }),
      run: ({ _id: id }) => call(closeProject, { params: { id } }),
      done: (count) => t('projects:bulk.closed', { counted: counted(count) }),
    },
    {
      id: 'delete',
      icon: <IconTrash size={18} aria-hidden="true" />,
      danger: true,
      fits: ({ status, role }) => status === 'draft' && role === 'owner',
      label: (count) => t('projects:bulk.delete', { count }),
      confirm: (count) => ({ title: t('projects:bulk.deleteTitle', { count }), text: t('projects:bulk.deleteText') }),
      run: ({ _id: id }) => call(deleteProject, { params: { id } }),
      done: (count) => t('projects:bulk.deleted', { count }),
    },
  ];
}
