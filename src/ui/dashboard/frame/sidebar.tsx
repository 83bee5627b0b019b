import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pathWithoutLocale } from '#domain/text/locale.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './app-frame.module.css';
import { DueCount } from './due-count.tsx';
import type { NavigationEntry, NavigationGroup } from './navigation-entry.ts';

export const SIDEBAR_ID = 'sidebar';

interface SidebarProps {
  groups: readonly NavigationGroup[];
  /** Before them. */
  children?: ReactNode;
}

export function Sidebar({ groups, children }: SidebarProps) {
  const t = useText();
  const here = pathWithoutLocale(useLocation().pathname);
  const current = entryAt(
    here,
    groups.flatMap(({ entries }) => entries),
  );
  const nav = useRef<HTMLElement>(null);
  const at = current?.to;
  // Where the window is low, the entry one is at may lie beyond the sidebar's edge.
  useEffect(() => {
    const entry = at === undefined ? null : nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && entry) showWithin(nav.current, entry);
  }, [at]);
  return (
    <nav ref={nav} id={SIDEBAR_ID} className={styles.sidebar} aria-label={t('common:navigation')}>
      {children}
      {groups.map((group) => (
        <section key={group.entries[0]?.to} aria-label={group.label?.(t)}>
          {group.label ? (
            <p className={styles.heading} aria-hidden="true">
              {group.label(t)}
            </p>
          ) : null}
          <ul className={styles.group}>
            {group.entries.map((entry) => (
              <li key={entry.to}>
                <LocaleLink
                  to={entry.to}
                  aria-current={entry === current ? 'page' : undefined}
                  className={styles.entry}
                  title={entry.label(t)}
                >
                  <span className={styles.icon} aria-hidden="true">
                    <entry.icon />
                  </span>
                  <span className={styles.label}>{entry.label(t)}</span>
                  {entry.due ? <DueCount due={entry.due} /> : null}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The entry whose page this is or belongs to: of two that lie within each other the inner one. */
function entryAt(here: string, entries: readonly NavigationEntry[]): NavigationEntry | undefined {
  return entries
    .filter(({ to, end }) => here === to || (!end && here.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
}

/** Moves the sidebar alone: the page stays where it is. */
function showWithin(nav: HTMLElement, entry: HTMLElement): void {
  const [frame, box] = [nav.getBoundingClientRect(), entry.getBoundingClientRect()];
  const isSeen = box.top >= frame.top && box.bottom <= frame.bottom - box.height;
  if (!isSeen) nav.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}
