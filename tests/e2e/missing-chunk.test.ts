// "Failed chunk load: page reload, at most once per 60 seconds."
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { product, browser, browserOf } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const CHUNK = /\/assets\/survey-list-[^/]*\.js$/;

/** A page of an owner's browser, and the documents it loads. */
async function openPage(): Promise<{ page: Page; documents: string[] }> {
  const page = await (await browserOf('user')).newPage();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return { page, documents };
}

const notice = (page: Page) => page.getByText('This could not be loaded');

it('a page whose own chunk is gone is loaded anew, and works once it is there', async () => {
  const { page, documents } = await openPage();
  let missing = 1;
  await page.route(CHUNK, (route) => (missing-- > 0 ? route.abort() : route.continue()));
  await page.goto(`${product.url}/dashboard/survey`);
  await page.getByRole('heading', { name: 'Surveys' }).waitFor();
  await eventually(async () => documents.length).toBe(2);
  await eventually(() => page.evaluate(() => document.documentElement.dataset.started)).toBe('true');
  expect(await notice(page).isVisible()).toBe(false);
});

it('a page whose own chunk stays away is loaded anew once, and says so', async () => {
  const { page, documents } = await openPage();
  await page.route(CHUNK, (route) => route.abort());
  await page.goto(`${product.url}/dashboard/survey`);
  await notice(page).waitFor();
  expect(documents).toHaveLength(2);
});

it('however often one goes to a page whose chunk is gone, there is one reload in 60 seconds', async () => {
  const { page, documents } = await openPage();
  await page.route(CHUNK, (route) => route.abort());
  await page.goto(`${product.url}/dashboard`);
  const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Surveys' });
  await eventually(() => page.evaluate(() => document.documentElement.dataset.started)).toBe('true');
  await link.click();
  await eventually(async () => documents.length).toBe(2);
  await eventually(() => page.evaluate(() => document.documentElement.dataset.started)).toBe('true');
  for (let visit = 0; visit < 3; visit += 1) {
    await link.click();
    await notice(page).waitFor();
  }
  expect(documents).toHaveLength(2);
  await checkAccessibility(page);
});
