import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { versions as bengali } from '#messages/bn/versions.ts';
import { versions as english } from '#messages/en/versions.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { fewKinds } from './support/every-kind.ts';
import { checkFits } from './support/fits.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

async function publish(page: Page): Promise<void> {
  await page.locator('#project-primary').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await dialog.getByText('Your survey is open').waitFor();
  await page.keyboard.press('Escape');
}

it('what was published is listed, compared and restored, by keyboard and on a phone', async () => {
  const id = await owner.survey(fewKinds);
  const page = await owner.open(id);
  await publish(page);
  await page.locator('#part-drink-open').click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('What did you drink today?');
  await page.getByRole('switch', { name: 'Shuffle the options' }).focus();
  await page.keyboard.press('Space');
  await allSaved(page);
  await publish(page);
  await page.getByRole('button', { name: 'Delete question' }).first().click();
  await allSaved(page);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: english.history }).click();
  const list = page.getByRole('navigation', { name: english.history });
  await list.getByText('Version 2').waitFor();
  const details = page.getByRole('region');
  await details.getByText('Question 1: What did you drink today?').waitFor();
  await details.getByText(english.goneStays).waitFor();
  await checkAccessibility(page);

  await list.getByRole('link', { name: /Version 2/ }).focus();
  await page.keyboard.press('Enter');
  await details.getByRole('insertion').getByText('What did you drink today?').waitFor();
  await details.getByText('Shuffle the options').waitFor();

  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole('link', { name: english.all }).click();
  await list.getByRole('link', { name: /Version 1/ }).click();
  await page.getByText(english.againstDraft).click();
  await checkFits(page);
  await checkAccessibility(page);
  await page.getByRole('button', { name: english.restore }).click();
  await page.getByText('The draft is version 1 again.').first().waitFor();
  await allSaved(page);
  const restored: Questionnaire = (await owner.stored(id)).questionnaire;
  expect(restored).toEqual(fewKinds);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await allSaved(page);
  expect((await owner.stored(id)).questionnaire).not.toEqual(fewKinds);
  await page.close();
});

it('a survey that was never published has no versions yet, in Bengali too', async () => {
  const id = await owner.survey(fewKinds);
  const page = await owner.open(id, '/bn');
  await page.goto(`${product.url}/bn/dashboard/survey/${id}/history`);
  await page.getByText(bengali.none).waitFor();
  await page.getByRole('link', { name: bengali.toBuild }).click();
  await page.waitForURL(`**/bn/dashboard/survey/${id}`);
  await page.close();
});
