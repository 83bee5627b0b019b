import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { everyKind } from './support/every-kind.ts';
import { checkFits } from './support/fits.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

const [first, second] = everyKind.sections;
if (!first || !second) throw new Error('No sections');
const [drink, ways, city, stars] = first.questions;
if (!drink || !ways || !city || !stars) throw new Error('No questions');
const questionnaire = {
  sections: [
    { ...first, questions: [drink, { ...ways, showIf: { op: 'answered' as const, question: 'drink' } }, city, stars] },
    { ...second, questions: second.questions.slice(0, 1) },
  ],
};

async function stored(id: string) {
  const { sections } = (await owner.stored(id)).questionnaire;
  return sections.map(({ questions }) => questions.map(({ title, required }) => `${title.en}${required ? '*' : ''}`));
}

function said(page: Page, words: string) {
  return page.getByRole('status').getByText(words).first().waitFor({ state: 'attached' });
}

it('chooses questions in the outline by keyboard, and does one thing with all of them in one step', async () => {
  const id = await owner.survey(questionnaire);
  const page = await owner.open(id);
  const keys = page.keyboard;
  const outline = page.getByRole('navigation', { name: 'Outline' });
  const bar = outline.getByRole('toolbar', { name: 'With the selected questions' });
  const untouched = await stored(id);
  await outline.getByRole('button', { name: /^2\. How do you travel/ }).focus();
  await keys.press('Shift+ArrowDown');
  await keys.press('Shift+ArrowDown');
  await said(page, '3 selected');
  await keys.press('Shift+ArrowUp');
  await said(page, '2 selected');
  await checkAccessibility(page);
  const required = bar.getByRole('button', { name: 'Required' });
  await required.press('Enter');
  await page.getByRole('menuitem', { name: 'Make required' }).press('Enter');
  await said(page, '2 questions are required now.');
  await allSaved(page);
  expect((await stored(id))[0]).toEqual([
    'What do you drink?*',
    'How do you travel?*',
    'Where do you live?*',
    'How was it?',
  ]);
  await eventually(() => required.evaluate((button) => button === document.activeElement)).toBe(true);
  await keys.press('Control+z');
  await eventually(() => stored(id)).toEqual(untouched);

  await bar.getByRole('button', { name: 'Move to section' }).press('Enter');
  await page.getByRole('menuitem', { name: /^Section 2/ }).press('Enter');
  await said(page, '2 moved to Section 2.');
  await bar.getByRole('button', { name: 'Duplicate' }).press('Enter');
  await allSaved(page);
  const [travel, live] = ['How do you travel?', 'Where do you live?'];
  expect((await stored(id))[1]?.slice(1)).toEqual([travel, live, travel, live]);

  await outline.getByRole('button', { name: /^1\. What do you drink/ }).focus();
  await keys.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await keys.press('Control+a');
  await said(page, '7 selected');
  await keys.press('Escape');
  await bar.waitFor({ state: 'detached' });
});

it('says what depends on the chosen ones before they go; by mouse, and on a phone', async () => {
  const id = await owner.survey(questionnaire);
  const page = await owner.open(id);
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: /^4\. How was it/ }).click({ modifiers: ['Control'] });
  await outline.getByRole('button', { name: /^1\. What do you drink/ }).hover();
  await outline.getByRole('checkbox', { name: 'Select Question 1: What do you drink?' }).click();
  await outline.getByRole('button', { name: 'Delete selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete what is selected?' });
  await dialog.getByText(/^1 condition, jump, text or calculation elsewhere depends on it/).waitFor();
  await dialog.getByRole('button', { name: 'Delete selected' }).click();
  await allSaved(page);
  expect((await stored(id))[0]).toEqual(['How do you travel?', 'Where do you live?']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await allSaved(page);
  expect((await stored(id))[0]).toHaveLength(4);

  const context = await browser.newContext({
    ...{ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true },
    storageState: await owner.context.storageState(),
  });
  const phone = await owner.open(id, '', await context.newPage());
  await phone.getByRole('button', { name: 'Outline' }).tap();
  const drawer = phone.getByRole('dialog', { name: 'Outline' });
  const begin = drawer.getByRole('button', { name: 'Select questions' });
  const end = drawer.getByRole('button', { name: 'Clear selection' });
  await begin.tap();
  await eventually(() => end.evaluate((button) => button === document.activeElement)).toBe(true);
  await drawer.getByText('0 selected').waitFor();
  await checkAccessibility(phone);
  await end.tap();
  await begin.tap();
  const entry = drawer.getByRole('button', { name: /^1\. What do you drink/ });
  await entry.tap();
  await entry.tap();
  await drawer.getByText('0 selected').waitFor();
  await drawer.getByRole('button', { name: /^2\. How do you travel/ }).tap();
  await drawer.getByRole('button', { name: /^3\. Where do you live/ }).tap();
  await eventually(() => drawer.getByRole('checkbox', { checked: true }).count()).toBe(2);
  await checkAccessibility(phone);
  await checkFits(phone);
  await drawer.getByRole('button', { name: 'Delete selected' }).tap();
  await allSaved(phone);
  expect((await stored(id))[0]).toEqual(['What do you drink?*', 'How was it?']);
  await begin.waitFor();
  await entry.tap();
  await drawer.waitFor({ state: 'detached' });
  // In what was chosen; closed without a choice, at what opened it.
  const focused = phone.locator(':focus');
  expect(await focused.evaluate((field) => field.closest('article') !== null)).toBe(true);
  await phone.getByRole('button', { name: 'Outline' }).tap();
  await drawer.getByRole('button', { name: 'Close' }).tap();
  await drawer.waitFor({ state: 'detached' });
  expect(await focused.getAttribute('aria-label')).toBe('Outline');
});
