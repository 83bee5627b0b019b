import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findResponses } from '#features/reports/contract/responses.ts';
import { eventually } from './support/eventually.ts';
import { keepPages } from './support/kept-pages.ts';
import { placeOf } from './support/place-of.ts';
import { openStage } from './support/stage.ts';
import {
  answer,
  answered,
  answering,
  beginSurvey,
  choose,
  leadsOn,
  pressNext,
  publishSurvey,
  respondentOf,
  storedRespondent,
  type,
} from './support/taking-part.ts';

const { product, browser } = await openStage();
const owner = await product.asOwner();
const surveys = {
  list: await publishSurvey(product, { viewType: 'list' }),
  step: await publishSurvey(product, { viewType: 'step', reviewAnswers: true }),
};

const { keptPage } = keepPages(browser);

/** Somebody new in a window that others of the same language and script had before. */
async function start(survey: string, prefix = '', javaScriptEnabled = true): Promise<Page> {
  const look = { viewport: { width: 375, height: 700 }, reducedMotion: 'reduce', javaScriptEnabled } as const;
  const page = await keptPage(`${prefix} ${javaScriptEnabled}`, () => browser.newContext(look));
  await page.context().clearCookies();
  return beginSurvey(page, `${product.url}${prefix}`, survey);
}

const languages = [
  { prefix: '', lang: 'en', number: '4.5', title: 'Mornings', digits: '4.5 km' },
  { prefix: '/bn', lang: 'bn', number: '৪.৫', title: 'সকাল', digits: '৪.৫ কিমি' },
];
const ways = [
  { script: 'with script', javaScriptEnabled: true },
  { script: 'without script', javaScriptEnabled: false },
];

/** Each language and each way once; what one page asks is answered in all four. */
const paired = languages.map((language, index) => ({ ...language, ...(ways[1 - index] ?? ways[0]) }));

it.each(paired)('answers a question at a time, back and forth: in $lang, $script', async (pair) => {
  const { prefix, number, digits, javaScriptEnabled } = pair;
  const page = await start(surveys.step, prefix, javaScriptEnabled);
  const questions = Object.entries(answering);
  for (const [index, [id, question]] of questions.entries()) {
    // Loaded whole: a script may draw its fields in another way.
    await page.waitForURL(new RegExp(`q=${index + 1}$`));
    await answer(page, id).waitFor();
    await question(page, number);
    if (!(javaScriptEnabled && leadsOn.has(id))) await pressNext(page);
  }
  await page.getByRole('heading', { level: 3 }).waitFor();
  await pressNext(page);
  await page.waitForURL(/last-step/);
  expect(await page.locator('dl').innerText()).toContain(digits);
  await page.goBack();
  await page.waitForURL(new RegExp(`q=${questions.length + 1}$`));
  const day = questions.findIndex(([id]) => id === 'day') + 1;
  await page.goto(page.url().replace(/q=.*/, `q=${day}`));
  await page.locator('button[value=back]').click();
  await answer(page, 'walks').waitFor();
  expect(await answer(page, 'walks').locator('input[value=yes]').isChecked()).toBe(true);
  await page.locator('button[value=back]').click();
  await answer(page, 'way').waitFor();
  expect(await answer(page, 'way').locator('input').inputValue()).toBe(number);
  expect((await storedRespondent(product, page)).answers).toEqual(answered);
});

describe.each(languages)('in $lang', ({ prefix, lang, number, title }) => {
  describe.each(ways)('$script', ({ javaScriptEnabled }) => {
    it('answers everything on one page and submits it there', async () => {
      const page = await start(surveys.list, prefix, javaScriptEnabled);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await page.locator('h1').innerText()).toBe(title);
      for (const question of Object.values(answering)) await question(page, number);
      await pressNext(page);
      await page.waitForURL(/\/survey\/done/);
      const { state, locale } = await respondentOf(product, page);
      expect({ state, locale }).toEqual({ state: 'completed', locale: lang });
      const { items } = await owner(findResponses, { params: { id: surveys.list }, query: { with: 'answers' } });
      expect(items[0]?.answers).toEqual(answered);
    });

    it('changes one answer from the last step and comes back to it', async () => {
      const page = await start(surveys.step, prefix, javaScriptEnabled);
      await page.goto(`${page.url().replace(/\?.*/, '')}/last-step`);
      await page.locator('dd a').nth(4).click();
      await type(page, 'trade', 'Teacher');
      await pressNext(page);
      await page.waitForURL(/last-step/);
      expect(await page.locator('dl').first().innerText()).toContain('Teacher');
    });

    it('keeps what was typed, saves what is right and leads to what is wrong', async () => {
      const page = await start(surveys.list, prefix, javaScriptEnabled);
      await type(page, 'trade', 'Teacher');
      await type(page, 'way', '৪০০');
      const [response] = await Promise.all([
        page.waitForResponse((reply) => reply.request().method() === 'POST'),
        pressNext(page),
      ]);
      expect(response.status()).toBe(422);
      const summary = page.locator('[role=alert] a');
      await eventually(() => summary.count()).toBe(2);
      expect(await summary.first().getAttribute('href')).toBe('#field-answers.drink');
      expect(await page.locator('[id="field-answers.drink"]').getAttribute('type')).toBe('radio');
      const way = answer(page, 'way').locator('input');
      expect(await way.inputValue()).toBe('৪০০');
      expect(await way.getAttribute('aria-invalid')).toBe('true');
      expect(await way.getAttribute('aria-describedby')).toContain('field-answers.way-error');
      expect((await storedRespondent(product, page)).answers).toEqual({ trade: 'Teacher' });
    });

    it('takes an answer back', async () => {
      const page = await start(surveys.list, prefix, javaScriptEnabled);
      const clear = answer(page, 'stars').locator('button[name=clear]');
      expect(await clear.isVisible()).toBe(false);
      const below = answer(page, 'trade');
      const place = await placeOf(below);
      await choose(page, 'stars', '2');
      await type(page, 'trade', 'Teacher');
      await clear.waitFor();
      expect(await placeOf(below)).toBe(place);
      await clear.click();
      await eventually(() => answer(page, 'stars').locator(':checked').count()).toBe(0);
      expect(await answer(page, 'trade').locator('input').inputValue()).toBe('Teacher');
      await eventually(async () => (await storedRespondent(product, page)).answers).toEqual({ trade: 'Teacher' });
    });

    it('changes its language without losing what was typed', async () => {
      const page = await start(surveys.list, prefix, javaScriptEnabled);
      await type(page, 'trade', 'Teacher');
      await page.locator('[data-locale]').click();
      const other = lang === 'en' ? 'bn' : 'en';
      await page.locator(`html[lang=${other}]`).waitFor();
      expect(await answer(page, 'trade').locator('input').inputValue()).toBe('Teacher');
    });
  });
});

it('names the required questions that are left on the last step', async () => {
  const page = await start(surveys.step);
  await page.goto(`${page.url().replace(/\?.*/, '')}/last-step`);
  const links = page.locator('main ul a');
  expect(await links.allInnerTexts()).toEqual(['What do you drink?', 'How long is your way?']);
  const [response] = await Promise.all([
    page.waitForResponse((reply) => reply.request().method() === 'POST'),
    page.locator('form button').click(),
  ]);
  expect(response.status()).toBe(422);
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert');
  await links.last().click();
  await answer(page, 'way').waitFor();
});

it('submits once however often the button is pressed', async () => {
  const page = await start(surveys.list, '', false);
  await choose(page, 'drink', 'o1');
  await type(page, 'way', '1');
  const action = page.url();
  await pressNext(page);
  await page.waitForURL(/done/);
  const again = await page.request.post(action, { headers: { origin: product.url }, form: {}, maxRedirects: 0 });
  expect(again.status()).toBe(303);
  expect(again.headers().location).toContain('/survey/done?respondent=');
});
