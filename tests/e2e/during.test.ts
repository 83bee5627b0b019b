// A quiz that tells of each question once it is answered, as who makes it and who takes it see it.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { REVEAL_PRESETS, REVEALED } from '#domain/quiz/reveal.ts';
import { sampleParts } from '#domain/quiz/sample-parts.ts';
import { sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import type { Locale } from '#domain/text/locale.ts';
import { createProject, updateSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

const title = { en: 'One by one', bn: 'একটি একটি করে' };
const twoQuestions = {
  ...sampleQuiz,
  sections: sampleQuiz.sections.map((section) => ({
    ...section,
    questions: section.questions.filter(({ id }) => id === 'capital' || id === 'flower'),
  })),
};

interface Written {
  languages: Locale[];
  questionnaire: Questionnaire;
}

async function tellingQuiz(
  settings: Partial<ProjectSettings> = {},
  written: Written = { languages: ['en', 'bn'], questionnaire: twoQuestions },
) {
  const owner = await product.asOwner();
  const reveal = { ...REVEAL_PRESETS.marks, during: [...REVEALED] };
  const all = { viewType: 'step', allowBack: false, reveal, ...settings } as const;
  const body = { kind: 'quiz' as const, title, ...written, settings: all };
  const { _id: id } = await owner(createProject, { body });
  await owner(publishProject, { params: { id } });
  return id;
}

const verdict = (page: Page) => page.getByRole('region', { name: 'Your result' });

it('is set in the table, where nobody goes back', async () => {
  const owner = await newOwner(browser, product);
  const id = await owner.start('quiz', title);
  const page = await owner.context.newPage();
  await page.goto(`${product.url}/dashboard/quiz/${id}/settings`);
  await page.getByRole('radio', { name: 'By a table' }).check();
  const cell = page.getByRole('checkbox', { name: 'Right or wrong: During' });
  await expect(cell.isDisabled()).resolves.toBe(true);
  await page.getByText('only where questions come one by one with no way back').waitFor();
  await page.getByRole('radio', { name: 'One question at a time', exact: true }).check();
  await page.getByRole('switch', { name: 'Let respondents go back' }).press('Space');
  await cell.check();
  await checkAccessibility(page);
  await eventually(async () => (await owner.stored(id)).reveal?.during).toEqual(['correctness']);
  await page.getByText('If they may go back, they see it only afterwards').waitFor();
  await page.getByRole('switch', { name: 'Let respondents go back' }).press('Space');
  await eventually(async () => (await owner.stored(id)).reveal?.during).toEqual([]);
  await expect(cell.isDisabled()).resolves.toBe(true);
  await owner.context.close();
});

it('tells of each question beside the way on, and lets nobody answer it again', async () => {
  const id = await tellingQuiz();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Which city is the capital?').waitFor();
  const second = await context.newPage();
  await second.goto(page.url());
  await page.getByText('Khulna').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await verdict(page).getByText('Wrong').waitFor();
  await verdict(page).getByText('Right answer').waitFor();
  await verdict(page).getByText('Dhaka').waitFor();
  await verdict(page).getByText('Feedback on the second').waitFor();
  expect(await page.title()).toContain('Wrong');
  expect(await page.getByRole('radio', { name: 'Sylhet' }).isDisabled()).toBe(true);
  const next = page.getByRole('button', { name: 'Next' });
  await eventually(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await next.getAttribute('aria-describedby')).toBe(await verdict(page).getAttribute('id'));
  await checkAccessibility(page);
  expect(await page.content()).not.toContain('Shapla');
  await page.reload();
  await verdict(page).getByText('Wrong').waitFor();

  await second.getByText('Dhaka').click();
  await second.getByRole('button', { name: 'Next' }).click();
  await second.getByText('You had answered this question already').waitFor();
  await verdict(second).getByText('Wrong').waitFor();
  await checkAccessibility(second);
  await second.close();

  await page.keyboard.press('Enter');
  await page.getByLabel('The national flower?').fill('Shapla');
  await page.keyboard.press('Enter');
  await verdict(page).getByText('Right', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('2.5 / 4.5').waitFor();
  await context.close();
});

it('is taken without script on a phone, in Bengali; a page has the key of what is answered alone', async () => {
  const id = await tellingQuiz();
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${product.url}/bn/survey/welcome/${id}`);
  await page.getByRole('button', { name: 'শুরু করুন' }).click();
  await page.getByText('খুলনা', { exact: true }).click();
  expect(await page.content()).not.toContain('রাজধানী নিয়ে মন্তব্য');
  await page.getByRole('button', { name: 'পরবর্তী' }).click();
  const result = page.getByRole('region', { name: 'আপনার ফল' });
  await result.getByText('ভুল').waitFor();
  await result.getByText('রাজধানী নিয়ে মন্তব্য').waitFor();
  expect(await page.content()).not.toContain('শাপলা');
  await checkFits(page);
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'English' }).click();
  await verdict(page).getByText('Wrong').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await verdict(page).getByText('Not answered').waitFor();
  await verdict(page).getByText('Shapla').waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('0 / 4.5').waitFor();
  await context.close();
});

it('says before one begins that answers are final, and submits with the last where nothing is told of that', async () => {
  const stays = (id: string) => ['capital', 'remarks'].includes(id);
  const sections = sampleQuiz.sections.map((each) => ({
    ...each,
    questions: each.questions.filter(({ id }) => stays(id)),
  }));
  const id = await tellingQuiz({}, { languages: ['en', 'bn'], questionnaire: { ...sampleQuiz, sections } });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByText('your result after each question; an answer you have given is final').waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Dhaka').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await verdict(page).getByText('Right', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Anything else?').fill('No');
  expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('2 / 2').waitFor();
  await context.close();
});

it('leads whoever gets ahead by the address back to the question that is open', async () => {
  const id = await tellingQuiz();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Which city is the capital?').waitFor();
  const first = page.url();
  const second = first.replace('q=1', 'q=2');
  expect(second).not.toBe(first);
  await page.goto(second);
  await page.getByText('Which city is the capital?').waitFor();
  expect(page.url()).toBe(first);
  // A form of the second, as one has it who had it before them.
  await page.locator('form', { has: page.getByRole('radio') }).evaluate((form: HTMLFormElement, action) => {
    form.action = action;
  }, second);
  await page.getByText('Dhaka').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Which city is the capital?').waitFor();
  expect(await verdict(page).count()).toBe(0);
  await page.goto(first);
  await page.getByText('Dhaka').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await verdict(page).getByText('Right', { exact: true }).waitFor();
  await page.goto(second);
  await page.getByLabel('The national flower?').waitFor();
  await context.close();
});

it('tells an order one below the other and pairs beside each other, then and afterwards', async () => {
  const reveal = { ...REVEAL_PRESETS.everything, during: [...REVEALED] };
  const id = await tellingQuiz({ reveal }, { languages: ['en'], questionnaire: sampleParts });
  const visitor = product.api();
  const { _id: ref } = await visitor(startRespondent, { params: { id }, body: {} });
  const answers = {
    ...{ years: ['o2', 'o3', 'o4', 'o1'], largest: ['o2', 'o3'] },
    divisions: { r1: 'o2', r2: 'o3', r3: 'o1' },
  };
  for (const [question, answer] of Object.entries(answers)) {
    await visitor(saveAnswers, { params: { id: ref }, body: { answers: { [question]: answer } as never } });
  }
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  const rows = async (within: Locator) => await within.getByRole('listitem').allTextContents();
  const right = ['Partition', 'Language Movement', 'Six Points', 'Independence'];
  await page.goto(`${product.url}${takingPartPaths.questions(id, ref)}?told=years`);
  expect(await rows(verdict(page))).toEqual(right);
  await page.goto(`${product.url}${takingPartPaths.questions(id, ref)}?told=divisions`);
  const pairs = ['Bhola: →Barishal', 'Bogura: →Rajshahi', 'Jashore: →Khulna'];
  expect(await rows(verdict(page))).toEqual(pairs);
  await checkFits(page);
  await checkAccessibility(page);
  await visitor(completeRespondent, { params: { id: ref }, body: {} });
  await page.goto(`${product.url}${takingPartPaths.done(ref)}`);
  const said = page.getByRole('definition').filter({ has: page.getByRole('list') });
  await expect(said.count()).resolves.toBe(5);
  expect(await rows(said.nth(1))).toEqual(right);
  expect(await rows(said.nth(4))).toEqual(pairs);
  await page.getByRole('radio', { name: /^All/ }).check();
  await checkFits(page);
  await checkAccessibility(page);
  await context.close();
});

it('tells where each question has its time, before that of the next begins', async () => {
  const id = await tellingQuiz({ viewType: 'list', allowBack: true, questionSeconds: 30 });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('timer').waitFor();
  await page.getByText('Dhaka').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await verdict(page).getByText('Right', { exact: true }).waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
  await page.reload();
  await verdict(page).getByText('Right', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('timer').waitFor();
  await page.getByLabel('The national flower?').fill('Rose');
  await page.getByRole('button', { name: 'Continue' }).click();
  await verdict(page).getByText('Wrong').waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('2 / 4.5').waitFor();
  await context.close();
});

it('tells what was being typed as the time of a question ran out', async () => {
  const id = await tellingQuiz({ questionSeconds: 30 });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install({ time: '2011-01-01T00:00:00Z' });
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('timer').waitFor();
  await page.getByRole('radio', { name: 'Khulna' }).evaluate((radio: HTMLInputElement) => {
    radio.checked = true;
  });
  await page.clock.fastForward('00:31');
  await page.clock.fastForward('00:04');
  await verdict(page).getByText('Wrong').waitFor();
  await context.close();
});

it('keeps closed what was left out for good, once nothing is told any more and one may go back', async () => {
  const id = await tellingQuiz();
  const context = await browser.newContext({ viewport: { width: 375, height: 700 } });
  const page = await context.newPage();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Which city is the capital?').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await verdict(page).getByText('Not answered').waitFor();
  const owner = await product.asOwner();
  await owner(updateSurvey, { params: { id }, body: { reveal: REVEAL_PRESETS.marks, allowBack: true } });
  await page.goto(page.url().replace(/[?]told=.*/, '?q=1'));
  await page.getByText('This answer is final.').waitFor();
  expect(await page.getByRole('radio', { name: 'Dhaka' }).isDisabled()).toBe(true);
  await checkAccessibility(page);
  await checkFits(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('The national flower?').fill('Shapla');
  await page.getByRole('button', { name: 'Submit' }).click();
  // Nothing is left that could still be answered.
  await page.getByText('2.5 / 4.5').waitFor();
  await context.close();
});
