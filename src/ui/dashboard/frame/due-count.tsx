import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '../../plain/visually-hidden.tsx';
import styles from './due-count.module.css';
import type { Due } from './navigation-entry.ts';

/** What a sidebar's folded icons and narrow entries have room for. */
const MOST_SHOWN = 99;

/** How much waits behind an entry of a sidebar; nothing stands there while nothing does. */
export function DueCount({ due }: { due: Due }) {
  const t = useText();
  const format = useFormat();
  const count = due.useCount();
  if (!count) return null;
  const label = due.label(t, count);
  return (
    <span className={styles.due} title={label}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${format.number(MOST_SHOWN)}+` : format.number(count)}</span>
      <VisuallyHidden>, {label}</VisuallyHidden>
    </span>
  );
}
