import { afterEach, describe, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

describe('frequently asked questions', () => {
  it('are written in both languages, shown, deleted and brought back', async () => {
    const page = await open('agent', '/admin/faq');
    await page.getByRole('link', { name: 'New question' }).first().click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This field is required').first().waitFor();
    await checkAccessibility(page);
    await page.getByRole('textbox', { name: 'Question in English' }).fill('May I print it?');
    await page.getByRole('textbox', { name: 'Question in Bengali' }).fill('ছাপানো যাবে?');
    await page.getByRole('textbox', { name: 'Answer in English' }).fill('You may.');
    await page.getByRole('textbox', { name: 'Answer in Bengali' }).fill('যাবে।');
    await page.getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('link', { name: 'May I print it?' });
    await row.waitFor();
    await checkAccessibility(page);

    await row.click();
    await page.getByRole('textbox', { name: 'Question in English' }).fill('May I print the report?');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. The site shows it.').waitFor();
    const visitor = await open(undefined, '/faq');
    await eventually(async () => {
      await visitor.reload();
      return await visitor.getByText('May I print the report?').count();
    }).toBe(1);

    await page.goBack();
    await page.getByRole('button', { name: 'Actions for “May I print the report?”' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const changed = page.getByRole('link', { name: 'May I print the report?' });
    await changed.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await changed.waitFor();
  });

  it('are put in order with the keyboard', async () => {
    const page = await open('admin', '/admin/faq');
    const names = page.locator('tbody th');
    await names.first().waitFor();
    const before = await names.allTextContents();
    await page.getByRole('button', { name: 'Change order' }).press('Enter');
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await checkAccessibility(page);
    await page
      .getByRole('button', { name: /^Move .* down$/ })
      .first()
      .press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByText('Order saved.').waitFor();
    const [first, second] = before;
    await eventually(async () => (await names.allTextContents()).slice(0, 2)).toEqual([second, first]);
  });
});

it('are edited in Bengali on a small phone', async () => {
  const page = await open('admin', '/bn/admin/faq', { viewport: { width: 375, height: 720 } });
  await page.locator('[data-row-link]').first().click();
  await page.locator('[contenteditable]').first().waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
