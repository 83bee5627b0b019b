import { Popover, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { type Project, STATUS_TONES } from '../../contract/project.ts';
import { useOpensLater } from '../opens-later.ts';
import { ProjectStatusBadge } from '../project-status.tsx';
import styles from './bar.module.css';

/** How a project stands: a badge, what else there is to say in a note beside it, and all of it in words on a press. */
export function ProjectState({ project }: { project: Project }) {
  const t = useText();
  const { status, changedSincePublished, version } = project;
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const opensAt = useOpensLater()(project);
  const changed = changedSincePublished && version !== null;
  const notes = [
    opensAt === null ? '' : t('projects:opensOn', { when: format.dateTime(opensAt) }),
    changed ? t('projects:changedSincePublished') : '',
  ].filter(Boolean);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" shadow="md" width={300} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={styles.state} onClick={() => setOpened(!opened)}>
          <span className={styles.badge}>
            <ProjectStatusBadge status={status} />
          </span>
          <span className={styles.dot} data-tone={STATUS_TONES[status]} data-changed={changed || undefined} />
          <VisuallyHidden>{[t(`projects:status.${status}`), ...notes].join('. ')}</VisuallyHidden>
          <span className={styles.note} aria-hidden="true">
            {notes[0]}
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('projects:column.status')} className={styles.words}>
        <span>
          <ProjectStatusBadge status={status} />
        </span>
        <p>{opensAt === null ? t(`projects:statusText.${status}`) : notes[0]}</p>
        {changed ? <p>{t('projects:changedSincePublished')}</p> : null}
        {changed && status === 'processing' ? (
          <p>{t('projects:changedHint', { version: format.digits(version) })}</p>
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}
