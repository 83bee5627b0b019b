import { Popover, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { type Project, STATUS_TONES } from '../../contract/project.ts';
import { useOpensLater } from '../opens-later.ts';
import { ProjectStatusBadge } from '../project-status.tsx';
import styles from './bar.module.css';
import { TakenDownWords } from './taken-down-words.tsx';

/** How a project stands: a badge, what else there is to say in a note beside it, and all of it in words on a press. */
export function ProjectState({ project }: { project: Project }) {
  const t = useText();
  const { status, version, takenDown } = project;
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const { opens, changed } = useNotes(project);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" shadow="md" width={300} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={styles.state}
          title={takenDown ? t('projects:takenDown') : t(`projects:status.${status}`)}
          onClick={() => setOpened(!opened)}
        >
          <StateFace project={project} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('projects:column.status')} className={styles.words}>
        <span>
          <ProjectStatusBadge status={status} isTakenDown={takenDown !== null} />
        </span>
        {takenDown ? (
          <TakenDownWords project={project} takenDown={takenDown} />
        ) : (
          <p>{opens ?? t(`projects:statusText.${status}`)}</p>
        )}
        {changed ? <p>{changed}</p> : null}
        {changed && status === 'processing' && version !== null ? (
          <p>{t('projects:changedHint', { version: format.digits(version) })}</p>
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}

/** What is seen of it in the bar. */
export function StateFace({ project }: { project: Project }) {
  const t = useText();
  const { status } = project;
  const isTakenDown = project.takenDown !== null;
  const word = isTakenDown ? t('projects:takenDown') : t(`projects:status.${status}`);
  const { opens, changed } = useNotes(project);
  const notes = [opens, changed].filter((note) => note !== undefined);
  return (
    <>
      <span className={styles.badge}>
        <ProjectStatusBadge status={status} isTakenDown={isTakenDown} />
      </span>
      <span
        className={styles.dot}
        data-tone={isTakenDown ? 'danger' : STATUS_TONES[status]}
        data-changed={changed ? '' : undefined}
      />
      <span className={styles.word} aria-hidden="true">
        {word}
      </span>
      <VisuallyHidden>{[word, ...notes].join('. ')}</VisuallyHidden>
      <span className={styles.note} aria-hidden="true">
        {notes[0]}
      </span>
    </>
  );
}

/** What else there is to say of it. */
function useNotes(project: Project): { opens?: string; changed?: string } {
  const t = useText();
  const format = useFormat();
  const opensAt = useOpensLater()(project);
  return {
    opens: opensAt === null ? undefined : t('projects:opensOn', { when: format.opening(opensAt) }),
    changed:
      project.changedSincePublished && project.version !== null ? t('projects:changedSincePublished') : undefined,
  };
}
