import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { SiteFooter } from '#features/site/web/footer/site-footer.tsx';
import { SiteHeader } from '#features/site/web/header/site-header.tsx';
import { SlideShows } from '#features/site/web/slides/slide-shows.tsx';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { Container } from '#ui/plain/container.tsx';
import { LoadingBar } from '#ui/plain/loading-bar.tsx';
import { CONTENT_ID, SkipLink } from '#ui/plain/skip-link.tsx';
import { loadPublicFrame } from './public-frame.ts';
import { useKeptAuth } from './use-kept-auth.ts';

export const handle = { texts: ['site'], script: 'once-seen' } satisfies PageHandle;

export function loader({ context }: LoaderFunctionArgs) {
  return loadPublicFrame(context.get(hostContext));
}

/** Header, page, footer: what anyone may read. */
export default function PublicShell() {
  const { settings, slideShows, user, year } = useLoaderData<typeof loader>();
  useKeptAuth(user);
  return (
    <div data-font="site">
      <SkipLink />
      <LoadingBar />
      <SiteHeader user={user} />
      <main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
      {slideShows.length > 0 ? (
        <Container>
          <SlideShows shows={slideShows} />
        </Container>
      ) : null}
      <SiteFooter settings={settings} year={year} />
    </div>
  );
}
