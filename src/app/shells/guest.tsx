import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { rememberLocale } from '#kit/web/i18n/remember-locale.ts';
import { useLocaleChoices } from '#kit/web/i18n/use-locale-choices.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { LoadingBar } from '#ui/plain/loading-bar.tsx';
import { Logo } from '#ui/plain/logo.tsx';
import { OtherLanguage } from '#ui/plain/other-language.tsx';
import { CONTENT_ID, SkipLink } from '#ui/plain/skip-link.tsx';
import { findMe } from './find-me.ts';
import styles from './guest.module.css';
import { useKeptAuth } from './use-kept-auth.ts';

export const handle = { texts: ['identity'], script: 'once-seen' } satisfies PageHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  return { user: await findMe(host) };
}

/** Around the pages of signing in: the name, the language, the one form, and cloth beside it. */
export default function GuestShell() {
  const { user } = useLoaderData<typeof loader>();
  const languages = useLocaleChoices().filter(({ current }) => !current);
  useKeptAuth(user);
  return (
    <div className={styles.frame} data-font="site">
      <SkipLink />
      <LoadingBar />
      <header className={styles.bar}>
        <Logo />
        {languages.map((language) => (
          <OtherLanguage key={language.locale} {...language} onClick={() => rememberLocale(language.locale)} />
        ))}
      </header>
      <div className={styles.picture} aria-hidden="true" />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
    </div>
  );
}
