import { useLocation } from 'react-router';
import { pathWithoutLocale } from '#domain/text/locale.ts';
import { LocaleLink, LocaleNavLink } from '#kit/web/i18n/locale-link.tsx';
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
  const here = pathWithoutLocale(useLocation().pathname);
  return (
    <nav className={styles.places} aria-label={label}>
      {entries.map((entry) => {
        const link = {
          to: entry.to,
          className: styles.place,
          prefetch: 'intent',
          preventScrollReset: true,
          children: (
            <>
              <span className={styles.icon} aria-hidden="true">
                <entry.icon />
              </span>
              {entry.label(t)}
            </>
          ),
        } as const;
        return entry.beside?.includes(here) ? (
          <LocaleLink key={entry.to} {...link} aria-current="true" />
        ) : (
          <LocaleNavLink key={entry.to} {...link} end={entry.end} />
        );
      })}
    </nav>
  );
}
