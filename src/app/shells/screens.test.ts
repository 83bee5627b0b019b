import { resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { data, isRouteErrorResponse, RouterContextProvider, type UNSAFE_DataWithResponseInit } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { AREAS } from '#features/identity/paths.ts';
import { areaOf } from '#features/identity/policy.ts';
import { ofType, PROJECT_TYPES } from '#features/projects/contract/kinds.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { sitePaths } from '#features/site/paths.ts';
import { ROLES, type Role } from '#kit/contract/actor.ts';
import { accessRefusal, type Endpoint } from '#kit/contract/endpoint.ts';

import type { Host } from '#kit/web/page/host.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { pageRefusal } from '#kit/web/page/page-refusal.ts';
import { actorOf } from '#tests/factories/actor.ts';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { ADMIN_SIDEBAR } from './admin-sidebar.ts';
import { DASHBOARD_SIDEBAR } from './dashboard-sidebar.ts';
import { sidebarFor } from './viewer-navigation.ts';

const appFolder = resolve(import.meta.dirname, '..');
const sidebars = { [AREAS.admin]: ADMIN_SIDEBAR, [AREAS.dashboard]: DASHBOARD_SIDEBAR };

interface Screen {
  path: string;
  /** The modules of its route and of the routes around it. */
  modules: string[];
}

const screens = screensIn(routes).filter(({ path }) => !path.endsWith('*') && areaAround(path) !== undefined);

function screensIn(entries: readonly RouteConfigEntry[], path = '', around: string[] = []): Screen[] {
  return entries.flatMap((entry) => {
    const modules = [...around, resolve(appFolder, entry.file)];
    const here = [path, ...(entry.path ?? '').split('/').filter((part) => part && part !== 'bn?')].join('/');
    if (entry.children) return screensIn(entry.children, here, modules);
    return modules.some((module) => /shells\/(?:admin|dashboard)\.tsx$/.test(module)) ? [{ path: here, modules }] : [];
  });
}

function areaAround(path: string) {
  return Object.values(AREAS).find((area) => isWithin(path, area));
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

describe.each(ROLES)('for the role %s', (role) => {
  const own = areaOf(role);
  const entries = sidebars[own].flatMap((group) => group.entries);
  const found = new Set(sidebarFor(actorOf(role), sidebars[own]).flatMap((group) => group.entries));

  it.each(screens)('$path opens when it is theirs and no sidebar entry that leads there is hidden', async (screen) => {
    const isHidden = entries.some((entry) => leadsTo(entry, screen.path) && !found.has(entry));
    const expected = areaAround(screen.path) !== own ? 'elsewhere' : isHidden ? 'refused' : 'opens';
    expect(await visit(screen, role)).toBe(expected);
  });
});

it('every sidebar entry leads to a screen, and Get Help to a page of the site', () => {
  const places = Object.values(sidebars).flatMap((groups) => groups.flatMap(({ entries }) => entries));
  expect(places.map(({ to }) => to).filter((to) => !screens.some(({ path }) => path === to))).toEqual([
    sitePaths.contactUs,
  ]);
});

function leadsTo({ to, end }: NavigationEntry, path: string): boolean {
  return end ? path === to : isWithin(path, to);
}

/**
 * What comes of asking for a screen: its loaders run as the framework runs them, and where one redirects, that counts.
 */
async function visit({ path, modules }: Screen, role: Role): Promise<'opens' | 'refused' | 'elsewhere'> {
  const context = new RouterContextProvider();
  context.set(hostContext, hostOf(role, path));
  const url = new URL(path, 'http://localhost:3000');
  const thrown = await Promise.all(modules.map((module) => loadOf(module, { context, url })));
  if (thrown.some((one) => one instanceof Response)) return 'elsewhere';
  return thrown.some(Boolean) ? 'refused' : 'opens';
}

async function loadOf(module: string, { context, url }: { context: RouterContextProvider; url: URL }) {
  const { loader } = (await import(module)) as { loader?: (given: object) => unknown };
  try {
    await loader?.({ context, url, params: { id: '0' }, request: new Request(url) });
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Response || isRefusal(thrown) || isRouteErrorResponse(thrown)) return thrown;
    throw thrown;
  }
}

function isRefusal(thrown: unknown): thrown is UNSAFE_DataWithResponseInit<unknown> {
  return thrown instanceof data(null).constructor;
}

/** Calls are refused by their endpoint's access alone, and else give nothing but a project of the screen's kind. */
function hostOf(role: Role, path: string): Host {
  const actor = actorOf(role);
  const call = async (endpoint: Endpoint) => {
    const refusal = accessRefusal(endpoint, actor);
    if (refusal) throw pageRefusal(refusal);
    const type = PROJECT_TYPES.find((each) => isWithin(path, projectPaths.list(each)));
    return { _id: ':id', ...(type && ofType(type)) };
  };
  return { locale: 'en', actor, call, cookies: { get: () => undefined } } as unknown as Host;
}
