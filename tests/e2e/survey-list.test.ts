import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { everyKind } from './support/every-kind.ts';
import { checkFits } from './support/fits.ts';
import { newOwner, WINDOW } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

it('finds surveys, filters, duplicates and deletes; where it is narrow it is made of cards', async () => {
  await owner.survey(everyKind);
  const page = await owner.context.newPage();
  // Judged as it ends up, not while it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${product.url}/dashboard/survey`);
  await page.getByRole('button', { name: 'Actions for “Tea at work”' }).click();
  await page.getByRole('menuitem', { name: 'Open' }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByText('2 in total').waitFor();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Actions for “Tea at work”' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await page.getByText('1 in total').waitFor();
  await page.getByRole('button', { name: 'Processing 0' }).click();
  await page.getByText('Nothing found').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  const row = page.getByRole('row', { name: /Tea at work/ });
  await page.getByRole('columnheader', { name: 'Responses' }).waitFor();
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('checkbox', { name: 'Responses' }).click();
  await page.waitForURL(/hide=responses/);
  await page.getByRole('columnheader', { name: 'Responses' }).waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Responses' }).click();
  await page.keyboard.press('Escape');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download this list as CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\ufeffTitle,Status,.*\r\nTea at work.*,Draft,0,/);

  // Where the list has no room for a table, rows are cards.
  expect((await row.boundingBox())?.height).toBeLessThan(60);
  await page.setViewportSize({ width: 375, height: 800 });
  await eventually(async () => (await row.boundingBox())?.height).toBeGreaterThan(70);
  await checkFits(page);
  await checkAccessibility(page);
  await page.setViewportSize(WINDOW);

  // All of a row leads to its survey.
  await row.click();
  await page.waitForURL(/\/dashboard\/survey\/[0-9a-f-]{36}$/);
});

it('does one thing to several at once, and tells by name what could not be done', async () => {
  const owner = await newOwner(browser, product);
  const kept = await owner.survey(undefined, ['en'], { en: 'One that stays' });
  await owner.survey(undefined, ['en'], { en: 'One that goes' });
  const page = await owner.context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(`**/projects/${kept}`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${product.url}/dashboard/survey`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByText('2 selected').waitFor();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Delete 2 drafts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 drafts' }).click();
  await page.getByText('1 draft deleted.').waitFor();
  await page.getByRole('dialog', { name: '1 failed' }).getByText('One that stays').waitFor();
  await checkAccessibility(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('1 in total').waitFor();
});

it('narrows to a category that was chosen in the settings, which keep it', async () => {
  const owner = await newOwner(browser, product);
  const id = await owner.survey(undefined, ['en', 'bn'], { en: 'Crops in May' });
  await owner.survey(undefined, ['en'], { en: 'Lunch' });
  const page = await owner.open(`${id}/settings`);
  const field = page.getByLabel('Category');
  await field.getByRole('option', { name: 'Agriculture and food' }).waitFor({ state: 'attached' });
  // By keys alone: what is typed finds the option.
  await field.focus();
  await page.keyboard.type('Agri');
  await eventually(async () => (await owner.stored(id)).category).not.toBeNull();
  await page.reload();
  await eventually(() => field.locator('option:checked').innerText()).toBe('Agriculture and food');
  await checkAccessibility(page);

  await page.goto(`${product.url}/dashboard/survey`);
  await page.getByText('2 in total').waitFor();
  await page.getByLabel('Category').selectOption('Agriculture and food');
  await page.getByText('1 in total').waitFor();
  await page.getByRole('link', { name: 'Crops in May' }).waitFor();
  await page.setViewportSize({ width: 375, height: 800 });
  await checkFits(page);
  await checkAccessibility(page);
  await page.getByLabel('Category').selectOption('Health');
  await page.getByText('Nothing found').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText('2 in total').waitFor();
  await page.context().close();
});
