import { expect, it } from 'vitest';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import { builder as english } from '#messages/en/builder.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

it('a question mark shows the keys of the builder, but where it is written', async () => {
  const asked = { ...blankQuestion('rating', () => 'q'), id: 'q', title: { en: 'How is it' } };
  const id = await owner.survey({ sections: [{ id: 's', title: {}, intro: {}, questions: [asked] }] });
  const page = await owner.open(id);
  await page.locator('#part-q-open').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: english.shortcuts });
  await sheet.getByText(english.shortcutPickUp).waitFor();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });

  await page.locator('#part-q-open').click();
  await page.locator('[id="q-title-en"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('?');
  expect(await page.locator('[id="q-title-en"]').inputValue()).toBe('How is it?');
  expect(await sheet.count()).toBe(0);
});
