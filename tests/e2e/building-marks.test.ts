// Marking texts where they are written: by keys, by the menu beside them, and in a dialog for links.
import { expect, it } from 'vitest';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { fewKinds } from './support/every-kind.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

it('marks what is selected, sets a link, makes a list, and shows them when nobody writes', async () => {
  const id = await owner.survey(fewKinds, ['en', 'bn']);
  const page = await owner.open(id);
  await page.locator('#part-ways-open').click();
  const title = page.locator('#ways-title-en');
  await title.fill('How do you travel?');
  await title.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 10));
  await title.press('Control+b');
  expect(await title.inputValue()).toBe('How do **you** travel?');
  await title.press('Control+i');
  expect(await title.inputValue()).toBe('How do ***you*** travel?');
  await title.press('Control+b');
  expect(await title.inputValue()).toBe('How do *you* travel?');

  await title.press('End');
  await title.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Text').fill('More');
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await dialog.getByText('Write an address such as').waitFor();
  await checkAccessibility(page);
  await dialog.getByLabel('Address').fill('example.com/ways');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await title.inputValue()).toBe('How do *you* travel?[More](https://example.com/ways)');
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);

  const help = page.locator('#ways-help-en');
  await help.fill('By bus\nOn foot');
  await help.press('Control+a');
  await page.getByRole('button', { name: 'Format text: Help text' }).click();
  await checkAccessibility(page);
  await page.getByRole('menuitem', { name: 'Numbered list' }).click();
  expect(await help.inputValue()).toBe('1. By bus\n2. On foot');
  // Options are words: there is nothing to format them with.
  await page.locator('#ways-o1-label-en').focus();
  await page.keyboard.press('Control+b');
  expect(await page.locator('#ways-o1-label-en').inputValue()).not.toContain('*');

  await page.locator('#part-city-open').click();
  const face = page.locator('#part-ways');
  await face.locator('em', { hasText: 'you' }).waitFor();
  expect(await face.locator('ol > li').allInnerTexts()).toEqual(['By bus', 'On foot']);
  expect(await face.locator('a').getAttribute('href')).toBe('https://example.com/ways');
  await checkAccessibility(page);
  await eventually(async () => findQuestion((await owner.stored(id)).questionnaire, 'ways')?.title.en).toBe(
    'How do *you* travel?[More](https://example.com/ways)',
  );

  await page.getByRole('link', { name: 'Settings' }).click();
  const description = page.getByRole('textbox', { name: 'Description in English' });
  await description.fill('About ways');
  await description.press('Control+a');
  await page.getByRole('button', { name: 'Format text: Description in English' }).click();
  await page.getByRole('menuitem', { name: 'Bold' }).click();
  expect(await description.inputValue()).toBe('**About ways**');
  await checkAccessibility(page);
  await page.close();
});
