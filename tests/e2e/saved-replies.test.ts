import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

it('a reply is kept and inserted by a stroke', async () => {
  const page = await open('agent', '/admin/tickets/replies');
  await page.getByRole('button', { name: 'New saved reply' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name in English' }).fill('Which browser');
  await dialog.getByRole('textbox', { name: 'Text in English' }).fill('Hello {{name}}, which browser is it?');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('row', { name: 'Which browser' }).waitFor();
  await checkAccessibility(page);

  const asker = await open('user', '/dashboard/tickets/create');
  await asker.getByRole('textbox', { name: 'Subject' }).fill('Which browser do I need?');
  await asker.getByRole('textbox', { name: 'Message' }).fill('Nothing happens.');
  await asker.getByRole('button', { name: 'Open ticket' }).click();
  await asker.getByRole('button', { name: 'Close Ticket' }).waitFor();

  await page.goto(new URL('/admin/tickets', page.url()).href);
  await page.getByRole('link', { name: 'Which browser do I need?' }).click();
  const field = page.getByRole('textbox', { name: 'Your message' });
  await page.getByRole('button', { name: 'Insert saved reply' }).waitFor();
  await field.press('/');
  await page.getByRole('textbox', { name: 'Find a saved reply' }).fill('browser');
  await page.getByRole('option', { name: 'Which browser' }).waitFor();
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('which browser is it?'));
  expect(await field.inputValue()).not.toContain('{{');
});

it('replies are inserted in Bengali on a small phone', async () => {
  const page = await open('agent', '/bn/admin/tickets', { viewport: { width: 320, height: 640 } });
  await page.getByRole('link', { name: 'Which browser do I need?' }).click();
  await page.getByRole('button', { name: 'সংরক্ষিত উত্তর বসান' }).click();
  await page.getByRole('option').first().waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
