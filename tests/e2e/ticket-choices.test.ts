import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

it('a priority is added, ordered, changed, deleted and brought back', async () => {
  const page = await open('admin', '/admin/tickets/priorities');
  await page.getByRole('button', { name: 'New priority' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Answer within' }).fill('2');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('textbox', { name: 'Name in English' }).fill('At once');
  await dialog.getByRole('textbox', { name: 'Name in Bengali' }).fill('এখনই');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Add' }).click();
  const row = page.getByRole('row', { name: 'At once' });
  await row.getByText('2 h').waitFor();
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Change order' }).click();
  await page.getByRole('button', { name: 'Move “At once” up' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('rowheader').nth(3).getByText('At once').waitFor();

  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog.getByRole('textbox', { name: 'Answer within' }).fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row.getByText('3 h').waitFor();

  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
});

it('categories are edited in Bengali on a small phone', async () => {
  const page = await open('admin', '/bn/admin/tickets/categories', { viewport: { width: 320, height: 640 } });
  await page.getByRole('button', { name: 'নতুন ধরন' }).click();
  await page.getByRole('dialog').waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
