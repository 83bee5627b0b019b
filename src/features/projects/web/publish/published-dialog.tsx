import { Button, Group } from '@mantine/core';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { siteLink } from '#kit/web/site-link.ts';
import { Dialog } from '#ui/dashboard/dialog.tsx';
import { LinkField } from '#ui/dashboard/link-field.tsx';
import type { Project } from '../../contract/project.ts';
import styles from './publish.module.css';

/** The survey is out: here is its link. */
export function PublishedDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useText();
  const link = siteLink(takingPartPaths.welcome(project._id), project.languages[0]);
  return (
    <Dialog opened onClose={onClose} title={t('projects:publishedTitle')}>
      <p>{t('projects:publishedText')}</p>
      <div className={styles.link}>
        <LinkField label={t('projects:link')} link={link} />
      </div>
      <Group justify="flex-end">
        <Button variant="default" component="a" href={link} target="_blank" rel="noreferrer">
          {t('projects:openSurvey')}
        </Button>
      </Group>
    </Dialog>
  );
}
