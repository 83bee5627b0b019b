import type { ProjectSummary } from '../contract/list.ts';
import { KIND_ICONS } from './navigation.ts';
import styles from './project-tile.module.css';

/** A project's sign: of its kind, in the colour that its respondents see. What it says stands beside it in words. */
export function ProjectTile({ project: { kind, theme } }: { project: Pick<ProjectSummary, 'kind' | 'theme'> }) {
  const Icon = KIND_ICONS[kind];
  return (
    <span className={styles.tile} data-tone={theme} aria-hidden="true">
      <Icon size={20} />
    </span>
  );
}
