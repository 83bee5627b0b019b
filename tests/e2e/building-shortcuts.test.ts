import { it } from 'vitest';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import { builder as english } from '#messages/en/builder.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

it('shows the keys of the builder by a key, from within a text too', async () => {
  const asked = { ...blankQuestion('rating', () => 'q'), id: 'q', title: { en: 'How is it' } };
  const id = await owner.survey({ sections: [{ id: 's', title: {}, intro: {}, questions: [asked] }] });
  const page = await owner.open(id);
  const sheet = page.getByRole('dialog', { name: english.shortcuts });
  for (const place of ['#part-q-open', '[id="q-title-en"]']) {
    await page.locator(place).click();
    await page.keyboard.press('Control+/');
    await sheet.getByText(english.shortcutPickUp).waitFor();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  }
});

it('takes back what was chosen in a menu a moment ago', async () => {
  const options = [
    { id: 'o', label: { en: 'Tea' } },
    { id: 'p', label: { en: 'Milk' } },
  ];
  const asked = {
    ...blankQuestion('multiple_choice', () => 'q'),
    id: 'q',
    title: { en: 'What do you drink' },
    options,
  };
  const id = await owner.survey({ sections: [{ id: 's', title: {}, intro: {}, questions: [asked] }] });
  const page = await owner.open(id);
  await page.locator('#part-q-open').click();
  await page.locator('[id="q-o-label-en"]').click();
  await page.getByRole('button', { name: 'Settings of option 1' }).click();
  const setting = page.getByRole('menuitemcheckbox').first();
  await setting.click();
  await eventually(() => setting.getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Control+z');
  await eventually(() => setting.getAttribute('aria-checked')).toBe('false');
  const redo = page.getByRole('button', { name: english.redo });
  await eventually(() => redo.getAttribute('aria-disabled')).toBeNull();
});
