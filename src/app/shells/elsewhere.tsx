import type { ClientLoaderFunctionArgs } from 'react-router';
import { isInArea } from './areas.ts';

export { action, default, loader } from './not-found.tsx';

/**
 * What a page of the site does not know may be a screen of the dashboard or the back office: their names and files are
 * left out of what such a page brings (`tools/bundling/manifests.ts`). It is then opened as a page of its own.
 */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): unknown {
  if (!isInArea(new URL(request.url).pathname)) return serverLoader();
  window.location.assign(request.url);
  // The page waits where it is until the other one is there.
  return new Promise(() => undefined);
}
