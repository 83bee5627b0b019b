// The product with people of every role, each of them signed in wherever a browser is opened for them.
import { cpSync } from 'node:fs';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Db } from '#kit/server/database/db.ts';
import { scratchFolder } from '../../../tools/scratch-folder.ts';
import type { People } from './people.ts';
import type { RunningProduct } from './product.ts';
import { startProductOn, withDatabase } from './seeded-product.ts';
import './global-setup.ts';
import { openStage, type Stage } from './stage.ts';

export type Who = keyof People;

export interface PeopleStage extends Stage {
  people: People;
  /** A browser in which this person is signed in; nobody, when none is named. */
  browserOf(who: Who | undefined, options?: BrowserContextOptions): Promise<BrowserContext>;
  /** What the product answers to this person at an address, which takes no browser. */
  ask(who: Who | undefined, path: string, redirect?: RequestRedirect): Promise<Response>;
  /**
   * A page of the product in such a browser: of somebody in the one that they have had since the file began, unless it
   * is to be another. There the scripts have been read, which takes half of what a page costs.
   */
  open(who: Who | undefined, path: string, options?: BrowserContextOptions): Promise<Page>;
}

/** As `openStage`, with people and with whatever else `seed` puts there. */
export async function openPeopleStage(seed?: (db: Db) => Promise<void>): Promise<PeopleStage> {
  const { people, dataDir } = inject('people');
  const { product, browser } = await openStage(() => startAmongPeople(dataDir, seed));

  function cookiesOf(who: Who | undefined): [name: string, value: string][] {
    const cookies = who ? Object.entries(people[who].cookies) : [];
    return cookies.map(([name, value]) => [name, encodeURIComponent(value)]);
  }

  async function browserOf(who: Who | undefined, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    await context.addCookies(cookiesOf(who).map(([name, value]) => ({ name, value, url: product.url })));
    return context;
  }

  const own = new Map<Who, BrowserContext>();

  async function ownBrowserOf(who: Who): Promise<BrowserContext> {
    const context = own.get(who) ?? (await browserOf(who));
    own.set(who, context);
    context.once('close', () => own.delete(who));
    return context;
  }

  return {
    product,
    browser,
    people,
    browserOf,
    ask(who, path, redirect = 'manual') {
      const cookie = cookiesOf(who).map((pair) => pair.join('='));
      return fetch(product.url + path, { redirect, headers: { cookie: cookie.join('; ') } });
    },
    async open(who, path, options) {
      const context = who && !options ? await ownBrowserOf(who) : await browserOf(who, options);
      const page = await context.newPage();
      await page.goto(product.url + path);
      return page;
    },
  };
}

/** On a copy of what they were put into once, for all files: opening a database takes a second of the processor. */
async function startAmongPeople(from: string, seed?: (db: Db) => Promise<void>): Promise<RunningProduct> {
  const dataDir = scratchFolder('e2e-among-people');
  cpSync(from, dataDir, { recursive: true });
  if (seed) await withDatabase(dataDir, seed);
  return await startProductOn(dataDir);
}
