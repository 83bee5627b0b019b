// What the island adds: answers saved along the way, kept while offline, and a keyboard that is enough.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { toBengaliDigits } from '#domain/text/digits.ts';
import { eventually } from './support/eventually.ts';
import { PARTS, QUESTIONS } from './support/every-kind.ts';
import { openStage } from './support/stage.ts';
import {
  answer,
  beginSurvey,
  choose,
  giveDay,
  placeOf,
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

it('is answered with the keyboard alone, a question at a time', async () => {
  const page = await begin(surveys.step);
  const { keyboard } = page;
  const reach = (step: number) => page.waitForURL(new RegExp(`q=${step}$`));
  await reach(1);
  await keyboard.press('2');
  await page.locator('[data-leads-on]').getByText('Moving on to the next question').waitFor();
  await reach(2);
  await keyboard.press('1');
  // A Bengali keyboard's key, which the test's own keyboard does not have.
  await answer(page, 'ways').locator('[type=checkbox]').first().dispatchEvent('keydown', { key: '৩' });
  await keyboard.press('Enter');
  await reach(3);
  await keyboard.type('Khu');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await reach(4);
  // Arrows look around: they choose, and stay.
  await keyboard.press('Tab');
  for (let star = 2; star <= 4; star += 1) await keyboard.press('ArrowRight');
  await eventually(async () => (await storedRespondent(product, page)).answers.stars).toBe(4);
  expect(await page.locator('[data-leads-on]').innerText()).toBe('');
  await keyboard.press('Enter');
  await reach(5);
  await keyboard.type('9 to 5');
  await keyboard.press('Enter');
  await reach(6);
  await keyboard.type('1');
  await keyboard.press('Enter');
  await keyboard.type('2');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await reach(7);
  for (const [step, typed] of Object.entries({ 8: 'me@example.com', 9: '০১৭১২৩৪৫৬৭৮', 10: 'example.com' })) {
    await keyboard.type(typed);
    await keyboard.press('Enter');
    await reach(Number(step));
  }
  // On a scale a digit is what it says, whatever the scale begins with.
  await keyboard.press('7');
  await reach(11);
  await keyboard.press('0');
  await reach(12);
  await keyboard.type('৪.৫');
  await keyboard.press('Enter');
  await reach(13);
  await keyboard.press('1');
  await reach(14);
  await keyboard.type('৫');
  await keyboard.press('Tab');
  await keyboard.type('Mar');
  await keyboard.press('Tab');
  await keyboard.type('2026');
  await keyboard.press('Enter');
  for (const [step, digit] of ['5', '2', '6'].entries()) {
    await reach(15 + step);
    await keyboard.press(digit);
  }
  await reach(18);
  await page.waitForFunction(() => document.activeElement?.matches('[data-question="warmth"] input'));
  // The number's box has the focus, and the slider before it goes from the middle to the next step.
  await keyboard.press('Shift+Tab');
  await keyboard.press('ArrowRight');
  await eventually(() => answer(page, 'warmth').locator('input[type=text]').inputValue()).toBe('55');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await reach(19);
  // The first gets a place, then the second, and the last one has what is left; an arrow moves the one it stands on.
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('ArrowUp');
  await eventually(() => page.locator('[data-rank-status]').innerText()).toBe('Time: place 1 of 3');
  const next = page.locator('button[name=go][value=next]:not([tabindex])');
  const goOn = async () => {
    while (!(await next.evaluate((button) => button === document.activeElement))) await keyboard.press('Tab');
    await keyboard.press('Enter');
  };
  await goOn();
  await reach(20);
  // Of a grid a digit chooses in the row that has the focus, and leads nowhere: there are other rows.
  await keyboard.press('Tab');
  await keyboard.press('2');
  await keyboard.press('Tab');
  await keyboard.press('3');
  await goOn();
  await reach(21);
  // A box is ticked by its number, and by Space.
  await keyboard.press('Tab');
  await keyboard.press('3');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Space');
  await goOn();
  await reach(22);
  await keyboard.press('Tab');
  await keyboard.press('4');
  await goOn();
  await reach(23);
  // Whoever finds the district has named its division, in either language; a line goes on with Enter.
  await keyboard.press('Tab');
  await keyboard.type('গাজী');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('kapa');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await reach(24);
  await keyboard.type('৭০');
  await keyboard.press('Tab');
  await keyboard.type('30');
  await keyboard.press('Enter');
  await reach(25);
  // The browser's own list of files opens by key. The page must have been told to hand it to us before the key comes:
  // it answers where its focus is after it was told.
  const choosing = page.waitForEvent('filechooser');
  await keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.matches('[type=file]'))).toBe(true);
  await keyboard.press('Space');
  const chooser = await choosing;
  await chooser.setFiles({ name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Tea') });
  await answer(page, 'papers').locator('[data-file]:has(input:checked)').waitFor();
  await goOn();
  await reach(26);
  // A name is typed by whoever draws with no hand.
  await keyboard.press('Tab');
  await keyboard.type('R. One');
  await keyboard.press('Enter');
  await reach(27);
  await keyboard.type('Respondent One');
  await keyboard.press('Enter');
  await reach(28);
  await keyboard.press('1');
  await goOn();
  await reach(29);
  for (const typed of ['6', '30', 'am']) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
  }
  await goOn();
  await reach(30);
  for (const typed of ['4', 'Apr', '2026']) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
  }
  await keyboard.press('Tab');
  for (const typed of ['7', '15', 'pm']) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
  }
  await goOn();
  await reach(31);
  for (const typed of ['1', 'May', '2026']) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
  }
  await keyboard.press('Tab');
  for (const typed of ['7', 'May', '2026']) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
  }
  await goOn();
  await reach(32);
  await keyboard.type('Corner shop');
  await keyboard.press('Tab');
  await keyboard.type('Road 5');
  await goOn();
  await reach(33);
  await keyboard.type('৬২.৫');
  await goOn();
  await reach(34);
  await keyboard.type('Br');
  await keyboard.press('Tab');
  await keyboard.type('Ri');
  await goOn();
  await reach(35);
  await keyboard.type('Salma');
  await keyboard.press('Tab');
  await keyboard.type('৩১');
  while (!(await page.evaluate(() => document.activeElement?.matches('[data-entry-add]')))) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.type('Karim');
  await goOn();
  // What is only said has the focus, and Enter leads past it.
  await reach(36);
  expect(await page.locator('progress').getAttribute('aria-label')).toBe('After the last question');
  await keyboard.press('Enter');
  await page.waitForURL(/last-step/);
  expect((await storedRespondent(product, page)).answers).toEqual({
    drink: 'o2',
    ways: ['o1', 'o3'],
    city: 'o2',
    stars: 4,
    trade: '9 to 5',
    wish: '1\n2',
    mail: 'me@example.com',
    phone: '+8801712345678',
    web: 'https://example.com/',
    ease: 7,
    tell: 0,
    way: 4.5,
    walks: 'yes',
    day: '2026-03-05',
    clear: 5,
    happy: 2,
    effort: 6,
    warmth: 55,
    order: ['o2', 'o1', 'o3'],
    often: { o1: 'c2', o2: 'c3' },
    home: { division: '6', district: '6-2', upazila: '6-2-3' },
    spend: { o1: 70, o2: 30, o3: 0 },
    signs: 'R. One',
    shops: { 'o1~c1': 'Corner shop', 'o1~c2': 'Road 5' },
    prices: { 'o1~c1': 62.5 },
    riders: { '1~c1': 'Salma', '1~c2': 31, '2~c1': 'Karim' },
    called: 'Respondent One',
    agrees: 'agreed',
    rises: '06:30',
    trip: { from: '2026-05-01', to: '2026-05-07' },
    papers: [expect.stringMatching(/-menu\.txt$/)],
    when: { o1: ['c1', 'c3'] },
    rate: { o1: 4 },
    ride: '2026-04-04T19:15',
    meals: { 'o1~c1': 'd2', 'o1~c2': 'd1' },
  });
  const submit = page.locator('form[data-once] button');
  while (!(await submit.evaluate((button) => button === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.waitForURL(/\/survey\/done/);
  expect((await respondentOf(product, page)).state).toBe('completed');
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
