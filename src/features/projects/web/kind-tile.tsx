import type { ProjectKind } from '../contract/kinds.ts';
import styles from './kind-tile.module.css';
import { KIND_ICONS } from './navigation.ts';

/** The sign of a kind of project, in the kind's colour. What it says stands beside it in words. */
export function KindTile({ kind }: { kind: ProjectKind }) {
  const Icon = KIND_ICONS[kind];
  return (
    <span className={styles.tile} data-project-kind={kind} data-lead aria-hidden="true">
      <Icon size={20} />
    </span>
  );
}
