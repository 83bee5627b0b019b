import { type Typed, typeOf } from '../contract/kinds.ts';
import styles from './kind-tile.module.css';
import { TYPE_ICONS } from './navigation.ts';

/** The sign of a type of project, in its kind's colour. What it says stands beside it in words. */
export function KindTile({ kind, mode = null }: Pick<Typed, 'kind'> & Partial<Typed>) {
  const Icon = TYPE_ICONS[typeOf({ kind, mode })];
  return (
    <span className={styles.tile} data-project-kind={kind} data-lead aria-hidden="true">
      <Icon size={20} />
    </span>
  );
}
