// Where answers decide who is asked what: the same way through with script, without it and by keyboard alone.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { publishBranching } from './support/branching-survey.ts';
import { eventually } from './support/eventually.ts';
import { keepPages } from './support/kept-pages.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, choose, pressNext, respondentOf, storedRespondent, type } from './support/taking-part.ts';

const { product, browser } = await openStage();
const surveys = {
  list: await publishBranching(product, { viewType: 'list' }),
  paged: await publishBranching(product, { viewType: 'paged' }),
  step: await publishBranching(product, { viewType: 'step', reviewAnswers: true }),
};
const { keptPage } = keepPages(browser);

async function start(survey: string, prefix = '', javaScriptEnabled = true): Promise<Page> {
  const look = { viewport: { width: 375, height: 700 }, reducedMotion: 'reduce', javaScriptEnabled } as const;
  const page = await keptPage(`${prefix} ${javaScriptEnabled}`, () => browser.newContext(look));
  await page.context().clearCookies();
  return beginSurvey(page, `${product.url}${prefix}`, survey);
}

/** The questions that are seen, by id. */
function asked(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('[data-question]:visible')
    .evaluateAll((questions) => questions.map((question) => (question as HTMLElement).dataset.question));
}

async function isAt(page: Page, question: string, search: string): Promise<void> {
  await answer(page, question).waitFor();
  expect(new URL(page.url()).search).toBe(search);
}

const ways = [
  { script: 'with script', javaScriptEnabled: true },
  { script: 'without script', javaScriptEnabled: false },
];

describe.each(ways)('a section at a time $script', ({ javaScriptEnabled }) => {
  it('passes over sections nobody is asked, and submits at the last', async () => {
    const page = await start(surveys.paged, '/bn', javaScriptEnabled);
    await isAt(page, 'drink', '?q=1');
    await choose(page, 'drink', 'coffee');
    await pressNext(page);
    await isAt(page, 'beans', '?q=2');
    await page.getByRole('heading', { level: 2, name: 'কফি' }).waitFor();
    await page.locator('button[value=back]').click();
    await isAt(page, 'drink', '?q=1');
    expect(await asked(page)).toEqual(['drink', 'sugar']);
    await choose(page, 'drink', 'tea');
    if (!javaScriptEnabled) await pressNext(page);
    await type(page, 'cups', '৩');
    if (javaScriptEnabled) await checkAccessibility(page);
    await pressNext(page);
    await isAt(page, 'end', '?q=3');
    await answer(page, 'end').getByText('এ পর্যন্ত: চা, কাপ: ৩।').waitFor();
    await pressNext(page);
    await page.waitForURL(/done/);
    expect((await respondentOf(product, page)).state).toBe('completed');
  });
});

describe.each(ways)('a question at a time $script', ({ javaScriptEnabled }) => {
  it('follows the answers on and back, and leads to what a changed one opens', async () => {
    const page = await start(surveys.step, '', javaScriptEnabled);
    const chooseAndGo = async (question: string, value: string) => {
      await choose(page, question, value);
      if (!javaScriptEnabled) await pressNext(page);
    };
    expect(await page.title()).toContain('Question 1 of up to 6');
    await chooseAndGo('drink', 'coffee');
    await isAt(page, 'sugar', '?q=4');
    expect(await page.title()).toContain('Question 2 of 4');
    await page.locator('button[value=back]').click();
    await isAt(page, 'drink', '?q=1');
    await chooseAndGo('drink', 'tea');
    await isAt(page, 'cups', '?q=2');
    await type(page, 'cups', '১২');
    await pressNext(page);
    await isAt(page, 'why', '?q=3');
    await pressNext(page);
    await answer(page, 'why').locator('[aria-invalid]').waitFor();
    await type(page, 'why', 'Long days');
    await pressNext(page);
    await isAt(page, 'sugar', '?q=4');
    await chooseAndGo('sugar', 'yes');
    await isAt(page, 'end', '?q=6');
    expect(await page.title()).toContain('Question 5 of 5');
    await pressNext(page);
    await page.waitForURL(/last-step/);
    expect(await page.locator('dt').count()).toBe(5);
    await page.locator('dd a').first().click();
    await choose(page, 'drink', 'coffee');
    await pressNext(page);
    await isAt(page, 'beans', '?q=5&change=more');
    expect(await page.locator('main').innerText()).toContain('The answer you changed leads to this question.');
    await pressNext(page);
    await page.waitForURL(/last-step/);
    expect(await page.locator('dt').allInnerTexts()).toEqual([
      'What do you drink?',
      'With sugar?',
      'Which beans?',
      'Anything else?',
    ]);
    // What leads nowhere any more is kept, and its page leads to the next.
    expect((await storedRespondent(product, page)).answers).toMatchObject({ cups: 12, why: 'Long days' });
    await page.goto(page.url().replace(/\/last-step/, '?q=2'));
    await isAt(page, 'sugar', '?q=4');
  });

  it('submits nothing by a button that said it goes on', async () => {
    const page = await start(surveys.step, '/bn', javaScriptEnabled);
    expect(await page.title()).toContain('প্রশ্ন ১ (সর্বোচ্চ ৬টি)');
    await choose(page, 'drink', 'none');
    if (!javaScriptEnabled) await pressNext(page);
    await isAt(page, 'end', '?q=6');
  });

  it('ends at once for whoever is screened out, at the closing that is meant for them', async () => {
    const page = await start(surveys.step, '/bn', javaScriptEnabled);
    await choose(page, 'drink', 'young');
    if (!javaScriptEnabled) await pressNext(page);
    await page.waitForURL(/done/);
    await page.getByRole('heading', { level: 1, name: 'এটি বড়দের জন্য' }).waitFor();
    await page.getByText('আপনি বলেছেন: আমি শিশু।').waitFor();
    expect(await page.getByRole('link', { name: 'example.com-এ যান' }).getAttribute('href')).toBe(
      'https://example.com/play',
    );
    if (javaScriptEnabled) await checkAccessibility(page);
    expect((await respondentOf(product, page)).state).toBe('screened_out');
  });
});

describe('everything on one page, without script', () => {
  it('comes back with what answers lead to, and submits only once all of it was seen', async () => {
    const page = await start(surveys.list, '', false);
    expect(await asked(page)).toEqual(['drink', 'sugar', 'end']);
    await choose(page, 'drink', 'tea');
    await type(page, 'end', 'No');
    await pressNext(page);
    await page.getByText('Your answers lead to 1 more question').waitFor();
    expect(await asked(page)).toEqual(['drink', 'cups', 'sugar', 'end']);
    expect(await page.locator('main ul a').allInnerTexts()).toEqual(['How many cups a day?']);
    expect(await page.locator('[role=alert]').count()).toBe(0);
    await pressNext(page);
    await page.locator('[role=alert]').waitFor();
    await type(page, 'cups', '৭');
    await pressNext(page);
    await page.getByText('Your answers lead to 1 more question').waitFor();
    expect(await answer(page, 'why').locator('label').innerText()).toBe('3. Why so many? (optional)');
    await answer(page, 'end').getByText('So far: Tea, cups: 7.').waitFor();
    expect(await answer(page, 'end').locator('input').inputValue()).toBe('No');
    await pressNext(page);
    await page.waitForURL(/done/);
    expect((await respondentOf(product, page)).state).toBe('completed');
  });
});

describe('everything on one page, with script', () => {
  it('shows what is asked at once, by keyboard alone, and where the answers are back to what they were', async () => {
    const page = await start(surveys.list, '/bn');
    const { keyboard } = page;
    await eventually(() => asked(page)).toEqual(['drink', 'sugar', 'end']);
    await answer(page, 'end').getByText('এ পর্যন্ত: কিছু না, কাপ: নেই।').waitFor();
    await answer(page, 'drink').locator('input').nth(1).focus();
    await keyboard.press('1');
    await eventually(() => asked(page)).toEqual(['drink', 'cups', 'sugar', 'end']);
    expect(await page.locator(':focus').getAttribute('value')).toBe('tea');
    expect(await page.locator('[data-path]').innerText()).toBe('নিচে এখন আরও প্রশ্ন আছে।');
    expect(await page.locator('[data-progress-words]').innerText()).toBe('৪টির মধ্যে ১টির উত্তর দেওয়া হয়েছে');
    await keyboard.press('Tab');
    await keyboard.type('৭');
    // What the answer leads to is there before the focus moves on, which is to it.
    await keyboard.press('Tab');
    await keyboard.type('অনেক কাজ');
    const why = answer(page, 'why');
    expect(await why.locator('input').inputValue()).toBe('অনেক কাজ');
    expect(await why.locator('label').innerText()).toBe('৩. এত কেন? (ঐচ্ছিক)');
    await type(page, 'why', '');
    await type(page, 'cups', '১২');
    await answer(page, 'end').getByText('এ পর্যন্ত: চা, কাপ: ১২।').waitFor();
    await why.locator('[aria-required=true]').waitFor();
    expect(await why.locator('label').innerText()).toBe('৩. এত কেন?');
    await checkAccessibility(page);
    await pressNext(page);
    await why.locator('[aria-invalid]').waitFor();
    await choose(page, 'drink', 'coffee');
    await eventually(() => asked(page)).toEqual(['drink', 'sugar', 'beans', 'end']);
    // An answer that is not asked for any more is not said either.
    await answer(page, 'end').getByText('এ পর্যন্ত: কফি, কাপ: নেই।').waitFor();
    expect(await answer(page, 'beans').locator('label').innerText()).toContain('৩.');
    await choose(page, 'drink', 'tea');
    await eventually(() => asked(page)).toEqual(['drink', 'cups', 'why', 'sugar', 'end']);
    expect(await answer(page, 'cups').locator('input').inputValue()).toBe('১২');
    await choose(page, 'drink', 'none');
    await eventually(() => asked(page)).toEqual(['drink', 'end']);
    await eventually(async () => (await storedRespondent(product, page)).answers).toEqual({ drink: 'none', cups: 12 });
    await pressNext(page);
    await page.waitForURL(/done/);
    expect((await respondentOf(product, page)).state).toBe('completed');
  });
});
