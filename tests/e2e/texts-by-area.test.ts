import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogues } from '#messages/catalogue.ts';
import { eventually } from './support/eventually.ts';
import { scriptAtWork } from './support/script-at-work.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** A new page, and the texts it fetches as it goes. */
async function newPage(): Promise<{ page: Page; fetched: string[] }> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([a-z]+)-[\w-]+\.js$/.exec(request.url())?.[1];
    if (name && name in catalogues.en) fetched.push(name);
  });
  return { page, fetched };
}

describe.each(['en', 'bn'] as const)('texts in %s', (locale) => {
  const home = locale === 'en' ? '/' : '/bn';
  const { site, identity } = catalogues[locale];

  it('a sign-in page fetches its own and none of the dashboard', async () => {
    const { page, fetched } = await newPage();
    await page.goto(`${product.url}${locale === 'en' ? '' : '/bn'}/login`);
    await scriptAtWork(page);
    expect(fetched.sort()).toEqual(['common', 'failures', 'identity']);
  });

  it('a page of another area is shown once its texts are there', async () => {
    const { page, fetched } = await newPage();
    await page.goto(product.url + home);
    await scriptAtWork(page);
    expect(fetched).not.toContain('identity');

    let letPass = () => {};
    const held = new Promise<void>((resolve) => {
      letPass = resolve;
    });
    await page.route('**/assets/identity-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('header a[href$="/login"]').click();
    await eventually(() => fetched).toContain('identity');
    const heading = page.locator('main h1');
    expect(await heading.innerText()).toBe(site.home.title);
    letPass();
    await eventually(() => heading.innerText()).toBe(identity.login.title);
    expect(await page.locator('main form label').first().innerText()).toContain(identity.identifier);
  });
});
