import { expect, it } from 'vitest';
import { builder as bengali } from '#messages/bn/builder.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { fewKinds } from './support/every-kind.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

async function kindsOf(id: string): Promise<string[]> {
  const { sections } = (await owner.stored(id)).questionnaire;
  return sections.flatMap(({ questions }: { questions: { kind: string }[] }) => questions.map(({ kind }) => kind));
}

it('a question is put between two others, by mouse and by keyboard', async () => {
  const id = await owner.survey(fewKinds);
  const before = await kindsOf(id);
  const page = await owner.open(id);
  await page.getByRole('button', { name: 'Insert a question after question 1', exact: true }).click();
  await page.getByRole('option', { name: 'Rating' }).first().click();
  await page.keyboard.type('How was it?');
  await allSaved(page);
  expect(await kindsOf(id)).toEqual([before[0], 'rating', ...before.slice(1)]);
  await checkAccessibility(page);

  const plus = page.getByRole('button', { name: 'Insert a question after question 2', exact: true });
  await plus.press('Enter');
  await page.keyboard.press('Escape');
  await plus.press('Enter');
  await page.keyboard.type('Rating');
  await page.keyboard.press('Enter');
  await page.keyboard.type('And now?');
  await allSaved(page);
  expect(await kindsOf(id)).toEqual([before[0], 'rating', 'rating', ...before.slice(1)]);
  await page.close();
});

it('so it is on a phone, in Bengali', async () => {
  const id = await owner.survey(fewKinds, ['bn', 'en']);
  const page = await owner.open(id, '/bn');
  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole('button', { name: bengali.insertAfter.replace('{{number}}', '১'), exact: true }).click();
  await page.getByRole('option', { name: bengali.kind.rating, exact: true }).click();
  await eventually(async () => (await kindsOf(id))[1]).toBe('rating');
  await page.close();
});
