import { Button, Group, Modal, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Project } from '../../contract.ts';
import { shareLink, useCopyLink } from '../share-link.ts';
import styles from './publish.module.css';

/** The survey is out: here is its link. */
export function PublishedDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useText();
  const copyLink = useCopyLink();
  const link = shareLink(project._id, project.languages);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('projects:publishedTitle')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p>{t('projects:publishedText')}</p>
      <div className={styles.link}>
        <TextInput label={t('projects:link')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={() => copyLink(link)} data-autofocus>
          {t('projects:copyLink')}
        </Button>
      </div>
      <Group justify="flex-end">
        <Button variant="default" component="a" href={link} target="_blank" rel="noreferrer">
          {t('projects:openSurvey')}
        </Button>
      </Group>
    </Modal>
  );
}
