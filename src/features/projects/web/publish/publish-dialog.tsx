import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LinkField } from '#ui/dashboard/copying/link-field.tsx';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { QrPicture } from '#ui/drawn/qr-picture.tsx';
import { Mark } from '#ui/plain/mark.tsx';
import { typeOf } from '../../contract/kinds.ts';
import type { Project } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';
import { linkTo } from '../link-to.ts';
import { useTitleText } from '../project-title.tsx';
import { ChannelButtons } from '../share/channel-buttons.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { BeforePublishing } from './before-publishing.tsx';
import styles from './publish.module.css';

/** The one place to publish: what is in the way, the button that does it, and then the link. */
export function PublishDialog({ workshop, onClose }: { workshop: Workshop; onClose: () => void }) {
  const t = useText();
  const { project } = workshop;
  const words = { kind: t(`common:kind.${typeOf(project)}`) };
  const [texts] = useState(() => textsFor(project));
  const [published, setPublished] = useState(false);
  return (
    <Dialog opened onClose={onClose} title={t(published ? 'projects:publishedTitle' : texts.title, words)}>
      {published ? (
        <Published project={project} onClose={onClose} />
      ) : (
        <BeforePublishing
          workshop={workshop}
          text={t(texts.text, words)}
          button={t(texts.button)}
          onClose={onClose}
          onPublished={() => setPublished(true)}
        />
      )}
    </Dialog>
  );
}

/** The project is out: its link, and the ways on which it goes to people. */
function Published({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useText();
  const titleOf = useTitleText();
  const words = { kind: t(`common:kind.${typeOf(project)}`) };
  const link = linkTo(project);
  const code = linkTo(project, 'qr');
  return (
    <>
      <div className={styles.published}>
        <div>
          <Mark counts className={styles.mark} />
          <p>{t('projects:publishedText')}</p>
        </div>
        <QrPicture link={code} label={t('sharing:qrCodeOf', { link })} className={styles.qr} />
      </div>
      <div className={styles.link}>
        <LinkField label={t('projects:link', words)} link={link} />
        <ChannelButtons linkBy={(from) => linkTo(project, from)} title={titleOf(project.title)} />
      </div>
      <Group justify="flex-end">
        <Button variant="subtle" component={LocaleLink} to={projectPaths.share(project)} onClick={onClose}>
          {t('projects:goToShare')}
        </Button>
        <Button variant="default" component="a" href={link} target="_blank" rel="noreferrer">
          {t('projects:openProject', words)}
        </Button>
      </Group>
    </>
  );
}

/** Publishing always lets answers in: a project that was closed opens again. */
function textsFor({ version, status, privacy }: Project) {
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
