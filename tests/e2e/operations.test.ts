import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage(async (db) => {
  for (const id of [1, 2]) {
    await db.execute(sql`
      INSERT INTO pgboss.job (name, data, state, completed_on, output, singleton_key)
      VALUES ('slow', '{"job":"delete-unused-files"}', 'failed', now(), '{"message":"The disk is away"}', ${`key-${id}`})`);
  }
  await db.execute(sql`UPDATE pgboss.queue SET failed_count = 2 WHERE name = 'slow'`);
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

it('the first page leads to jobs that failed, which are discarded or run again', async () => {
  const page = await open('admin', '/admin');
  await page.getByRole('link', { name: '2 jobs failed in the last seven days' }).first().click();
  await page.getByRole('heading', { name: 'Operations', level: 1 }).waitFor();
  await page.getByText('The disk is away').waitFor();
  await page.getByText('No mail server').waitFor();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Discard: Delete files nobody submitted' }).click();
  await page.getByRole('dialog').getByText('Discard 2 failed jobs?').waitFor();
  await checkAccessibility(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Retry: Delete files nobody submitted' }).click();
  await page.getByText('2 jobs run again.').waitFor();
  await page.getByText('The disk is away').waitFor({ state: 'detached' });
});

it('is read in Bengali on a small phone, and not by an agent', async () => {
  const page = await open('admin', '/bn/admin/operations', { viewport: { width: 375, height: 720 } });
  await page.getByRole('heading', { name: 'ডিস্ক' }).waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const agent = await open('agent', '/admin/operations');
  await agent.getByText('It is not part of your work here.').waitFor();
});
