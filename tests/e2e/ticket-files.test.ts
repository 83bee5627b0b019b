import { readFile } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('It stops at the second page.') };
/** A program that says it is a picture. */
const lie = { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('MZ\u0000\u0001') };

it('files go along with a message, and what is refused costs no words', async () => {
  const page = await open('user', '/dashboard/tickets/create');
  await page.getByRole('textbox', { name: 'Subject' }).fill('It stops');
  await page.getByRole('textbox', { name: 'Message' }).fill('See the file.');
  const chosen = page.locator('input[type="file"]');
  await chosen.setInputFiles([lie]);
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await page.getByText('picture.png is no picture, PDF or plain text.').waitFor();
  await checkAccessibility(page);
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('See the file.');
  await page.getByRole('button', { name: /picture\.png/ }).click();
  await chosen.setInputFiles([notes]);
  await page.getByRole('button', { name: 'Open ticket' }).click();
  const link = page.getByRole('link', { name: 'Download notes.txt' });
  await link.waitFor();
  await checkAccessibility(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('notes.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe('It stops at the second page.');
});
