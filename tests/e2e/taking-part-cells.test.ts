// Grids that are filled in: texts, numbers and one of a list in their cells.
import { expect, it } from 'vitest';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { everyKind } from './support/every-kind.ts';
import { checkFits } from './support/fits.ts';
import { openStage } from './support/stage.ts';
import {
  answer,
  answered,
  answering,
  beginSurvey,
  fillCells,
  pressNext,
  pressNextInVain,
  storedRespondent,
} from './support/taking-part.ts';

const { product, browser } = await openStage();
const GRIDS = ['shops', 'prices', 'meals'] as const;
const survey = await publish();

async function publish(): Promise<string> {
  const owner = await product.asOwner();
  const questions = everyKind.sections
    .flatMap((section) => section.questions)
    .filter(({ id }) => GRIDS.some((grid) => grid === id));
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'Shopping', bn: 'কেনাকাটা' },
      languages: ['en', 'bn'],
      settings: { viewType: 'list', reviewAnswers: true },
      questionnaire: { sections: [{ id: 's', title: {}, intro: {}, questions }] },
    },
  });
  await owner(publishProject, { params: { id } });
  return id;
}

it.each([
  ['', 1280, true],
  ['/bn', 375, true],
  ['/bn', 768, false],
] as const)('cells are filled in: %s, %i wide, script %s', async (locale, width, javaScriptEnabled) => {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
  const page = await beginSurvey(await context.newPage(), product.url + locale, survey);
  const asked = page.url();
  await fillCells(page, 'prices', { 'o1~c1': '-1' });
  await pressNextInVain(page);
  await answer(page, 'prices')
    .locator('[data-under]')
    .getByText(/0 or more|০ বা তার বেশি/)
    .waitFor();
  if (javaScriptEnabled) await checkAccessibility(page);
  if (javaScriptEnabled) await checkFits(page);
  for (const grid of GRIDS) await answering[grid]?.(page, '');
  if (javaScriptEnabled) {
    await answer(page, 'prices').locator('input[name$="o2~c2"]').blur();
    await eventually(async () => (await storedRespondent(product, page)).answers.prices).toEqual(answered.prices);
  }
  await pressNext(page);
  await page.waitForURL(/last-step/);
  const { shops, prices, meals } = answered;
  expect((await storedRespondent(product, page)).answers).toEqual({ shops, prices, meals });
  // Read back as they were written, in the digits of the page.
  await page.goto(asked);
  const price = answer(page, 'prices').locator('input[name$="o1~c1"]');
  await eventually(() => price.inputValue()).toBe(locale === '/bn' ? '৬২.৫' : '62.5');
  await context.close();
});
