import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

it('categories are added, renamed, merged and brought back', async () => {
  const page = await open('agent', '/admin/category');
  const menuOf = async (name: string, item: string) => {
    await page.getByRole('button', { name: `Actions for “${name}”` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.getByRole('rowheader', { name: 'Education' }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'New category' }).press('Enter');
  const writing = page.getByRole('dialog', { name: 'New category' });
  await writing.getByRole('textbox', { name: 'Name in English' }).fill('health');
  await writing.getByRole('textbox', { name: 'Name in Bengali' }).fill('নদী');
  await writing.getByRole('textbox', { name: 'Name in Bengali' }).press('Enter');
  await writing.getByText('Another category has this name.').waitFor();
  await checkAccessibility(page);
  await writing.getByRole('textbox', { name: 'Name in English' }).fill('Rivers');
  await writing.getByRole('textbox', { name: 'Name in English' }).press('Enter');
  await page.getByRole('rowheader', { name: 'Rivers' }).waitFor();

  await menuOf('Rivers', 'Rename');
  const renaming = page.getByRole('dialog', { name: 'Rename' });
  await renaming.getByRole('textbox', { name: 'Name in English' }).fill('Rivers and lakes');
  await renaming.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('rowheader', { name: 'Rivers and lakes' });
  await row.waitFor();

  await menuOf('Rivers and lakes', 'Merge into another…');
  await page.getByRole('combobox', { name: 'Merge into' }).selectOption({ label: 'Research' });
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByText('“Rivers and lakes” merged into “Research”.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();

  await menuOf('Rivers and lakes', 'Make inactive');
  await page.getByRole('row', { name: 'Rivers and lakes' }).getByText('Inactive').waitFor();
  await menuOf('Rivers and lakes', 'Delete');
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
});

it('are read in Bengali on a small phone', async () => {
  const page = await open('admin', '/bn/admin/category', { viewport: { width: 375, height: 720 } });
  await page.getByRole('rowheader', { name: 'শিক্ষা' }).waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
