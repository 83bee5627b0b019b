// What the island adds: answers saved along the way, kept while offline, and a keyboard that is enough.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { toBengaliDigits } from '#domain/text/digits.ts';
import { eventually } from './support/eventually.ts';
import { PARTS, QUESTIONS } from './support/every-kind.ts';
import { placeOf } from './support/place-of.ts';
import { openStage } from './support/stage.ts';
import {
  answer,
  beginSurvey,
  choose,
  giveDay,
  pressNext,
  publishSurvey,
  respondentOf,
  storedRespondent,
  type,
} from './support/taking-part.ts';

const { product, browser } = await openStage();
const surveys = {
  list: await publishSurvey(product, { viewType: 'list' }),
  step: await publishSurvey(product, { viewType: 'step', reviewAnswers: true }),
};
let context: BrowserContext;

afterEach(async () => {
  await context?.close();
});

async function begin(survey: string, site = product.url): Promise<Page> {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  return beginSurvey(await context.newPage(), site, survey);
}

function stateOf(page: Page): Promise<string | null> {
  return page.locator('[data-save-state]').getAttribute('data-save-state');
}

it('saves each answer as it is given and counts it', async () => {
  const page = await begin(surveys.list, `${product.url}/bn`);
  await choose(page, 'drink', 'o3');
  await type(page, 'trade', 'Teacher');
  const stored = async () => (await storedRespondent(product, page)).answers;
  await eventually(stored).toEqual({ drink: 'o3', trade: 'Teacher' });
  // A date with all of its parts is kept before its last field is left, for a tab may close there.
  await giveDay(page, ['২৫', '03', '20']);
  await page.locator(':focus').pressSequentially('২৬');
  await eventually(stored).toMatchObject({ day: '2026-03-25' });
  await eventually(() => page.locator('[data-progress-words]').innerText()).toBe(
    `${toBengaliDigits(String(QUESTIONS))}টির মধ্যে ৩টির উত্তর দেওয়া হয়েছে`,
  );
  expect(await page.locator('progress').getAttribute('value')).toBe('3');
  await eventually(() => page.locator('[data-save-state]').innerText()).toContain('সব উত্তর সংরক্ষিত');
});

it('saves what was answered before its script was there', async () => {
  const page = await begin(surveys.list);
  const script = await page.locator('script[src*="/assets/"]').first().getAttribute('src');
  let letPass = () => {};
  const held = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route(`**${script}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await choose(page, 'drink', 'o3');
  await type(page, 'trade', 'Teacher');
  letPass();
  const stored = async () => (await storedRespondent(product, page)).answers;
  await eventually(stored).toEqual({ drink: 'o3', trade: 'Teacher' });
});

it('says at once what is wrong with an answer, and takes it back', async () => {
  const page = await begin(surveys.list);
  const next = page.locator('button[name=go][value=next]:not([tabindex])');
  const place = await placeOf(next);
  await type(page, 'way', '400');
  const problem = page.locator('[id="field-answers.way-error"]');
  await problem.waitFor();
  expect(await problem.innerText()).toContain('100');
  const field = answer(page, 'way').locator('input');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await stateOf(page)).toBe('refused');
  expect(await placeOf(next)).toEqual(place);
  await type(page, 'way', '40');
  await problem.waitFor({ state: 'hidden' });
  expect(await field.getAttribute('aria-invalid')).toBeNull();
  expect(await field.getAttribute('aria-describedby')).not.toContain('error');
  expect(await placeOf(next)).toEqual(place);
  expect(await stateOf(page)).toBe('saved');
});

it('keeps answers while offline and sends them in order when back', async () => {
  const page = await begin(surveys.list);
  await context.setOffline(true);
  await choose(page, 'drink', 'o1');
  await choose(page, 'stars', '2');
  await choose(page, 'drink', 'o2');
  await eventually(() => stateOf(page)).toBe('offline');
  await context.setOffline(false);
  await eventually(() => stateOf(page)).toBe('saved');
  expect((await storedRespondent(product, page)).answers).toEqual({ drink: 'o2', stars: 2 });
});

it('goes on by itself once it is back when the button was pressed offline', async () => {
  const page = await begin(surveys.step);
  await context.setOffline(true);
  await choose(page, 'drink', 'o1');
  await pressNext(page);
  await eventually(() => stateOf(page)).toBe('waiting');
  await context.setOffline(false);
  await page.waitForURL(/q=2/);
  expect((await storedRespondent(product, page)).answers).toEqual({ drink: 'o1' });
});

it('waits for the connection with nothing left to save, too: at the start, on the way and at the end', async () => {
  context = await browser.newContext({ viewport: { width: 375, height: 700 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${product.url}/survey/welcome/${surveys.step}`);
  const pressOffline = async (button: Locator, said: string, next: RegExp) => {
    await context.setOffline(true);
    await button.dblclick();
    await page.locator(said).getByText('You are offline').waitFor();
    await context.setOffline(false);
    await page.waitForURL(next);
  };
  await pressOffline(page.locator('form button'), '[data-waiting]', /q=1/);
  await answer(page, 'drink').locator('input').nth(1).press('Space');
  await eventually(() => stateOf(page)).toBe('saved');
  await pressOffline(page.locator('button[value=next]:not([tabindex])'), '[data-save-state=waiting]', /q=2/);
  await page.goto(page.url().replace('q=2', 'q=12'));
  await type(page, 'way', '4');
  await pressNext(page);
  await page.waitForURL(/q=13/);
  for (let step = 14; step <= PARTS; step += 1) {
    await pressNext(page);
    await page.waitForURL(new RegExp(`q=${step}$`));
  }
  await pressNext(page);
  await page.waitForURL(/last-step/);
  await pressOffline(page.locator('form[data-once] button'), '[data-waiting]', /done/);
  expect((await respondentOf(product, page)).state).toBe('completed');
});

it('sends what was left unsent when the page was closed', async () => {
  const page = await begin(surveys.list);
  const url = page.url();
  await context.setOffline(true);
  await choose(page, 'drink', 'o2');
  await eventually(() => stateOf(page)).toBe('offline');
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(url);
  expect(await answer(later, 'drink').locator('input[value=o2]').isChecked()).toBe(true);
  await eventually(async () => (await storedRespondent(product, later)).answers).toEqual({ drink: 'o2' });
});

it('an answer whose confirmation was lost counts once', async () => {
  const page = await begin(surveys.list);
  let sent = 0;
  const keys = new Set<string>();
  await page.route('**/answers', async (route) => {
    sent += 1;
    keys.add(route.request().postDataJSON().key);
    await route.fetch();
    if (sent === 1) await route.abort();
    else await route.continue();
  });
  await choose(page, 'drink', 'o2');
  await eventually(() => stateOf(page)).toBe('saved');
  expect(keys.size).toBe(1);
  const { revision, answers } = await storedRespondent(product, page);
  expect({ revision, answers }).toEqual({ revision: 1, answers: { drink: 'o2' } });
});

it('goes on where one stopped, on this device from the welcome page and anywhere by the address', async () => {
  const page = await begin(surveys.step);
  await choose(page, 'drink', 'o2');
  await page.waitForURL(/q=2/);
  const address = page.url().replace(/\?.*/, '');
  const again = await context.newPage();
  await again.goto(`${product.url}/survey/welcome/${surveys.step}`);
  await again.getByRole('link', { name: 'Continue where you left off' }).click();
  await again.waitForURL(/q=2/);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(address);
  await elsewhere.waitForURL(/q=2/);
  await elsewhere.locator('button[value=back]').click();
  expect(await answer(elsewhere, 'drink').locator('input[value=o2]').isChecked()).toBe(true);
  await elsewhere.context().close();
});

it('says in its title which question it shows, and what is wrong, which it leads to and says there alone', async () => {
  const page = await begin(surveys.step);
  expect(await page.title()).toBe(`Question 1 of ${QUESTIONS} · Mornings · Jorip`);
  await pressNext(page);
  await page.waitForFunction(() => document.activeElement?.matches('[data-question=drink][data-invalid]'));
  expect(await page.locator('[id="field-answers.drink-error"]').innerText()).toContain('Choose an answer');
  expect(await page.locator('[role=alert]').count()).toBe(0);
  expect(await page.title()).toBe('Look at 1 question again · Mornings · Jorip');
  await page.goto(page.url().replace(/\?.*/, '/last-step'));
  expect(await page.title()).toBe('Check and submit · Mornings · Jorip');
});

it('ticks off above the questions what has been put right, and takes that back', async () => {
  const page = await begin(surveys.list);
  await pressNext(page);
  await page.locator('[role=alert]').waitFor();
  const done = page.locator('[role=alert] li[data-done]');
  expect(await done.count()).toBe(0);
  await choose(page, 'drink', 'o2');
  await eventually(() => done.allInnerTexts()).toEqual(['Question 1: What do you drink?']);
  await type(page, 'way', '4');
  await eventually(() => done.count()).toBe(2);
  await type(page, 'way', '400');
  await eventually(() => done.count()).toBe(1);
});

it('says on a slow connection that the next page is on its way', async () => {
  const page = await begin(surveys.step);
  await answer(page, 'drink').locator('input').nth(1).press('Space');
  await eventually(() => stateOf(page)).toBe('saved');
  // The next page is held back until the button has said so.
  let saysSo = () => {};
  const said = new Promise<void>((resolve) => {
    saysSo = resolve;
  });
  await page.exposeFunction('saysSo', saysSo);
  await page.locator('button[value=next]:not([tabindex])').evaluate((button) => {
    const tell = () => button.getAttribute('aria-busy') === 'true' && Reflect.get(window, 'saysSo')();
    new MutationObserver(tell).observe(button, { attributes: true });
  });
  await page.route(/q=1$/, async (route) => {
    await said;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=2/);
  expect(await page.locator('[aria-busy]').count()).toBe(0);
});

it('leads an address that names no question to one that does', async () => {
  const page = await begin(surveys.step);
  for (const [q, step] of Object.entries({ '-1': 1, '0': 1, '999': PARTS })) {
    await page.goto(page.url().replace(/q=.*/, `q=${q}`));
    expect(page.url()).toMatch(new RegExp(`q=${step}$`));
  }
});

it('leads from question to question with Enter where all are on one page', async () => {
  const page = await begin(surveys.list);
  await answer(page, 'drink').locator('input').nth(1).focus();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await eventually(async () => (await storedRespondent(product, page)).answers).toEqual({ drink: 'o1', ways: ['o2'] });
  expect(page.url()).not.toContain('last-step');
});

it('remembers the language that was chosen', async () => {
  const page = await begin(surveys.list);
  await page.locator('[data-locale=bn]').click();
  await page.locator('html[lang=bn]').waitFor();
  expect((await context.cookies()).find(({ name }) => name === 't_locale')?.value).toBe('bn');
});
