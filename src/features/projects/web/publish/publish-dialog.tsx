import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialog.tsx';
import { LinkField } from '#ui/dashboard/link-field.tsx';
import type { Project } from '../../contract/project.ts';
import { linkTo } from '../link-to.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import { BeforePublishing } from './before-publishing.tsx';
import styles from './publish.module.css';

/** The one place to publish: what is in the way, the button that does it, and then the link. */
export function PublishDialog({ workshop, onClose }: { workshop: Workshop; onClose: () => void }) {
  const t = useText();
  const { project } = workshop;
  const [words] = useState(() => wordsFor(project));
  const [published, setPublished] = useState(false);
  return (
    <Dialog opened onClose={onClose} title={t(published ? 'projects:publishedTitle' : words.title)}>
      {published ? (
        <Published project={project} />
      ) : (
        <BeforePublishing
          workshop={workshop}
          text={t(words.text)}
          button={t(words.button)}
          onClose={onClose}
          onPublished={() => setPublished(true)}
        />
      )}
    </Dialog>
  );
}

/** The survey is out: here is its link. */
function Published({ project }: { project: Project }) {
  const t = useText();
  const link = linkTo(project);
  return (
    <>
      <p>{t('projects:publishedText')}</p>
      <div className={styles.link}>
        <LinkField label={t('projects:link')} link={link} />
      </div>
      <Group justify="flex-end">
        <Button variant="default" component="a" href={link} target="_blank" rel="noreferrer">
          {t('projects:openSurvey')}
        </Button>
      </Group>
    </>
  );
}

/** Publishing always lets answers in: a survey that was closed opens again. */
function wordsFor({ version, status, privacy }: Project) {
  if (version === null) {
    return {
      title: 'projects:publishTitle',
      text: `projects:publishText.${privacy}`,
      button: 'projects:publish',
    } as const;
  }
  const text = status === 'complete' ? 'projects:publishReopensText' : 'projects:publishVersionText';
  return { title: 'projects:publishNewVersion', text, button: 'projects:publishNewVersion' } as const;
}
