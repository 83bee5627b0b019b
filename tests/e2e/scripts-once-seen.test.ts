// A page of the site, or of signing in, is whole without its scripts: nothing of them comes before it is seen.
import type { BrowserContext } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { scriptAtWork } from './support/script-at-work.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** When the first script was asked for, and when something was first painted, in milliseconds of the page. */
const TIMES = `(() => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  return { asked: Math.min(...scripts.map(({ startTime }) => startTime)), painted: painted.startTime };
})()`;

async function openIn(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(product.url + path);
  await scriptAtWork(page);
  expect(errors).toEqual([]);
  return page;
}

it.each(['/', '/bn', '/faq', '/login', '/bn/register', '/no-such-page'])(
  '%s asks for no script until it is seen, and for all at once then',
  async (path) => {
    const html = await (await fetch(product.url + path)).text();
    expect(html).not.toMatch(/rel="(?:modulepreload|preload)"[^>]+\.js|type="module"|<script[^>]+src=/);
    const kept = html.match(/rel="once-seen" fetchpriority="low"/g);
    expect(kept?.length).toBeGreaterThan(5);

    const page = await openIn(await browser.newContext(), path);
    const { asked, painted } = await page.evaluate<{ asked: number; painted: number }>(TIMES);
    expect(asked).toBeGreaterThanOrEqual(painted);
    expect(await page.locator('link[rel=modulepreload]').count()).toBeGreaterThanOrEqual(kept?.length ?? 0);
  },
);

it('a browser that does not tell of painting gets them as well', async () => {
  const context = await browser.newContext();
  await context.addInitScript('delete window.PerformanceObserver');
  await openIn(context, '/login');
});

it('a page in the background, which is not painted, gets them at once', async () => {
  const context = await browser.newContext();
  await context.addInitScript(`
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    PerformanceObserver.prototype.observe = () => {};
    window.setTimeout = () => 0;
  `);
  const page = await context.newPage();
  const asked = page.waitForRequest((request) => request.url().endsWith('.js'));
  await page.goto(`${product.url}/login`);
  await asked;
});

it('the form of signing in is sent while no script has come', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.route('**/*.js', () => {});
  await page.goto(`${product.url}/login`, { waitUntil: 'commit' });
  await page.locator('input[name=identifier]').fill('nobody@example.com');
  await page.locator('input[name=password]').fill('not-a-password-1');
  await page.locator('main button[type=submit]').click();
  await page.locator('[role=alert]:not(:has(a))').first().waitFor();
  expect(await page.locator('input[name=identifier]').inputValue()).toBe('nobody@example.com');
});
