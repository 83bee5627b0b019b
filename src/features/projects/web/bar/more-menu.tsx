import { Menu } from '@mantine/core';
import {
  IconArrowsExchange,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconEye,
  IconHistory,
  IconLanguage,
  IconLink,
  IconPlayerPlay,
  IconPlayerStop,
  IconRoute2,
  IconStairs,
} from '@tabler/icons-react';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { useCopyLink } from '#ui/dashboard/copying/use-copy-link.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { typeOf } from '../../contract/kinds.ts';
import { duplicateProject } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';
import { linkTo } from '../link-to.ts';
import { ToolButton } from '../workshop/tool-button.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import styles from './bar.module.css';
import { isToPublish } from './primary-action.tsx';

/** What else can be done with the project. */
export function MoreMenu({ workshop }: { workshop: Workshop }) {
  const t = useText();
  const copyLink = useCopyLink();
  const navigate = useLocaleNavigate();
  const { project, open } = workshop;
  const { abilities, status, kind, mode, _id: id } = project;
  const words = { kind: t(`common:kind.${typeOf(project)}`) };
  const messageOf = useErrorMessage();
  const duplicate = useCallMutation(duplicateProject, {
    onSuccess: ({ _id }) => {
      showToast('success', t('projects:duplicated'));
      navigate(projectPaths.build({ _id, kind, mode }));
    },
    onError: (error) => showToast('error', messageOf(error)),
  });
  const isOut = status !== 'draft';
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ToolButton label={t('projects:more')}>
          <IconDots size={20} />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item className={styles.narrow} leftSection={<IconEye size={18} />} onClick={() => open('preview')}>
          {t('builder:preview')}
        </Menu.Item>
        {status === 'processing' && isToPublish(workshop) ? (
          <Menu.Item leftSection={<IconLink size={18} />} onClick={() => copyLink(linkTo(project))}>
            {t('common:copyLink')}
          </Menu.Item>
        ) : null}
        {isOut ? (
          <Menu.Item
            component="a"
            href={linkTo(project)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={18} />}
          >
            {t('projects:openProject', words)}
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => duplicate.mutate({ params: { id } })}>
          {t('projects:duplicate')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLanguage size={18} />}
          onClick={() => navigate(projectPaths.translations(project))}
        >
          {t('projects:translations')}
        </Menu.Item>
        {kind === 'poll' ? null : (
          <Menu.Item leftSection={<IconRoute2 size={18} />} onClick={() => navigate(projectPaths.flow(project))}>
            {t('projects:flow')}
          </Menu.Item>
        )}
        {mode ? (
          <Menu.Item leftSection={<IconStairs size={18} />} onClick={() => navigate(projectPaths.rounds(project))}>
            {t('projects:rounds')}
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconHistory size={18} />} onClick={() => navigate(projectPaths.history(project))}>
          {t('projects:versionHistory')}
        </Menu.Item>
        {abilities.handOver && project.company ? (
          <Menu.Item leftSection={<IconArrowsExchange size={18} />} onClick={() => open('handOver')}>
            {t('projects:handOver')}
          </Menu.Item>
        ) : null}
        {abilities.reopen ? (
          <Menu.Item leftSection={<IconPlayerPlay size={18} />} onClick={() => open('reopen')}>
            {t('projects:reopen')}
          </Menu.Item>
        ) : null}
        {abilities.close ? (
          <Menu.Item leftSection={<IconPlayerStop size={18} />} onClick={() => open('close')}>
            {t('projects:closeProject', words)}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
