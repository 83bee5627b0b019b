import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { logic as bengali } from '#messages/bn/logic.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { everyKind, fewKinds } from './support/every-kind.ts';
import { checkFits } from './support/fits.ts';
import { shareOnePage } from './support/kept-pages.ts';
import { allSaved, newOwner, WINDOW } from './support/owner.ts';
import { openStage } from './support/stage.ts';
import { beginSurvey, storedRespondent } from './support/taking-part.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);
const shared = await shareOnePage(owner.context, WINDOW);

async function storedQuestion(id: string, questionId: string) {
  const { sections } = (await owner.stored(id)).questionnaire;
  return sections.flatMap(({ questions }) => questions).find((question) => question.id === questionId);
}

function segment(page: Page, group: string, choice: string) {
  return page.getByRole('radiogroup', { name: group, exact: true }).getByText(choice, { exact: true });
}

async function choose(among: Locator, ...options: string[]): Promise<void> {
  await among.getByRole('combobox', { name: 'Options' }).click();
  const list = among.page().getByRole('listbox', { name: 'Options' });
  for (const name of options) await list.getByRole('option', { name, exact: true }).click();
  await among.page().keyboard.press('Tab');
}

it('branches by mouse: who is asked, who must answer, and where a question leads', async () => {
  const id = await owner.survey(fewKinds, ['en', 'bn']);
  const page = await owner.open(id, '', shared);
  const details = page.getByRole('complementary', { name: 'Details' });
  // The details come into room that was kept for them.
  const across = async () => {
    const box = await page.locator('#part-drink').boundingBox();
    return { x: box?.x, width: box?.width };
  };
  const unchosen = await across();
  await page.locator('#part-drink-open').click();
  // Nothing is asked before it, but in which language somebody answers is known.
  await details.getByRole('radiogroup', { name: 'Who is asked' }).waitFor();
  expect(await across()).toEqual(unchosen);

  await page.locator('#part-ways-open').click();
  await segment(page, 'Who is asked', 'Only if…').click();
  await choose(details.getByRole('group', { name: 'Who is asked' }), 'Coffee', 'Tea');
  await page.locator('#part-ways').getByText('Only if question 1 is Tea or Coffee').waitFor();

  await page.locator('#part-city-open').click();
  await segment(page, 'Must be answered', 'Only if…').click();
  const required = details.getByRole('group', { name: 'Must be answered' });
  await required.getByRole('combobox', { name: 'What the answer is' }).selectOption('includes none of');
  await choose(required, 'Bus');
  await required.getByRole('button', { name: 'Add condition' }).click();
  await required
    .getByRole('group', { name: 'Condition 2' })
    .getByLabel('Question')
    .selectOption('1. What do you drink?');
  await required
    .getByRole('group', { name: 'Condition 2' })
    .getByLabel('What the answer is')
    .selectOption('is answered');
  await segment(page, 'How conditions are joined', 'or').click();
  await segment(page, 'After this question', 'Jump…').click();
  // Of two options one is the answer.
  const jump = details.getByRole('group', { name: 'Jump', exact: true });
  await jump.getByRole('combobox', { name: 'What the answer is' }).selectOption('is Khulna');
  await page.getByRole('button', { name: 'Add closing' }).click();
  await page.getByRole('textbox', { name: 'Closing title in English' }).fill('Not from here');
  await details.getByRole('switch', { name: 'Screens out' }).click();
  await details.getByRole('textbox', { name: 'Link', exact: true }).fill('example.com/others');
  await checkAccessibility(page);
  await page.locator('#part-city-open').click();
  await details.getByRole('combobox', { name: 'Go to' }).selectOption('Closing 1: Not from here');
  await page.locator('#part-city').getByText('To closing 1 if question 3 is Khulna').waitFor();
  await checkAccessibility(page);
  await allSaved(page);
  const [closing] = (await owner.stored(id)).questionnaire.closings ?? [];
  expect(closing).toMatchObject({
    title: { en: 'Not from here' },
    link: 'https://example.com/others',
    screensOut: true,
  });
  expect(await storedQuestion(id, 'city')).toMatchObject({ jumps: [{ to: closing?.id }] });
  await details.getByRole('combobox', { name: 'Go to' }).selectOption('Section 2: Your words');
  await page.getByRole('button', { name: /^Not from here/ }).click();
  await page.getByRole('button', { name: 'Delete closing' }).click();
  await page.locator('#part-s2-open').click();
  expect(await page.locator('#part-city').getByText('(optional)').isVisible()).toBe(false);
  await segment(page, 'Who is asked', 'Only if…').click();
  await details.getByLabel('What the answer is').selectOption('is more than');
  await details.getByRole('textbox', { name: 'Number' }).fill('৩');
  await page.locator('#part-s2').getByText('Only if question 4 is more than 3').waitFor();
  await allSaved(page);
  expect(await storedQuestion(id, 'ways')).toMatchObject({
    showIf: { op: 'chose', question: 'drink', options: ['o1', 'o2'] },
  });
  expect(await storedQuestion(id, 'city')).toMatchObject({
    required: false,
    requireIf: {
      op: 'or',
      of: [
        { op: 'not', of: { op: 'chose', question: 'ways', options: ['o2'] } },
        { op: 'answered', question: 'drink' },
      ],
    },
    jumps: [{ if: { op: 'chose', question: 'city', options: ['o2'] }, to: 's2' }],
  });
  const [, second] = (await owner.stored(id)).questionnaire.sections;
  expect(second?.showIf).toEqual({
    op: 'and',
    of: [
      { op: 'answered', question: 'stars' },
      { op: 'not', of: { op: 'number_between', question: 'stars', max: 3 } },
    ],
  });
  // What it says is its sign's name in the outline.
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: /How do you travel\?.*Only if question 1 is Tea or Coffee/ }).waitFor();

  // What others depend on is not deleted unasked, and comes back.
  await page.locator('#part-drink-open').click();
  await page.getByRole('textbox', { name: 'Option 1 in English' }).click();
  await page.getByRole('button', { name: 'Remove option 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^1 condition, jump, text or calculation elsewhere depends on it/).waitFor();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete question' }).click();
  await dialog.getByText(/^2 conditions, jumps, texts or calculations elsewhere depend on it/).waitFor();
  await dialog.getByRole('button', { name: 'Delete question' }).click();
  await page
    .locator('#part-ways')
    .getByText('Only if a deleted question is a deleted option or a deleted option')
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.locator('#part-ways').getByText('Only if question 1 is Tea or Coffee').waitFor();

  // Moved behind what looks at it, that is told, and publishing leads there; on a phone too.
  await page.locator('#part-drink-open').click();
  await page.getByRole('button', { name: 'Move down' }).click();
  await outline.getByRole('button', { name: /^\W*1\. How do you travel/ }).waitFor();
  await page.locator('#part-ways-open').click();
  await details.getByText('A condition looks at a question that comes later. It can only look back.').waitFor();
  await page.locator('#part-stars-open').click();
  for (const width of [WINDOW.width, 375]) {
    await page.setViewportSize({ ...WINDOW, width });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('ways-showIf');
    await checkFits(page);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.setViewportSize(WINDOW);
  await page.locator('#part-drink-open').click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  // Everybody must answer the first question, so that it is answered says nothing. That keeps nobody from publishing.
  await dialog.getByText('1 warning to check').waitFor();
  await dialog.getByText('This condition is always true, whatever is answered. Change it or remove it.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Publish' }).isEnabled()).toBe(true);
});

it('reads a condition as a sentence, which opens into its fields and closes again by keyboard', async () => {
  const told = structuredClone(fewKinds);
  const ways = told.sections[0]?.questions[1];
  Object.assign(ways ?? {}, { showIf: { op: 'chose', question: 'drink', options: ['o1'] } });
  const id = await owner.survey(told);
  const page = await owner.open(id, '', shared);
  const { keyboard } = page;
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.locator('#part-ways-open').click();
  const asked = page.getByRole('group', { name: 'Who is asked' });
  await asked.getByRole('button', { name: '1. What do you drink? is Tea' }).press('Enter');
  await eventually(label).toBe('Question');
  await keyboard.press('Tab');
  expect(await label()).toBe('What the answer is');
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await asked.getByRole('button', { name: 'Add condition' }).press('Enter');
  await asked.getByRole('group', { name: 'Condition 2' }).getByLabel('What the answer is').focus();
  await keyboard.press('End');
  await asked.getByRole('button', { name: 'Duplicate Condition 2' }).press('Enter');
  await asked.getByRole('radio', { name: 'and' }).focus();
  await keyboard.press('ArrowRight');
  await checkAccessibility(page);
  await asked.getByRole('button', { name: 'Done' }).press('Enter');
  const read = asked.getByRole('button', {
    name: /^1\. What do you drink\? is not Tea or .* or .*Edit this condition/,
  });
  await read.waitFor();
  expect(await read.evaluate((button) => button === document.activeElement)).toBe(true);
  await checkAccessibility(page);
  await allSaved(page);
  const unanswered = { op: 'not', of: { op: 'answered', question: 'drink' } };
  expect(await storedQuestion(id, 'ways')).toMatchObject({
    showIf: { op: 'or', of: [{ op: 'not', of: { op: 'chose', options: ['o1'] } }, unanswered, unanswered] },
  });
});

it('keeps a condition that is deeper than sentences, and says it', async () => {
  const deep = structuredClone(fewKinds);
  const answered = { op: 'answered' as const, question: 'drink' };
  const showIf = { op: 'not' as const, of: { op: 'and' as const, of: [answered, answered] } };
  const [first, second] = deep.sections[0]?.questions ?? [];
  if (!first || !second) throw new Error('No questions');
  deep.sections[0]?.questions.splice(1, 1, { ...second, showIf });
  const id = await owner.survey(deep);
  const page = await owner.open(id, '', shared);
  await page.locator('#part-ways-open').click();
  const group = page.getByRole('group', { name: 'Who is asked' });
  await group.getByText('it is not so that (question 1 is answered and question 1 is answered)').waitFor();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('How else?');
  await allSaved(page);
  expect(await storedQuestion(id, 'ways')).toMatchObject({ title: { en: 'How else?' }, showIf });
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await page.getByText('Question 3 · Multiple choice').waitFor();
});

it('branches by keyboard alone, in Bengali', async () => {
  const id = await owner.survey(everyKind, ['bn']);
  const page = await owner.open(id, '/bn', shared);
  const focus = (name: string) => page.getByRole('radio', { name, exact: true }).first();
  await page.locator('#part-way-open').press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('way-title-bn');
  // From the text through what stands behind it to the details.
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement?.closest('fieldset')?.id);
    if (at === 'way-showIf') break;
  }
  await page.keyboard.press('ArrowRight');
  await eventually(() => focus(bengali.onlyIf).count()).toBe(1);
  await page.keyboard.press('Tab');
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await label()).toBe(bengali.question);
  // A select takes the first letters of its choices.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await eventually(() => page.evaluate(() => (document.activeElement as HTMLSelectElement).value)).toBe('stars');
  await page.keyboard.press('Tab');
  expect(await label()).toBe(bengali.number);
  await page.keyboard.type('৪');
  await page.keyboard.press('Tab');
  expect(await label()).toBe(bengali.testLabel);
  await page.keyboard.press('ArrowDown');
  await page.locator('#part-way').getByText('৪ নম্বরের উত্তর ৪ বা তার বেশি হলে').waitFor();
  await checkAccessibility(page);
  await allSaved(page, 'সব পরিবর্তন সংরক্ষিত');
  expect(await storedQuestion(id, 'way')).toMatchObject({
    showIf: { op: 'number_between', question: 'stars', min: 4 },
  });
});

it('asks by a single cell of a grid and by how somebody came, as the page of whoever answers does', async () => {
  const part = (id: string, en: string, bn: string) => ({ id, label: { en, bn } });
  const prices = {
    ...{ id: 'prices', kind: 'grid_number' as const, title: { en: 'What does it cost?', bn: 'দাম কত?' }, help: {} },
    ...{ required: false, decimals: 0, columns: [part('now', 'Today', 'আজ'), part('then', 'Last year', 'গত বছর')] },
    rows: [part('rice', 'Rice', 'চাল'), part('oil', 'Oil', 'তেল')],
  };
  const why = { id: 'why', kind: 'short_text' as const, title: { en: 'Why so dear?', bn: 'এত দাম কেন?' }, help: {} };
  const questions = [prices, { ...why, required: false, maxLength: 500 }];
  const id = await owner.survey({ sections: [{ id: 's1', title: {}, intro: {}, questions }] }, ['en', 'bn']);
  const page = await owner.open(id, '', shared);
  await page.locator('#part-why-open').click();
  await segment(page, 'Who is asked', 'Only if…').click();
  const asked = page.getByRole('complementary', { name: 'Details' }).getByRole('group', { name: 'Who is asked' });
  // By keyboard, from the question on.
  await eventually(() => asked.getByLabel('Question').inputValue()).toBe('prices');
  await asked.getByLabel('Question').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Row and column');
  await page.keyboard.type('Oil – T');
  await asked.getByLabel('What the answer is').selectOption('is at least');
  await asked.getByLabel('Number').fill('১৮০');
  await page.locator('#part-why').getByText('Only if question 1, “Oil – Today”, is at least 180').waitFor();
  await asked.getByRole('button', { name: 'Add condition' }).click();
  const second = asked.getByRole('group', { name: 'Condition 2' });
  await second.getByLabel('Question').selectOption('How they came');
  await second.getByRole('combobox', { name: 'Values' }).click();
  await page.getByRole('option', { name: 'QR code' }).click();
  await page.keyboard.press('Tab');
  await page.locator('#part-why').getByText('and they came by QR code').waitFor();
  await checkAccessibility(page);
  await allSaved(page);
  expect(await storedQuestion(id, 'why')).toMatchObject({
    showIf: {
      op: 'and',
      of: [
        { op: 'number_between', question: 'prices', row: 'oil~now', min: 180 },
        { op: 'is', fact: '$from', values: ['qr'] },
      ],
    },
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('textbox', { name: 'Link to the survey' }).waitFor();
  await page.keyboard.press('Escape');

  for (const [from, isAsked] of [
    ['qr', true],
    ['sms', false],
  ] as const) {
    const respondent = await browser.newPage({ viewport: { width: 375, height: 700 } });
    await respondent.goto(`${product.url}/survey/${id}?from=${from}`);
    await respondent.getByRole('button', { name: 'Start' }).click();
    await respondent.locator('[name="answers.prices.oil~now"]').fill('১৮০');
    await respondent.locator('[name="answers.prices.rice~now"]').fill('70');
    const prices = { 'oil~now': 180, 'rice~now': 70 };
    await eventually(async () => (await storedRespondent(product, respondent)).answers).toEqual({ prices });
    // The script has followed what it has saved; then the page as the server makes it.
    expect(await respondent.locator('[data-question=why]').isVisible()).toBe(isAsked);
    await respondent.reload();
    expect(await respondent.locator('[name="answers.prices.oil~now"]').inputValue()).toBe('180');
    expect(await respondent.locator('[data-question=why]').isVisible()).toBe(isAsked);
    await respondent.close();
  }
});

it('takes so many of some, set on the way from the questions, and the next of them meets that', async () => {
  const [first, ...rest] = everyKind.sections;
  const questions = first?.questions.slice(0, 2) ?? [];
  const id = await owner.survey({ sections: first ? [{ ...first, questions }] : rest }, ['en', 'bn']);
  const closingText = { en: 'Thank you for your answers.' };
  await owner.change(id, { settingsRevision: 1, viewType: 'step', closingText });
  const page = await owner.open(id, '', shared);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Add quota' }).click();
  await page.keyboard.type('Tea');
  const quota = page.getByRole('group', { name: 'Quota 1' });
  await quota.getByRole('textbox', { name: 'Responses at most' }).fill('১');
  await quota.getByRole('combobox', { name: 'Question' }).selectOption('1. What do you drink?');
  await choose(quota, 'Tea');
  // What was removed comes back as it was.
  await quota.getByRole('button', { name: 'Remove quota 1' }).click();
  await quota.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await eventually(() => quota.getByRole('textbox', { name: 'Responses at most' }).inputValue()).toBe('1');
  await checkAccessibility(page);
  await allSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('textbox', { name: 'Link to the survey' }).waitFor();
  await page.keyboard.press('Escape');
  const answers = { drink: 'o1', ways: ['o1'] };
  const take = () => product.api()(startRespondent, { params: { id }, body: { answers, complete: true } });
  expect([(await take()).state, (await take()).state]).toEqual(['completed', 'over_quota']);

  const respondent = await browser.newPage({ viewport: { width: 375, height: 700 } });
  await beginSurvey(respondent, product.url, id);
  await respondent.locator('[data-question=drink] input[value=o1]').click();
  await respondent.getByRole('heading', { level: 1, name: 'We have enough answers like yours' }).waitFor();
  await respondent.getByText('Enough people in your situation have answered already.').waitFor();
  expect(await respondent.getByText(closingText.en).count()).toBe(0);
  await checkAccessibility(respondent);
  await respondent.close();
  await page.getByRole('link', { name: 'Results' }).click();
  await page.getByText('1 of 1 · full').waitFor();
  await checkAccessibility(page);
});

it('says at once what a move breaks, and takes it back', async () => {
  const id = await owner.survey(fewKinds, ['en', 'bn']);
  const page = await owner.open(id, '', shared);
  await page.locator('#part-ways-open').click();
  await segment(page, 'Who is asked', 'Only if…').click();
  await choose(page.getByRole('group', { name: 'Who is asked' }), 'Tea');
  await page.locator('#part-ways').getByText('Only if question 1 is Tea').waitFor();
  await page.getByRole('button', { name: 'Move up', exact: true }).click();
  const broken = page.getByText('1 condition, jump or text no longer works in this order.', { exact: true });
  await broken.waitFor();
  await page.getByText(/is now question 1.*no longer works in this order/).waitFor({ state: 'attached' });
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await broken.waitFor({ state: 'detached' });
  await page.locator('#part-ways').getByText('Only if question 1 is Tea').waitFor();
  await page.keyboard.press('Control+/');
  await page.getByRole('dialog', { name: 'All keyboard shortcuts' }).getByText('The next missing text').waitFor();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
});

it('inserts an answer into a later text, by keyboard, and says what depends on it', async () => {
  const id = await owner.survey(fewKinds, ['en', 'bn']);
  const page = await owner.open(id, '', shared);
  const { keyboard } = page;
  await page.locator('#part-ways-open').click();
  const title = page.locator('#ways-title-en');
  await title.focus();
  await keyboard.press('End');
  await keyboard.type(' With ');
  // One stays in the same text: the button stands behind it.
  await page.getByRole('button', { name: 'Insert an answer: Question' }).focus();
  await keyboard.press('Enter');
  const choice = page.getByRole('menuitem', { name: '1. What do you drink?' });
  await choice.waitFor();
  await checkAccessibility(page);
  await choice.press('Enter');
  await keyboard.type('it');
  expect(await title.inputValue()).toBe('How do you travel? With {{1. What do you drink?|it}}');
  await keyboard.press('End');
  await keyboard.type('?');
  await page.locator('#part-city-open').click();
  await page.locator('#part-ways').getByText('How do you travel? With [What do you drink?]?').waitFor();
  await allSaved(page);
  const stored = await storedQuestion(id, 'ways');
  expect(stored?.title.en).toBe('How do you travel? With {{answer:drink|it}}?');

  await page.locator('#part-drink-open').click();
  await page.getByRole('button', { name: 'Delete question' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^1 condition, jump, text or calculation elsewhere depends on it/).waitFor();
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('#part-ways-open').click();
  await title.press('Control+End');
  for (let pressed = 0; pressed < 2; pressed++) await title.press('Backspace');
  expect(await title.inputValue()).toBe('How do you travel? With ');
});

it('names a hidden value that is drawn at random, of two values at least', async () => {
  const id = await owner.survey(fewKinds, ['en', 'bn']);
  const page = await owner.open(id, '', shared);
  await page.locator('#part-s1-open').click();
  const hidden = page.getByRole('region', { name: 'Hidden values' });
  await hidden.getByRole('heading').click();
  await hidden.getByLabel('Name in the link').fill('group');
  await hidden.getByRole('button', { name: 'Add', exact: true }).click();
  const drawn = hidden.getByLabel('What group is drawn at random from');
  await drawn.fill('tea,');
  await drawn.blur();
  await hidden.getByText('Write two to 10 values').waitFor();
  await drawn.fill('tea, coffee,tea');
  await drawn.blur();
  await eventually(() => drawn.inputValue()).toBe('tea, coffee');
  await checkAccessibility(page);
  await allSaved(page);
  const { hiddenValues } = (await owner.stored(id)).questionnaire;
  expect(hiddenValues).toEqual([{ id: 'group', label: {}, drawnFrom: ['tea', 'coffee'] }]);
});

it('calculates a score, branches by it, and says what depends on it before it goes', async () => {
  const id = await owner.survey(fewKinds, ['en', 'bn']);
  const page = await owner.open(id, '', shared);
  const details = page.getByRole('complementary', { name: 'Details' });
  const values = details.getByRole('region', { name: 'Calculated values' });
  await values.getByRole('heading').click();
  await values.getByRole('button', { name: 'Add calculated value' }).click();
  // The name has the focus.
  await page.keyboard.type('Score');
  const score = values.getByRole('group', { name: 'Score', exact: true });
  const sum = score.getByLabel('How Score is calculated');
  expect(await sum.inputValue()).toBe('sum');
  await score.getByRole('button', { name: 'Add part' }).click();
  const first = score.getByRole('group', { name: 'Part 1' });
  await first.getByLabel('Question').selectOption('1. What do you drink?');
  await first.getByLabel('Tea').fill('5');
  await score.getByRole('button', { name: 'Add part' }).click();
  await score
    .getByRole('group', { name: 'Part 2' })
    .getByLabel('Part 2', { exact: true })
    .first()
    .selectOption('numeric');
  await score.getByRole('group', { name: 'Part 2' }).getByLabel('Number').fill('২');
  await checkAccessibility(page);

  await page.locator('#part-ways-open').click();
  await segment(page, 'Who is asked', 'Only if…').click();
  const asked = details.getByRole('group', { name: 'Who is asked' });
  await asked.getByLabel('Question').selectOption('Score');
  await asked.getByLabel('Number').fill('7');
  await page.locator('#part-ways').getByText('Only if “Score” is at least 7').waitFor();
  await allSaved(page);
  const { questionnaire } = await owner.stored(id);
  expect(questionnaire.variables).toMatchObject([
    {
      label: 'Score',
      type: 'numeric',
      expression: {
        op: 'sum',
        of: [
          { op: 'points', question: 'drink' },
          { op: 'numeric', value: 2 },
        ],
      },
    },
  ]);
  expect(await storedQuestion(id, 'ways')).toMatchObject({ showIf: { op: 'value_between', min: 7 } });

  await page.locator('#part-s1-open').click();
  await values.getByRole('heading').click();
  await values.getByRole('button', { name: 'Remove Score' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this calculated value?' });
  await dialog.getByText('1 condition').waitFor();
  await dialog.getByRole('button', { name: 'Remove calculated value' }).click();
  await page.locator('#part-ways').getByText('a removed calculated value').waitFor();
  await page.keyboard.press('Control+z');
  await page.locator('#part-ways').getByText('Only if “Score” is at least 7').waitFor();
});

it('offers nothing that makes a calculation larger than it may be', async () => {
  const points = { op: 'numeric' as const, value: 1 };
  const expression = { op: 'sum' as const, of: Array.from({ length: 98 }, () => points) };
  const id = await owner.survey({
    ...structuredClone(fewKinds),
    variables: [{ id: 'v', label: 'Score', type: 'numeric', expression }],
  });
  const page = await owner.open(id, '', shared);
  const details = page.getByRole('complementary', { name: 'Details' });
  await details.getByRole('region', { name: 'Calculated values' }).getByRole('heading').click();
  const score = details.getByRole('group', { name: 'Score', exact: true });
  const sum = score.getByLabel('How Score is calculated');
  const offered = () => sum.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(await offered()).toEqual(expect.arrayContaining(['round', 'mean']));
  const add = score.getByRole('button', { name: 'Add part' });
  await add.click();
  await add.waitFor({ state: 'detached' });
  expect(await offered()).toContain('mean');
  expect(await offered()).not.toContain('round');
  await allSaved(page);
  expect((await owner.stored(id)).questionnaire.variables).toMatchObject([{ expression: { of: { length: 99 } } }]);
  await score.getByRole('button', { name: 'Remove Part 99' }).click();
  await add.waitFor();
});
