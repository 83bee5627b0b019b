import { ActionIcon, Menu } from '@mantine/core';
import {
  IconChartBar,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { reportPaths } from '#features/reports/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useCopyLink } from '#ui/dashboard/copying/use-copy-link.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import type { ProjectSummary } from '../../contract/list.ts';
import { projectPaths } from '../../paths.ts';
import { linkTo } from '../link-to.ts';
import { useTitleText } from '../project-title.tsx';
import styles from './list.module.css';
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
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('projects:actionsFor', { title })}>
            <IconDots size={20} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={LocaleLink}
            to={projectPaths.build(project)}
            leftSection={<IconPencil size={16} aria-hidden="true" />}
          >
            {t('projects:open')}
          </Menu.Item>
          {isOut ? (
            <>
              <Menu.Item
                component={LocaleLink}
                to={reportPaths.responseReports(project)}
                leftSection={<IconChartBar size={16} aria-hidden="true" />}
              >
                {t('projects:results')}
              </Menu.Item>
              <Menu.Item
                onClick={() => copyLink(linkTo(project))}
                leftSection={<IconLink size={16} aria-hidden="true" />}
              >
                {t('common:copyLink')}
              </Menu.Item>
              <Menu.Item
                component="a"
                href={linkTo(project)}
                target="_blank"
                rel="noreferrer"
                leftSection={<IconExternalLink size={16} aria-hidden="true" />}
              >
                {t('projects:openProject', { kind: t(`common:kind.${project.kind}`) })}
              </Menu.Item>
            </>
          ) : null}
          <Menu.Item
            onClick={() => duplicate.mutate({ params: { id: project._id } })}
            leftSection={<IconCopy size={16} aria-hidden="true" />}
          >
            {t('projects:duplicate')}
          </Menu.Item>
          {isOut ? null : (
            <Menu.Item
              className={styles.danger}
              onClick={() => setAsking(true)}
              leftSection={<IconTrash size={16} aria-hidden="true" />}
            >
              {t('projects:deleteDraft')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
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
