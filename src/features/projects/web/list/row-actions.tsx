import { IconChartBar, IconCopy, IconExternalLink, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { reportPaths } from '#features/reports/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useCopyLink } from '#ui/dashboard/copying/use-copy-link.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import { typeOf } from '../../contract/kinds.ts';
import type { ProjectSummary } from '../../contract/list.ts';
import { projectPaths } from '../../paths.ts';
import { linkTo } from '../link-to.ts';
import { useTitleText } from '../project-title.tsx';
import { useRowChanges } from './use-row-changes.ts';

/** What can be done with one project of the list. */
export function RowActions({ project }: { project: ProjectSummary }) {
  const t = useText();
  const title = useTitleText()(project.title);
  const copyLink = useCopyLink();
  const { duplicate, remove } = useRowChanges();
  const [asking, setAsking] = useState(false);
  const isOut = project.status !== 'draft';
  return (
    <>
      <RowMenu label={t('projects:actionsFor', { title })}>
        {project.role === 'viewer' ? null : (
          <RowMenuItem icon={IconPencil} to={projectPaths.build(project)}>
            {t('projects:open')}
          </RowMenuItem>
        )}
        {isOut ? (
          <>
            <RowMenuItem icon={IconChartBar} to={reportPaths.responseReports(project)}>
              {t('projects:results')}
            </RowMenuItem>
            <RowMenuItem icon={IconLink} onClick={() => copyLink(linkTo(project))}>
              {t('common:copyLink')}
            </RowMenuItem>
            <RowMenuItem icon={IconExternalLink} href={linkTo(project)}>
              {t('projects:openProject', { kind: t(`common:kind.${typeOf(project)}`) })}
            </RowMenuItem>
          </>
        ) : null}
        {project.role === 'viewer' ? null : (
          <RowMenuItem icon={IconCopy} onClick={() => duplicate.mutate({ params: { id: project._id } })}>
            {t('projects:duplicate')}
          </RowMenuItem>
        )}
        {isOut || project.role !== 'owner' ? null : (
          <RowMenuItem icon={IconTrash} danger onClick={() => setAsking(true)}>
            {t('projects:deleteDraft')}
          </RowMenuItem>
        )}
      </RowMenu>
      <ConfirmDialog
        opened={asking}
        title={t('projects:deleteTitle', { title })}
        confirmLabel={t('projects:deleteDraft')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: project._id } }, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t('projects:deleteText')}
      </ConfirmDialog>
    </>
  );
}
