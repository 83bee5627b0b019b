import type { Route } from '#kit/server/route.ts';

export const siteRoutes: Route[] = [];
