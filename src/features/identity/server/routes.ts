import type { Route } from '#kit/server/route.ts';
import type { Keys } from './keys.ts';

export function identityRoutes(_keys: Keys): Route[] {
  return [];
}
