import { it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { everyKind } from './support/every-kind.ts';
import { newOwner } from './support/owner.ts';
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
  await page.getByText('2 in all').waitFor();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Actions for “Tea at work”' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await page.getByText('1 in all').waitFor();
  await page.getByText('Processing').click();
  await page.getByText('Nothing found').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  // Beside the sidebar a table would break every title within its words.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.getByRole('listitem').getByText('0 responses').waitFor();
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('listitem').getByText('0 responses').waitFor();
  await checkAccessibility(page);
});
