// What an owner inserts into the closing text is said in the end; what conditions look at is not removed unasked.
import { expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { scored } from './support/scored-survey.ts';
import { openStage } from './support/stage.ts';
import { choose, pressNext } from './support/taking-part.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

it('says the answer and the value that were inserted into it, in each language', async () => {
  const id = await owner.survey(scored, ['en', 'bn']);
  const page = await owner.open(`${id}/settings`);
  const field = page.getByLabel('Closing text in English', { exact: true });
  await field.fill('You save: ');
  await page.getByRole('button', { name: 'Insert an answer: Closing text in English' }).click();
  await page.getByRole('menuitem', { name: '1. What do you save?' }).click();
  await eventually(() => field.inputValue()).toBe('You save: {{1. What do you save?|…}}');
  await field.press('End');
  await field.press('Backspace');
  await eventually(() => field.inputValue()).toBe('You save: ');
  await page.getByRole('button', { name: 'Insert an answer: Closing text in English' }).click();
  await page.getByRole('menuitem', { name: '1. What do you save?' }).click();
  await page.keyboard.type('nothing');
  await field.press('End');
  await page.keyboard.type(', ');
  await page.getByRole('button', { name: 'Insert an answer: Closing text in English' }).click();
  await page.getByRole('menuitem', { name: 'Points', exact: true }).click();
  await page.keyboard.type('0');
  await checkAccessibility(page);
  await allSaved(page);
  const { closingText } = await owner.stored(id);
  expect(closingText.en).toBe('You save: {{answer:saves|nothing}}, {{value:score|0}}');
  await owner.change(id, { closingText: { bn: 'নম্বর {{value:score|০}}' } });
  for (const [prefix, said] of [
    ['', 'You save: Water, 1.5'],
    ['/bn', 'নম্বর ১.৫'],
  ]) {
    await page.goto(`${product.url}${prefix}/survey/preview/${id}?page=questions`);
    await choose(page, 'saves', 'water');
    await pressNext(page);
    await eventually(async () => (await page.getByRole('main').innerText()).replaceAll('\u2060', '')).toContain(said);
  }
});

it('asks before a hidden value goes that conditions look at, and says how many do', async () => {
  const [section] = scored.sections;
  const questions = (section?.questions ?? []).map((question) =>
    question.id === 'trees' ? { ...question, showIf: { op: 'known' as const, fact: 'area' } } : question,
  );
  const sections = [{ id: 's', title: {}, intro: {}, questions }];
  const hiddenValues = ['area', 'shop'].map((name) => ({ id: name, label: {} }));
  const id = await owner.survey({ ...scored, sections, hiddenValues });
  const page = await owner.open(id);
  const named = async () => (await owner.stored(id)).questionnaire.hiddenValues?.map((value) => value.id);
  await page.getByRole('region', { name: 'Hidden values' }).getByRole('heading').click();
  await page.getByRole('button', { name: 'Remove shop' }).click();
  await eventually(named).toEqual(['area']);
  await page.getByRole('button', { name: 'Remove area' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 condition, jump, text or calculation elsewhere depends on it').waitFor();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await named()).toEqual(['area']);
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove area' }).click();
  await dialog.getByRole('button', { name: 'Remove area' }).click();
  await eventually(named).toBeUndefined();
});
