import { it } from 'vitest';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import { builder as english } from '#messages/en/builder.ts';
import { checkAccessibility } from './support/accessibility.ts';
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
