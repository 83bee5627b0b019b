import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { reportBrowserError } from '#features/operations/contract/errors.ts';
import { pathOf } from '#kit/contract/request.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** Something on the page goes wrong; over once the server has taken it. */
async function fail(page: Page, message: string): Promise<void> {
  const told = page.waitForResponse((reply) => reply.url().endsWith(pathOf(reportBrowserError, {})));
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new TypeError(words);
    });
  }, message);
  expect((await told).status()).toBe(200);
}

it('what goes wrong in a page is listed, read, resolved, and comes back', async () => {
  const visitor = await open(undefined, '/faq');
  await visitor.locator('html[data-started]').waitFor();
  await fail(visitor, 'No kettle for somebody@example.com');

  const page = await open('agent', '/admin/errors-log');
  const row = page.getByRole('link', { name: 'No kettle for [email]' });
  await row.waitFor();
  await checkAccessibility(page);
  await row.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'No kettle for [email]' }).waitFor();
  await page.getByText('/faq', { exact: true }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Mark as resolved' }).press('Enter');
  await page.getByRole('button', { name: 'Reopen' }).waitFor();

  await fail(visitor, 'No kettle for another@example.com');
  await page.reload();
  await page.getByText('Came back', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Mark as resolved' }).waitFor();
});

it('errors are read in Bengali on a small phone', async () => {
  const visitor = await open(undefined, '/bn/faq');
  await visitor.locator('html[data-started]').waitFor();
  await fail(visitor, 'No saucer');
  const page = await open('admin', '/bn/admin/errors-log', { viewport: { width: 375, height: 720 } });
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'No saucer' }).click();
  await page.getByRole('button', { name: 'সমাধান চিহ্নিত করুন' }).waitFor();
  await checkAccessibility(page);
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it('a page that fails over and over tells of it five times', async () => {
  const page = await open(undefined, '/faq');
  await page.locator('html[data-started]').waitFor();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(pathOf(reportBrowserError, {}))) sent.push(String(request.postData()));
  });
  await page.evaluate(async () => {
    for (let time = 0; time < 8; time++) void Promise.reject(new Error(`No spoon ${time}`));
    void Promise.reject(new DOMException('left', 'AbortError'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  await eventually(() => sent.length).toBe(5);
});
