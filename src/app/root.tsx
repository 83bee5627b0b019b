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
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
} from 'react-router';
import { type Locale, localeOfPath } from '#domain/text/locale.ts';
import { getSiteLook } from '#features/site/contract/site-look.ts';
import { useTexts } from '#kit/web/i18n/use-texts.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { MissingChunkNotice } from '#kit/web/page/missing-chunk/missing-chunk-notice.tsx';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { textsAttribute, usePageTexts } from '#kit/web/page/page-texts.ts';
import { OnceSeenStart } from '#kit/web/page/script/once-seen-start.tsx';
import { pageScript } from '#kit/web/page/script/page-script.ts';
import { useSiteLook } from '#kit/web/page/site-look.ts';
import { Container } from '#ui/plain/container.tsx';
import { Logo } from '#ui/plain/logo.tsx';
import { CONTENT_ID } from '#ui/plain/skip-link.tsx';
import { pageLook } from './page-look.ts';
import { RouteError } from './route-error.tsx';
import { useFocusAfterNavigation } from './shells/use-focus-after-navigation.ts';

/** What every page and the page of an error say. */
export const handle = { texts: ['common', 'failures'] } satisfies PageHandle;

/** Those of a page's headings; the site's name is in Latin letters on every one. */
const DISPLAY_FONTS: Record<Locale, string[]> = { en: [displayLatin], bn: [displayBengali, displayLatin] };

/** What no page may be without; it stays while the document is open. */
export async function loader({ context }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const look = await host.attempt(getSiteLook);
  // Where it cannot be read pages look as the product does by itself: what is wrong is found out by what they ask for.
  return { publicUrl: host.publicUrl, look: look.ok ? pageLook(look.data) : undefined };
}

/** Only where a page asks for it, having changed what all pages look like. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && currentUrl.href === nextUrl.href;
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname);
  const script = pageScript(useMatches().map(({ handle }) => handle));
  const plain = script === null;
  const look = useSiteLook();

  const texts = usePageTexts();
  useTexts(texts);

  return (
    <html lang={locale} {...(plain ? {} : textsAttribute(texts))} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1411" />
        {look?.icon ? (
          <link rel="icon" href={look.icon.small} type="image/png" />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href={look?.icon?.large ?? '/apple-touch-icon.png'} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {(plain ? [] : DISPLAY_FONTS[locale]).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <Meta />
        <Links />
        {look?.style ? <style>{look.style}</style> : null}
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
