import { LocaleNavLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { NavigationEntry } from './navigation-entry.ts';
import styles from './places.module.css';

interface PlacesProps {
  /** What they are the places of. */
  label: string;
  entries: readonly NavigationEntry[];
}

/** The places of one thing, side by side: words in the top bar; where it is narrow, a bar at the window's foot. */
export function Places({ label, entries }: PlacesProps) {
  const t = useText();
  return (
    <nav className={styles.places} aria-label={label}>
      {entries.map((entry) => (
        <LocaleNavLink
          key={entry.to}
          to={entry.to}
          end={entry.end}
          className={styles.place}
          prefetch="intent"
          preventScrollReset
        >
          <span className={styles.icon} aria-hidden="true">
            <entry.icon />
          </span>
          {entry.label(t)}
        </LocaleNavLink>
      ))}
    </nav>
  );
}
