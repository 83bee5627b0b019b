import type { Route } from '#kit/server/route.ts';

export const operationsRoutes: Route[] = [];
