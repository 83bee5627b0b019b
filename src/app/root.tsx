import displayBengali from '#ui/fonts/display-bengali.woff2?url';
import displayLatin from '#ui/fonts/display-latin.woff2?url';
import '#ui/fonts.css';
import '#ui/tokens.css';
import '#ui/base.css';
import type { ReactNode } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';
import { type Locale, localeOfPath } from '#domain/text/locale.ts';
import { useTexts } from '#kit/web/i18n/use-texts.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { MissingChunkNotice } from '#kit/web/page/missing-chunk/missing-chunk-notice.tsx';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { textsAttribute, usePageTexts } from '#kit/web/page/page-texts.ts';
import { OnceSeenStart } from '#kit/web/page/script/once-seen-start.tsx';
import { pageScript } from '#kit/web/page/script/page-script.ts';
import { Container } from '#ui/plain/container.tsx';
import { Logo } from '#ui/plain/logo.tsx';
import { CONTENT_ID } from '#ui/plain/skip-link.tsx';
import { RouteError } from './route-error.tsx';
import { useFocusAfterNavigation } from './shells/use-focus-after-navigation.ts';

/** What every page and the page of an error say. */
export const handle = { texts: ['common', 'failures'] } satisfies PageHandle;

/** Those of a page's headings; the site's name is in Latin letters on every one. */
const DISPLAY_FONTS: Record<Locale, string[]> = { en: [displayLatin], bn: [displayBengali, displayLatin] };

/** What no page may be without; it does not change while the document is open. */
export function loader({ context }: LoaderFunctionArgs) {
  return { publicUrl: context.get(hostContext).publicUrl };
}

export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname);
  const script = pageScript(useMatches().map(({ handle }) => handle));
  const plain = script === null;

  const texts = usePageTexts();
  useTexts(texts);

  return (
    <html lang={locale} {...(plain ? {} : textsAttribute(texts))} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1411" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {(plain ? [] : DISPLAY_FONTS[locale]).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {plain ? null : <MissingChunkNotice />}
        {children}
        {plain ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
            {script === 'once-seen' ? <OnceSeenStart /> : null}
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  useFocusAfterNavigation();
  return <Outlet />;
}

/** Where not even a shell could be shown. */
export function ErrorBoundary() {
  return (
    <Container data-font="site">
      <Logo />
      <main id={CONTENT_ID} tabIndex={-1}>
        <RouteError />
      </main>
    </Container>
  );
}
