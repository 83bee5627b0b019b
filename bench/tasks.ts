// What three everyday tasks cost in the built product: clicks, keys and seconds. A browser walks each of them as one
// would who knows the way. It never thinks, so the seconds are the product's own.
import type { BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '#tests/e2e/support/browser.ts';
import { mostAnswered, signIn, startDemonstration } from '../tools/pictures/demonstration.ts';
import { printFigure } from './support/print-figure.ts';

const WINDOW = { width: 1280, height: 900 };
const QUESTIONS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

const demonstration = await startDemonstration();
const browser = await openBrowser();
try {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
  const spent = await countPresses(context);
  const page = await context.newPage();
  await signIn(page, `${demonstration.url}/login`, demonstration.owner);
  const survey = await mostAnswered(page);
  const home = `${demonstration.url}/dashboard`;

  async function measure(task: string, start: string, walk: () => Promise<void>): Promise<void> {
    await page.goto(start, { waitUntil: 'networkidle' });
    Object.assign(spent, { clicks: 0, keys: 0 });
    const began = performance.now();
    await walk();
    printFigure(`${task}_clicks`, spent.clicks);
    printFigure(`${task}_keys`, spent.keys);
    printFigure(`${task}_time`, (performance.now() - began) / 1000, 's');
  }

  let link = '';
  await measure('publish', home, async () => {
    link = await publishFiveQuestions(page);
  });
  await measure('answer', link, () => answerFiveQuestions(page));
  await measure('read_report', home, () => readReport(page, survey));
} finally {
  await browser.close();
  await demonstration.stop();
}

/** Counts on every page what hands do: a click that a key made has no place, and counts as that key. */
async function countPresses(context: BrowserContext): Promise<{ clicks: number; keys: number }> {
  const spent = { clicks: 0, keys: 0 };
  await context.exposeFunction('countPress', (kind: keyof typeof spent) => {
    spent[kind] += 1;
  });
  await context.addInitScript(`
    addEventListener('pointerdown', () => countPress('clicks'), true);
    addEventListener('keydown', () => countPress('keys'), true);
  `);
  return spent;
}

/** From the first page of the dashboard to the link of a survey of five questions with two options each. */
async function publishFiveQuestions(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('link', { name: 'New survey' }).first().click();
  await page.getByRole('button', { name: 'Empty page' }).click();
  await page.locator('header input:focus').waitFor();
  await page.keyboard.type('Tea at work');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Single choice/ }).click();
  for (const question of QUESTIONS) {
    await page.locator('textarea:focus[aria-label="Question"]:placeholder-shown').waitFor();
    for (const words of [question, 'Yes']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type('No');
    if (question !== QUESTIONS.at(-1)) await page.keyboard.press('Control+Enter');
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  return await page.getByRole('dialog').getByRole('textbox', { name: 'Link to the survey' }).inputValue();
}

/** From the link to the thanks. */
async function answerFiveQuestions(page: Page): Promise<void> {
  await page.locator('form button').click();
  for (const choice of await page.getByText('Yes', { exact: true }).all()) await choice.click();
  await page.locator('button[name=go][value=next]:not([tabindex])').click();
  await page.getByRole('heading', { name: 'Your response was recorded' }).waitFor();
}

/** From the first page of the dashboard to the figures and charts of a survey. */
async function readReport(page: Page, survey: string): Promise<void> {
  await page.locator(`main a[href*="${survey}"]`).first().click();
  await page.getByRole('link', { name: 'Results' }).click();
  await page.locator('main figure, main article').first().waitFor();
}
