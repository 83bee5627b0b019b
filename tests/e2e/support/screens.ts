// The screens of the specification, and an address of each on a product that has one of everything they show.
import { resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import routes from '#app/routes.ts';
import screens from '#tests/data/screens.json' with { type: 'json' };

/** Whom a screen is for: anyone, those who are signed out, users of the dashboard, staff, or administrators alone. */
export type Audience = 'anyone' | 'signedOut' | 'users' | 'staff' | 'admins';

export interface Screen {
  /** As the specification writes it: `/dashboard/survey/{id}`. */
  name: string;
  audience: Audience;
}

/** Marked as for administrators only in the specification's menus. */
const ADMINS_ALONE =
  /^\/admin\/(?:users|tickets\/(?:categories|priorities)|earning-report|site-setting|theme-setting|notifications|payment-gateway|location|email-logs|activity-logs)(?:\/|$)/;

const SIGNED_OUT_ALONE = /^\/(?:login|register|admin-login|admin\/login|forgot-password|register-verify)(?:\/|$)/;

export const SCREENS: readonly Screen[] = Object.values(screens)
  .flat()
  .map((name) => ({ name, audience: audienceOf(name) }));

function audienceOf(name: string): Audience {
  if (SIGNED_OUT_ALONE.test(name)) return 'signedOut';
  if (/^\/dashboard(?:\/|$)/.test(name)) return 'users';
  if (!/^\/admin(?:\/|$)/.test(name)) return 'anyone';
  return ADMINS_ALONE.test(name) ? 'admins' : 'staff';
}

const appFolder = resolve(import.meta.dirname, '../../../src/app');
/** They say that there is none. */
const NO_SCREENS = ['not-found', 'elsewhere'].map((shell) => resolve(appFolder, `shells/${shell}.tsx`));
const tree = objectsOf(routes);

/** Whether the product has a route made for it: not the page that says there is none, nor one of any name. */
export function isBuilt({ name }: Screen): boolean {
  const matches = matchRoutes(tree, name.replaceAll(/\{(\w+)\??\}/g, '~$1')) ?? [];
  const last = matches.at(-1);
  const isNamed = Object.values(last?.params ?? {}).every((value) => value === undefined || value.startsWith('~'));
  return last !== undefined && isNamed && !NO_SCREENS.includes(String(last.route.handle));
}

/** The routes as the router knows them, each with its module where it is handed on. */
function objectsOf(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, file, children }) => {
    const handle = resolve(appFolder, file);
    const place = { ...(path && { path }), handle };
    return index ? { ...place, index } : { ...place, children: objectsOf(children ?? []) };
  });
}
