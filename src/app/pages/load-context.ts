import { RouterContextProvider } from 'react-router';
import { changePlaces } from '#domain/places/place-names.ts';
import type { Host } from '#kit/web/page/host.ts';
import { hostContext } from '#kit/web/page/host-context.ts';

/**
 * Reached through the built entry module, never imported by the server: the context key must come from the same
 * bundle as the route modules that read it, and so must what places are called.
 */
export function makeLoadContext(host: Host): RouterContextProvider {
  changePlaces(host.changedPlaces);
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  return context;
}
