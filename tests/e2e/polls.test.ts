import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { createProject, updateSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { newOwner } from './support/owner.ts';
import { card, figure, tableOf } from './support/reports-stage.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

const questionnaire: Questionnaire = {
  sections: [
    {
      ...{ id: 's1', title: {}, intro: {} },
      questions: [
        {
          ...{ kind: 'single_choice' as const, id: 'q1', help: {}, required: true },
          title: { en: 'Tea or coffee?', bn: 'চা না কফি?' },
          options: [
            { id: 'o1', label: { en: 'Tea', bn: 'চা' } },
            { id: 'o2', label: { en: 'Coffee', bn: 'কফি' } },
          ],
        },
      ],
    },
  ],
};

async function openPoll(asks = questionnaire): Promise<string> {
  const owner = await product.asOwner();
  const title = { en: 'Our break', bn: 'আমাদের বিরতি' };
  const body = { kind: 'poll' as const, title, languages: ['en' as const, 'bn' as const], questionnaire: asks };
  const { _id: id } = await owner(createProject, { body });
  await owner(updateSurvey, { params: { id }, body: { showResults: 'after_voting' } });
  await owner(publishProject, { params: { id } });
  return id;
}

const percents = (page: Page) => page.locator('main li strong').allInnerTexts();

it('is voted in on its first page, without script too, and then shows how everyone voted', async () => {
  const id = await openPoll();
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  const page = await plain.newPage();
  await page.goto(`${product.url}/bn/survey/welcome/${id}`);
  await checkFits(page);
  // Nothing chosen is said at the question, and what follows is the vote.
  await page.getByRole('button', { name: 'ভোট দিন' }).click();
  await page.getByText('একটি উত্তর বেছে নিন').waitFor();
  await page.getByText('কফি', { exact: true }).click();
  await page.getByRole('button', { name: 'ভোট দিন' }).click();
  await page.getByRole('heading', { name: 'আপনার ভোট গোনা হয়েছে' }).waitFor();
  expect(await percents(page)).toEqual(['০%', '১০০%']);
  await checkFits(page);
  // Coming back by the link shows the results again.
  await page.goto(`${product.url}/bn/survey/welcome/${id}`);
  await page.getByText('আপনার ভোট', { exact: true }).waitFor();
  await plain.close();
});

it('keeps its results up to date while somebody looks at them, by keyboard alone', async () => {
  const id = await openPoll();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await checkAccessibility(page);
  await page.getByRole('radio', { name: 'Tea' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Vote' }).press('Enter');
  await page.getByRole('heading', { name: 'Your vote was counted' }).waitFor();
  expect(await percents(page)).toEqual(['100%', '0%']);
  await checkAccessibility(page);

  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(`${product.url}/survey/welcome/${id}`);
  await second.getByText('Coffee', { exact: true }).click();
  await second.getByRole('button', { name: 'Vote' }).click();
  await second.getByRole('heading', { name: 'Your vote was counted' }).waitFor();
  await page.clock.runFor(5_000);
  await page.getByText('2 votes', { exact: true }).waitFor();
  expect(await percents(page)).toEqual(['50%', '50%']);
  await context.close();
  await other.close();
});

it.each([true, false])('keeps what is chosen when it is read in the other language (script: %s)', async (hasScript) => {
  const id = await openPoll();
  const context = await browser.newContext({ javaScriptEnabled: hasScript });
  const page = await context.newPage();
  const chosen = () => page.getByRole('radio', { checked: true }).getAttribute('value');
  await page.goto(`${product.url}/survey/welcome/${id}?utm_source=poster`);
  await page.getByText('Coffee', { exact: true }).click();
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await page.waitForURL(/\/bn\/survey\/welcome\/.*utm_source=poster/);
  expect(await chosen()).toBe('o2');
  await page.getByText('চা', { exact: true }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.waitForURL(new RegExp(`^${product.url}/survey/welcome/`));
  expect(await chosen()).toBe('o1');
  if (hasScript) await checkAccessibility(page);
  // Enter leads to the vote, and does not change the language.
  await page.getByRole('radio', { checked: true }).press('Enter');
  if (hasScript) await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your vote was counted' }).waitFor();
  expect(await percents(page)).toEqual(['100%', '0%']);
  await context.close();
});

it('says what its link brings along, and makes nothing of what else stands there', async () => {
  const [section] = questionnaire.sections;
  const title = { en: 'Tea or coffee in {{value:area|town}}?', bn: '{{value:area|শহরে}} চা না কফি?' };
  const questions = section?.questions.map((question) => ({ ...question, title })) ?? [];
  const id = await openPoll({
    sections: [{ id: 's1', title: {}, intro: {}, questions }],
    hiddenValues: [{ id: 'area', label: {} }],
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByText('Tea or coffee in town?').waitFor();
  await page.goto(
    `${product.url}/bn/survey/welcome/${id}?area=Bogura&answers.q1=%00<b>&answers.gone=x&answers.q1.o1=x`,
  );
  await page.getByText('Bogura চা না কফি?').waitFor();
  await page.getByText('চা', { exact: true }).click();
  await page.getByRole('button', { name: 'ভোট দিন' }).click();
  await page.getByRole('heading', { name: 'Bogura চা না কফি?' }).waitFor();
  await context.close();
});

it('is built of one question that can be voted on', async () => {
  const owner = await newOwner(browser, product);
  const id = await owner.start('poll', { en: 'Our break', bn: 'আমাদের বিরতি' });
  const page = await owner.open(id);
  const canvas = page.getByRole('main');
  await canvas.getByRole('button', { name: /^Edit question 1/ }).click();
  const kind = page.getByRole('combobox', { name: 'Question type' });
  expect(await kind.locator('option').allInnerTexts()).toEqual([
    'Single choice',
    'Multiple choice',
    'Dropdown',
    'Yes or no',
  ]);
  await page.keyboard.press('Control+Enter');
  // One question has no sections.
  expect(await page.getByText(/section/i).count()).toBe(0);
  for (const name of ['Add question', 'Add section', 'Add closing', 'Duplicate']) {
    expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
  }
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Delete question' }).click();
  await canvas.getByRole('button', { name: /^Yes or no/ }).click();
  await page.keyboard.type('Shall we?');
  const stored = async () => (await owner.stored(id)).questionnaire.sections.flatMap(({ questions }) => questions);
  await eventually(stored).toMatchObject([{ kind: 'yes_no', title: { en: 'Shall we?' } }]);
  await owner.context.close();
});

it('goes from an empty list of polls to its report', async () => {
  const owner = await newOwner(browser, product);
  const page = await owner.context.newPage();
  await page.goto(`${product.url}/dashboard/polls`);
  await page.getByRole('main').getByRole('link', { name: 'New poll' }).first().click();
  await page.getByRole('button', { name: 'Your own question' }).click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await eventually(focused).toBe('Title of the poll');
  await page.keyboard.type('Our break');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Edit question 1/ })
    .click();
  await eventually(focused).toBe('Question');
  for (const words of ['Tea or coffee?', 'Tea']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('Coffee');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link to the poll' }).inputValue();
  await page.keyboard.press('Escape');

  const context = await browser.newContext();
  const voter = await context.newPage();
  await voter.goto(link);
  await voter.getByText('Coffee', { exact: true }).click();
  await voter.getByRole('button', { name: 'Vote' }).click();
  await voter.getByRole('heading', { name: 'Your vote was counted' }).waitFor();
  await context.close();

  await page.getByRole('link', { name: 'Results' }).click();
  await page.waitForURL(/\/dashboard\/polls\/[^/]+\/response-reports/);
  await eventually(() => figure(page, 'Responses').innerText()).toBe('1');
  const rows = await tableOf(page, 'Tea or coffee?');
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['Coffee', '1', '100%'],
    ['Tea', '0', '0%'],
  ]);
  expect(await card(page, 'Tea or coffee?').innerText()).toContain('1 answered');
  await checkAccessibility(page);
  await owner.context.close();
});
