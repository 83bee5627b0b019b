// A quiz against the clock, as who makes it and who takes it see it; the clock of the page is told by the test.
import { expect, it } from 'vitest';
import { sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { closeProject, publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

const title = { en: 'Against the clock', bn: 'সময় ধরে' };
const languages: ('en' | 'bn')[] = ['en', 'bn'];

async function timedQuiz(settings: Partial<ProjectSettings> = {}) {
  const owner = await product.asOwner();
  const clock = { minutes: 10, onClose: 'submit' as const };
  const body = { kind: 'quiz' as const, title, languages, questionnaire: sampleQuiz, settings: { clock, ...settings } };
  const { _id: id } = await owner(createProject, { body });
  await owner(publishProject, { params: { id } });
  return { id, close: () => owner(closeProject, { params: { id } }) };
}

it('has its time in the settings', async () => {
  const owner = await newOwner(browser, product);
  const id = await owner.start('quiz', title);
  const page = await owner.context.newPage();
  await page.goto(`${product.url}/dashboard/quiz/${id}/settings`);
  const minutes = page.getByRole('textbox', { name: 'Total time (minutes)' });
  await minutes.fill('soon');
  await minutes.blur();
  await page.getByText('Enter a whole number of minutes, from 1 to 1,440').waitFor();
  await minutes.fill('২০');
  await page.getByRole('radio', { name: 'Let them go on until their own time is up' }).check();
  await page.getByRole('textbox', { name: 'Time per question (seconds)' }).fill('৪৫');
  await page.keyboard.press('Tab');
  await checkAccessibility(page);
  await eventually(async () => {
    const { clock, questionSeconds } = await owner.stored(id);
    return { clock, questionSeconds };
  }).toEqual({ clock: { minutes: 20, onClose: 'grace' }, questionSeconds: 45 });
  await owner.context.close();
});

it('counts down by the server’s time, says what is left, and saves what is being typed as it runs out', async () => {
  const { id, close } = await timedQuiz();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install({ time: '2011-01-01T00:00:00Z' });
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByText('10 minutes from the first question').waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  const timer = page.getByRole('timer');
  const said = page.locator('[data-clock-says]');
  const left = async () =>
    /^(\d+):(\d\d) left$/
      .exec((await timer.textContent()) ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  await timer.waitFor();
  const [minutes = 0] = await left();
  expect([9, 10]).toContain(minutes);
  await page.clock.fastForward('04:50');
  expect(await said.textContent()).toBe('');
  await page.clock.fastForward('00:20');
  await eventually(() => said.textContent()).toBe('5 minutes left');
  await checkAccessibility(page);
  await page.clock.fastForward('04:00');
  await eventually(() => said.textContent()).toBe('1 minute left');
  expect((await left())[0]).toBe(0);

  const ref = await page.locator('form[data-respondent]').getAttribute('data-respondent');
  const stored = () => product.api()(getRespondent, { params: { id: ref ?? '' } });
  await page.getByLabel('The national flower?').pressSequentially('Rose');
  await page.clock.fastForward('01:05');
  await eventually(async () => JSON.stringify(await stored())).toContain('"flower":"Rose"');

  // The server knows of more time than the page does.
  await eventually(async () => (await left())[0]).toBe(9);
  await close();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('heading', { name: 'The quiz has closed' }).waitFor();
  await page.getByText('What you had answered by then was submitted.').waitFor();
  await checkAccessibility(page);
  await context.close();
});

it('saves what stands on a page that nobody goes back to, and asks the server again once the device has slept', async () => {
  const { id, close } = await timedQuiz({ viewType: 'step', allowBack: false });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  const ref = await page.locator('form[data-respondent]').getAttribute('data-respondent');
  await page.getByText('Dhaka', { exact: true }).click();
  await page.clock.fastForward('10:01');
  const stored = () => product.api()(getRespondent, { params: { id: ref ?? '' } });
  await eventually(async () => JSON.stringify(await stored())).toContain('"capital":"o1"');

  await close();
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 60_000;
  });
  await page.clock.runFor(2_000);
  await page.getByRole('heading', { name: 'The quiz has closed' }).waitFor();
  await page.getByText('2 / 10').waitFor();
  await context.close();
});

it('tells the time of day without script, in Bengali on a phone, and what was taken of a late form', async () => {
  const { id, close } = await timedQuiz();
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${product.url}/bn/survey/welcome/${id}`);
  await page.getByText('প্রথম প্রশ্ন থেকে ১০ মিনিট সময়').waitFor();
  await page.getByRole('button', { name: 'শুরু করুন' }).click();
  await page.getByText(/[০-৯].* পর্যন্ত$/).waitFor();
  await checkFits(page);
  await close();
  await page.getByRole('button', { name: 'জমা দিন' }).click();
  await page.getByRole('heading', { name: 'কুইজ বন্ধ হয়ে গেছে' }).waitFor();
  await checkFits(page);
  await context.close();
});

it('gives each question its time: what stands there as it runs out counts, and what comes for one that is left does not', async () => {
  const { id } = await timedQuiz({ clock: null, questionSeconds: 30 });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByText('30 seconds for each question').waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Question 1 of 6').first().waitFor();
  const ref = await page.locator('form[data-respondent]').getAttribute('data-respondent');
  expect(await page.content()).not.toContain('rivers');
  await page.getByText('Dhaka', { exact: true }).click();
  await page.clock.fastForward('00:31');
  const stored = () => product.api()(getRespondent, { params: { id: ref ?? '' } });
  await eventually(async () => JSON.stringify(await stored())).toContain('"capital":"o1"');
  await page.clock.fastForward('00:04');
  await page.getByText('Which of these are rivers?').waitFor();
  await checkAccessibility(page);
  await context.close();

  // By their own clock: on the told one a page that opens after time was skipped is over at once.
  const [one, other] = [await browser.newPage(), await browser.newPage()];
  await one.goto(`${product.url}/survey/welcome/${id}`);
  await one.getByRole('button', { name: 'Start' }).click();
  await one.getByText('Question 1 of 6').first().waitFor();
  await other.goto(one.url());
  await other.getByText('Dhaka', { exact: true }).click();
  await one.getByRole('button', { name: 'Next' }).click();
  await one.getByText('Which of these are rivers?').waitFor();
  await other.getByRole('button', { name: 'Next' }).click();
  await other.getByText('Your last answer was not taken').waitFor();
  await other.getByText('Which of these are rivers?').waitFor();
  await checkAccessibility(other);
  await Promise.all([one.close(), other.close()]);
});
