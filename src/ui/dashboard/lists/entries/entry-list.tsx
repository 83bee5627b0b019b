import type { ReactNode } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import styles from './entry-list.module.css';

export interface Entry {
  id: string;
  /** A picture of what it is, before its words. */
  sign?: ReactNode;
  title: ReactNode;
  /** Where all of the entry leads; left out where there is nothing more to see. */
  to?: string | undefined;
  /** Whether that is a page outside the frame, which is loaded whole. */
  isOutside?: boolean;
  /** What else is known of it, in one line. */
  about: ReactNode;
  /** At its end: how it stands, a number, why it failed. */
  end?: ReactNode;
}

/** A few of something on a first page, each a line or two; all of them are in a table elsewhere. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, sign, title, to, isOutside, about, end }) => (
        <li key={id}>
          {sign ? <div className={styles.sign}>{sign}</div> : null}
          <div className={styles.name}>
            {to ? (
              <LocaleLink to={to} reloadDocument={isOutside}>
                {title}
              </LocaleLink>
            ) : (
              <strong>{title}</strong>
            )}
            <span className={styles.about}>{about}</span>
          </div>
          {end ? <div className={styles.end}>{end}</div> : null}
        </li>
      ))}
    </ul>
  );
}
