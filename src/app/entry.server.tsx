import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { namePlaces } from '#domain/places/place-names.ts';
import { placesOfBangladesh } from '#domain/places/places-of-bangladesh.ts';
import { AREAS } from '#features/identity/paths.ts';
import { I18nProvider } from '#kit/web/i18n/i18n-provider.tsx';
import { hostContext } from '#kit/web/page/host-context.ts';
import { NonceContext } from '#kit/web/page/nonce.ts';
import { type PageScript, pageScript } from '#kit/web/page/script/page-script.ts';
import { translatorOf } from '#messages/translate.ts';
import { scriptTags } from './pages/script-tags.ts';
import { areaAt } from './shells/areas.ts';

export { makeLoadContext } from './pages/load-context.ts';

// Pages are built apart from the program, and name places as it does.
namePlaces(placesOfBangladesh());

/** How long loaders may keep a stream open, in milliseconds. */
export const streamTimeout = 5000;

/** What went wrong is logged; an answer (page not found, not allowed) and a person who left are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(hostContext).logError(error);
};

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  // Development sends no content policy, and hot reload's own scripts would not carry the nonce.
  const host = loadContext.get(hostContext);
  const nonce = import.meta.env.DEV ? undefined : host.nonce;
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let shellSent = false;
    let code = status;
    const page = (
      <NonceContext value={nonce}>
        <I18nProvider translator={translatorOf(host.locale)}>
          <ServerRouter context={withRoutesOfPage(entryContext)} url={request.url} nonce={nonce} />
        </I18nProvider>
      </NonceContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [ready]() {
        shellSent = true;
        const body = scriptTags(scriptOf(entryContext));
        // Without this every render would stay in memory until its timer fires.
        body.once('close', () => clearTimeout(timer));
        headers.set('content-type', 'text/html; charset=utf-8');
        for (const style of stylesOf(entryContext)) headers.append('link', `<${style}>; rel=preload; as=style`);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
        pipe(body);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        code = 500;
        if (shellSent && !request.signal.aborted) host.logError(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1000);
    request.signal.addEventListener('abort', abort, { once: true });
  });
}

/**
 * The style sheets of the page. Told in its head they would be fetched after its scripts, and a page is only seen when
 * they are there.
 */
function stylesOf({ manifest, staticHandlerContext }: EntryContext): Set<string> {
  const styles = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  return new Set(styles.map((address) => address.replace(/#.*$/, '')));
}

function scriptOf({ staticHandlerContext }: EntryContext): PageScript {
  return pageScript(staticHandlerContext.matches.map(({ route }) => route.handle));
}

/** How the name of an area's manifest ends (`tools/bundling/manifests.ts`). */
const MANIFESTS = { [AREAS.admin]: '', [AREAS.dashboard]: '-dashboard', site: '-site' } as const;

/**
 * Of all routes those of the page: with every screen that the product gets, each page would else take longer to render.
 * The browser is told of all, or on a page of the dashboard or the site of what its manifest has.
 */
function withRoutesOfPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ending = import.meta.env.DEV ? '' : MANIFESTS[areaAt(staticHandlerContext.location.pathname) ?? 'site'];
  const url = manifest.url.replace(/\.js$/, `${ending}.js`);
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes, url } };
}
