import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import type { ProjectSummary } from '../contract/list.ts';
import { type ProjectStatus, STATUS_TONES } from '../contract/project.ts';
import { useOpensLater } from './opens-later.ts';
import styles from './project-status.module.css';

export function ProjectStatusBadge({ status, isTakenDown }: { status: ProjectStatus; isTakenDown: boolean }) {
  const t = useText();
  if (isTakenDown) return <StatusBadge tone="danger">{t('projects:takenDown')}</StatusBadge>;
  return <StatusBadge tone={STATUS_TONES[status]}>{t(`projects:status.${status}`)}</StatusBadge>;
}

/** How a project stands among others, with the day it opens where that is still to come. */
export function ProjectStanding({ project }: { project: Pick<ProjectSummary, 'status' | 'opensAt' | 'isTakenDown'> }) {
  const t = useText();
  const format = useFormat();
  const opensAt = useOpensLater()(project);
  return (
    <span className={styles.standing}>
      <ProjectStatusBadge status={project.status} isTakenDown={project.isTakenDown} />
      {opensAt === null ? null : (
        <small className={styles.note} title={format.opening(opensAt)}>
          {t('projects:opensOn', { when: format.dayOfYear(opensAt) })}
        </small>
      )}
    </span>
  );
}
