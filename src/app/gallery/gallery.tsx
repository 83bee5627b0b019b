import { Button } from '@mantine/core';
import { useParams } from 'react-router';
import { LocaleLink, LocaleNavLink } from '#kit/web/i18n/locale-link.tsx';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { DashboardProvider } from '#ui/dashboard/dashboard-provider.tsx';
import { LocaleDropdown } from '#ui/plain/locale-dropdown.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './gallery.module.css';
import { PARTS } from './parts.ts';
import { useScheme } from './use-scheme.ts';

export const handle = {
  texts: ['account', 'api', 'dashboard', 'forms', 'identity', 'operations', 'projects'],
} satisfies PageHandle;

/** The shared parts of the dashboard, one page each; there in development alone (see routes.ts). */
export default function GalleryPage() {
  return (
    <DashboardProvider>
      <Gallery />
    </DashboardProvider>
  );
}

export function Gallery() {
  const { part = '' } = useParams();
  const name = part in PARTS ? part : Object.keys(PARTS)[0];
  const Part = PARTS[name as keyof typeof PARTS];
  const [scheme, turnScheme] = useScheme();
  return (
    <div className={styles.gallery} data-font="site">
      <PageHead title={`Gallery: ${name}`} />
      <header className={styles.bar} lang="en">
        <LocaleLink to="/">Jorip</LocaleLink>
        <nav aria-label="Parts" className={styles.parts}>
          {Object.keys(PARTS).map((each) => (
            <LocaleNavLink key={each} to={`/gallery/${each}`}>
              {each}
            </LocaleNavLink>
          ))}
        </nav>
        <Button variant="default" onClick={turnScheme}>
          {scheme === 'dark' ? 'Light' : 'Dark'}
        </Button>
        <LocaleDropdown />
      </header>
      <main className={styles.content}>
        <h1 lang="en">{name}</h1>
        {useHydrated() ? <Part /> : null}
      </main>
    </div>
  );
}
