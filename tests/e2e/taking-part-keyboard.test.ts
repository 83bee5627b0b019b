// Every kind answered with the keyboard alone: in English and in Bengali, with the digits of each.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { toBengaliDigits } from '#domain/text/digits.ts';
import { monthNames, partsOfDay } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locale.ts';
import { takingPart as bengali } from '#messages/bn/taking-part.ts';
import { takingPart as english } from '#messages/en/taking-part.ts';
import { eventually } from './support/eventually.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, publishSurvey, respondentOf, storedRespondent } from './support/taking-part.ts';

const { product, browser } = await openStage();
const survey = await publishSurvey(product, { viewType: 'step', reviewAnswers: true });

/** The keys of who writes this language. The keyboard of a test types Bengali, and has no Bengali key to press. */
function keysOf(page: Page, locale: Locale) {
  const { keyboard } = page;
  const written = (text: string) => (locale === 'bn' ? toBengaliDigits(text) : text);
  return {
    /** A text, its digits those of the language. */
    type: (text: string) => keyboard.type(written(text)),
    /** A digit that chooses among what is offered. */
    async choose(digit: string): Promise<void> {
      if (locale === 'en') return keyboard.press(digit);
      const key = written(digit);
      await page.evaluate((pressed) => {
        const event = new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true });
        (document.activeElement ?? document.body).dispatchEvent(event);
      }, key);
    },
    /** In a list, by the first letters where there are keys for them, or by its place. */
    async chooseInList(words: readonly string[], word: string): Promise<void> {
      if (locale === 'en') return keyboard.type(word.slice(0, 3));
      for (let place = 0; place <= words.indexOf(word); place += 1) await keyboard.press('ArrowDown');
    },
  };
}

/** The minutes that are offered where a time goes by quarters of an hour. */
const QUARTERS = ['00', '15', '30', '45'];

const languages = [
  {
    locale: 'en',
    prefix: '',
    said: english,
    first: 'Time: place 1 of 3',
    digits: (text: string) => text,
    cities: ['Dhaka', 'Khulna'],
    meals: ['Rice', 'Bread'],
    rides: ['Bus', 'Train'],
    times: ['am', 'pm'],
  },
  {
    locale: 'bn',
    prefix: '/bn',
    said: bengali,
    first: 'সময়: ৩টির মধ্যে ১ নম্বরে',
    digits: toBengaliDigits,
    cities: ['ঢাকা', 'খুলনা'],
    meals: ['ভাত', 'রুটি'],
    rides: ['বাস', 'ট্রেন'],
    times: ['সকাল', 'সন্ধ্যা'],
  },
] as const;

it.each(languages)('a question at a time, in $locale', async (language) => {
  const { locale, prefix, said, first, digits, cities, meals, rides, times } = language;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await beginSurvey(await context.newPage(), product.url + prefix, survey);
  const { keyboard } = page;
  const { type, choose, chooseInList } = keysOf(page, locale);
  const months = monthNames(locale);
  const month = (number: number) => chooseInList(months, months[number - 1] ?? '');
  const timesOfDay = partsOfDay(locale).map(({ word }) => word);
  /** In its fields, and on to the next. */
  async function giveDay(day: string, ofMonth: number, year: string): Promise<void> {
    for (const give of [() => type(day), () => month(ofMonth), () => type(year)]) {
      await give();
      await keyboard.press('Tab');
    }
  }
  /** In the order in which it is said. */
  async function giveTime(hour: string, minute: () => Promise<void>, time: string): Promise<void> {
    const [half, clock] = [[() => chooseInList(timesOfDay, time)], [() => type(hour), minute]];
    for (const give of locale === 'bn' ? [...half, ...clock] : [...clock, ...half]) {
      await give();
      await keyboard.press('Tab');
    }
  }
  const reach = (step: number) => page.waitForURL(new RegExp(`q=${step}$`));
  await reach(1);
  await choose('2');
  await page.locator('[data-leads-on]').getByText(said.leadsOn).waitFor();
  await reach(2);
  await choose('1');
  // The digits of either language choose on a page in the other.
  await answer(page, 'ways')
    .locator('[type=checkbox]')
    .first()
    .dispatchEvent('keydown', { key: locale === 'bn' ? '3' : '৩' });
  await keyboard.press('Enter');
  await reach(3);
  await chooseInList(cities, cities[1]);
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
  await type('9 to 5');
  await keyboard.press('Enter');
  await reach(6);
  await type('1');
  await keyboard.press('Enter');
  await type('2');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await reach(7);
  for (const [step, typed] of Object.entries({ 8: 'me@example.com', 9: '01712345678', 10: 'example.com' })) {
    await type(typed);
    await keyboard.press('Enter');
    await reach(Number(step));
  }
  // On a scale a digit is what it says, whatever the scale begins with.
  await choose('7');
  await reach(11);
  await choose('0');
  await reach(12);
  await type('4.5');
  await keyboard.press('Enter');
  await reach(13);
  await choose('1');
  await reach(14);
  await type('5');
  await keyboard.press('Tab');
  await month(3);
  await keyboard.press('Tab');
  await type('2026');
  await keyboard.press('Enter');
  for (const [step, digit] of ['5', '2', '6'].entries()) {
    await reach(15 + step);
    await choose(digit);
  }
  await reach(18);
  await page.waitForFunction(() => document.activeElement?.matches('[data-question="warmth"] input'));
  // The number's box has the focus, and the slider before it goes from the middle to the next step.
  await keyboard.press('Shift+Tab');
  await keyboard.press('ArrowRight');
  await eventually(() => answer(page, 'warmth').locator('input[type=text]').inputValue()).toBe(digits('55'));
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await reach(19);
  // The first gets a place, then the second, and the last one has what is left; an arrow moves the one it stands on.
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('ArrowUp');
  await eventually(() => page.locator('[data-rank-status]').innerText()).toBe(first);
  const next = page.locator('button[name=go][value=next]:not([tabindex])');
  const goOn = async () => {
    while (!(await next.evaluate((button) => button === document.activeElement))) await keyboard.press('Tab');
    await keyboard.press('Enter');
  };
  await goOn();
  await reach(20);
  // Of a grid a digit chooses in the row that has the focus, and leads nowhere: there are other rows.
  await keyboard.press('Tab');
  await choose('2');
  await keyboard.press('Tab');
  await choose('3');
  await goOn();
  await reach(21);
  // A box is ticked by its number, and by Space.
  await keyboard.press('Tab');
  await choose('3');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Space');
  await goOn();
  await reach(22);
  await keyboard.press('Tab');
  await choose('4');
  await goOn();
  await reach(23);
  // Whoever finds the district has named its division, in either language; a line goes on with Enter.
  await keyboard.press('Tab');
  await type('গাজী');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await type('kapa');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await reach(24);
  await type('70');
  await keyboard.press('Tab');
  await type('30');
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
  await type('R. One');
  await keyboard.press('Enter');
  await reach(27);
  await type('Respondent One');
  await keyboard.press('Enter');
  await reach(28);
  await choose('1');
  await goOn();
  await reach(29);
  await giveTime('6', () => type('30'), times[0]);
  await goOn();
  await reach(30);
  await giveDay('4', 4, '2026');
  await keyboard.press('Tab');
  await giveTime('7', () => chooseInList(QUARTERS, '15'), times[1]);
  await goOn();
  await reach(31);
  await giveDay('1', 5, '2026');
  await keyboard.press('Tab');
  await giveDay('7', 5, '2026');
  await goOn();
  await reach(32);
  await type('Corner shop');
  await keyboard.press('Tab');
  await type('Road 5');
  await goOn();
  await reach(33);
  await type('62.5');
  await goOn();
  await reach(34);
  await chooseInList(meals, meals[1]);
  await keyboard.press('Tab');
  await chooseInList(meals, meals[0]);
  await goOn();
  await reach(35);
  // In the order in which they stand in the passage, which each language has its own.
  const blanks = [() => keyboard.type('Dhaka'), () => chooseInList(rides, rides[1])];
  for (const fill of locale === 'bn' ? blanks.toReversed() : blanks) {
    await fill();
    await keyboard.press('Tab');
  }
  await goOn();
  await reach(36);
  await type('Salma');
  await keyboard.press('Tab');
  await type('31');
  while (!(await page.evaluate(() => document.activeElement?.matches('[data-entry-add]')))) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await type('Karim');
  await goOn();
  // What is only said has the focus, and Enter leads past it.
  await reach(37);
  expect(await page.locator('progress').getAttribute('aria-label')).toBe(said.afterSteps);
  await keyboard.press('Enter');
  await page.waitForURL(/last-step/);
  expect((await storedRespondent(product, page)).answers).toEqual({
    drink: 'o2',
    ways: ['o1', 'o3'],
    city: 'o2',
    stars: 4,
    trade: digits('9 to 5'),
    wish: digits('1\n2'),
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
    shops: { 'o1~c1': 'Corner shop', 'o1~c2': digits('Road 5') },
    prices: { 'o1~c1': 62.5 },
    gaps: { '1': 'Dhaka', '2': 'g2' },
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
  await context.close();
});
