// `npm run bench:find-page`: the processor time of a page, of an address that has none, and of one with thousands of
// parts, with the screens there are and with 150. In turns, so that a noisy machine is as noisy to all of them.
import type { ServerBuild } from 'react-router';
import { findable } from '#app/pages/findable.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Host } from '#kit/web/page/host.ts';
import { ensureBuild } from '../tools/ensure-build.ts';
import { root } from '../tools/root.ts';
import { median } from './support/median.ts';
import { printFigure } from './support/print-figure.ts';

const SCREENS = 150;
const ROUNDS = 200;
const ADDRESSES = { page: '/login', missing: '/no-such-page', deep: '/a'.repeat(3_900) };

/** A site without content: finding and rendering is what is measured, not the database. */
const emptyHost: Partial<Host> = {
  nonce: 'nonce',
  locale: 'en',
  publicUrl: 'http://localhost',
  cookies: { get: () => undefined, names: () => [], set: () => {}, clear: () => {} },
  call: (async ({ name }: Endpoint) =>
    name === 'getSlideShowByPosition' ? [] : { social_links: [] }) as unknown as Host['call'],
};

// As `npm start` has it: React's development build takes several times as long, and it is chosen as it is loaded.
process.env.NODE_ENV = 'production';
const { createRequestHandler } = await import('react-router');
await ensureBuild();
const build: ServerBuild = await import(`${root}/build/server/index.js`);
const handlers = { now: handlerOf(build), grown: handlerOf(withScreens(build, SCREENS)) };

const times = new Map<string, number[]>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [address, path] of Object.entries(ADDRESSES)) {
    for (const [name, handle] of Object.entries(handlers)) {
      const key = `${address}_${name}`;
      times.set(key, [...(times.get(key) ?? []), await processorTime(() => handle(path))]);
    }
  }
}
for (const [name, values] of times) printFigure(name, median(values), 'ms');
for (const address of Object.keys(ADDRESSES)) {
  printFigure(
    `${address}_growth`,
    median(times.get(`${address}_grown`) ?? []) / median(times.get(`${address}_now`) ?? []),
  );
}

function handlerOf(built: ServerBuild): (path: string) => Promise<string> {
  const handle = createRequestHandler(built, 'production');
  const { makeLoadContext } = built.entry.module as unknown as { makeLoadContext(host: Partial<Host>): never };
  return async (path) =>
    (await handle(new Request(`http://localhost${findable(path)}`), makeLoadContext(emptyHost))).text();
}

/** The built pages with copies of a dashboard screen at addresses of their own. */
function withScreens(built: ServerBuild, count: number): ServerBuild {
  const model = Object.values(built.routes).find((route) => route?.id.endsWith('/survey-list'));
  if (!model) throw new Error('no screen to copy');
  const routes = { ...built.routes };
  const assets = { ...built.assets.routes };
  for (let number = Object.keys(routes).length; number < count; number += 1) {
    const copy = { id: `screen-${number}`, path: `dashboard/screen-${number}/:id/part` };
    routes[copy.id] = { ...model, ...copy };
    const files = assets[model.id];
    if (files) assets[copy.id] = { ...files, ...copy };
  }
  return { ...built, routes, assets: { ...built.assets, routes: assets } };
}

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
