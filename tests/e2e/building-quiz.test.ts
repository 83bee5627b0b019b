// A teacher makes a quiz in the builder from nothing, with every way of telling right from wrong.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { optionsOf, rowsOf } from '#domain/questionnaire/registry.ts';
import type { Question, QuestionKind } from '#domain/questionnaire/schema.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { findUnmarked, markByHand } from '#features/reports/contract/hand-marks.ts';
import { completeRespondent } from '#features/taking-part/contract/answering.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { builder as words } from '#messages/en/builder.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { PASSWORD } from './support/account-forms.ts';
import { hasOptions, hasRows } from './support/every-kind.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const teacher = await newOwner(browser, product);

const keyIn = (page: Page) => page.getByRole('region', { name: 'Answer key' });

/** What the teacher does with each question once its texts are there, and how it is asked. */
const ASKED: readonly [kind: QuestionKind, title: string, setKey: (page: Page) => Promise<unknown>][] = [
  ['single_choice', 'The capital?', (page) => keyIn(page).getByRole('radio', { name: 'Dhaka' }).check()],
  [
    ...(['multiple_choice', 'Which are divisions?'] as const),
    async (page) => {
      for (const name of ['Dhaka', 'Khulna']) await keyIn(page).getByRole('checkbox', { name, exact: true }).check();
    },
  ],
  [
    ...(['short_text', 'The national flower?'] as const),
    (page) => keyIn(page).getByRole('textbox', { name: 'Accepted answer' }).fill('Shapla'),
  ],
  [
    ...(['short_text', 'How long is the Padma Bridge?'] as const),
    async (page) => {
      await keyIn(page).getByRole('combobox', { name: 'What is right' }).selectOption('A number with its unit');
      await keyIn(page).getByRole('textbox', { name: 'Right number' }).fill('6.15');
      await keyIn(page).getByRole('textbox', { name: 'Unit 1', exact: true }).fill('km');
    },
  ],
  [
    ...(['number', 'How many districts?'] as const),
    async (page) => {
      await keyIn(page).getByRole('textbox', { name: 'Right number' }).fill('63');
      await keyIn(page).getByRole('textbox', { name: 'May be off by' }).fill('১');
    },
  ],
  [
    ...(['ranking', 'From south to north?'] as const),
    (page) => keyIn(page).getByRole('button', { name: 'Move “Dhaka” down in the right order' }).click(),
  ],
  [
    ...(['grid_single_choice', 'What lies where?'] as const),
    async (page) => {
      await keyIn(page).getByRole('combobox', { name: 'Milk' }).selectOption('Sylhet');
      await keyIn(page).getByRole('combobox', { name: 'Sugar' }).selectOption('Khulna');
    },
  ],
  [
    ...(['fill_blanks', 'Fill in'] as const),
    async (page) => {
      await page.getByRole('textbox', { name: /^Text with blanks/ }).fill('The Ganges is called [1].');
      await keyIn(page).getByRole('textbox', { name: 'Accepted answer' }).fill('Padma');
    },
  ],
  [
    ...(['long_text', 'Why do rivers move?'] as const),
    async (page) => {
      await keyIn(page).getByRole('switch', { name: 'Mark the answers by hand' }).check();
      await keyIn(page).getByRole('textbox', { name: 'What to look for' }).fill('Silt');
    },
  ],
];

async function ask(page: Page, kind: QuestionKind, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).last().click();
  const offered = page.getByRole('listbox', { name: words.kindLabel });
  await offered.getByRole('option', { name: words.kind[kind], exact: true }).click();
  await page.getByText(`· ${words.kind[kind]}`).waitFor();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill(title);
  if (hasRows(kind)) {
    await page.getByRole('textbox', { name: 'Row 1', exact: true }).fill('Milk');
    await page.getByRole('textbox', { name: 'Row 2', exact: true }).fill('Sugar');
  }
  if (hasOptions(kind)) {
    await page.getByRole('button', { name: 'Paste many options' }).click();
    await page.getByRole('textbox', { name: 'Options, one per line' }).fill('Dhaka\nKhulna\nSylhet');
    await page.getByRole('button', { name: 'Use 3 lines' }).click();
  }
}

/** The answers of whoever knows it all, as the ids are that the builder gave. */
function rightAnswers(questions: readonly Question[]): Record<string, unknown> {
  const right = questions.map((question) => {
    const [first, second, third] = optionsOf(question).map(({ id }) => id);
    const [milk, sugar] = rowsOf(question).map(({ id }) => id);
    const said: Record<string, unknown> = {
      'The capital?': first,
      'Which are divisions?': [first, second],
      'The national flower?': 'shapla',
      'How long is the Padma Bridge?': '6.15 km',
      'How many districts?': 64,
      'From south to north?': [second, first, third],
      'What lies where?': { [milk ?? '']: third, [sugar ?? '']: second },
      'Fill in': { '1': 'padma' },
      'Why do rivers move?': 'They carry silt.',
    };
    return [question.id, said[question.title.en ?? '']];
  });
  return Object.fromEntries(right);
}

it('is built with every kind of key, published, and marked by these keys', async () => {
  const page = await teacher.context.newPage();
  await page.goto(`${product.url}/dashboard/quiz`);
  await page.getByRole('main').getByRole('link', { name: 'New quiz' }).first().click();
  await page.getByRole('button', { name: 'Your own questions' }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Title of the quiz');
  await page.keyboard.type('Our country');
  await page.keyboard.press('Enter');
  for (const [kind, title, setKey] of ASKED) {
    await ask(page, kind, title);
    await setKey(page);
  }
  await allSaved(page);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Link to the quiz' }).waitFor();

  const id = /quiz\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const { questionnaire } = await teacher.stored(id);
  const questions = questionnaire.sections.flatMap((section) => section.questions);
  expect(questions.map(({ id: question }) => questionnaire.marking?.questions[question]?.key?.by)).toEqual([
    ...['options', 'options', 'texts', 'quantities', 'numbers', 'order', 'pairs', 'blanks', 'hand'],
  ]);
  const call = product.api();
  const { _id: ref } = await call(startRespondent, { params: { id }, body: {} });
  await call(completeRespondent, { params: { id: ref }, body: { answers: rightAnswers(questions) as never } });
  const signIn = await call(login, { body: { identifier: teacher.mobile, password: PASSWORD } });
  const asTeacher = product.api(signIn.accessToken);
  const [essay] = (await asTeacher(findUnmarked, { params: { id } })).items;
  if (!essay) throw new Error('No essay waits to be marked.');
  const { responseId, questionId } = essay;
  await asTeacher(markByHand, { params: { id, responseId, questionId }, body: { earned: 1, revision: 0 } });
  expect(await call(getRespondent, { params: { id: ref } })).toMatchObject({
    state: 'completed',
    result: { marks: { earned: 9, points: 9, waiting: 0 } },
  });
  await page.close();
});
