// Surveys to answer, and how a person answers them.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { createProject, updateSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { everyKind } from './every-kind.ts';
import type { Product } from './product.ts';

/** A published survey with one question of every kind. */
export async function publishSurvey(
  product: Product,
  settings: Partial<ProjectSettings> = {},
  password?: string,
): Promise<string> {
  const owner = await product.asOwner();
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'Mornings', bn: 'সকাল' },
      languages: ['en', 'bn'],
      settings: { description: { en: 'About mornings.', bn: 'সকাল নিয়ে।' }, ...settings },
      questionnaire: everyKind,
    },
  });
  if (password)
    await owner(updateSurvey, { params: { id }, body: { settingsRevision: 1, privacy: 'limited', password } });
  await owner(publishProject, { params: { id } });
  return id;
}

/** The respondent a page is about, as the API gives it: once they have submitted, without their answers. */
export function respondentOf(product: Product, page: Page) {
  const url = new URL(page.url());
  const ref = url.searchParams.get('respondent') ?? /[A-Za-z0-9_-]{64}/.exec(url.pathname)?.[0] ?? '';
  return product.api()(getRespondent, { params: { id: ref } });
}

/** The same while they are answering. */
export async function storedRespondent(product: Product, page: Page) {
  const respondent = await respondentOf(product, page);
  if (respondent.state !== 'answering') throw new Error('They have submitted.');
  return respondent;
}

/** From the welcome page to the questions. `site` is the product's address, with `/bn` for its Bengali pages. */
export async function beginSurvey(page: Page, site: string, survey: string): Promise<Page> {
  await page.goto(`${site}/survey/welcome/${survey}`);
  await page.locator('form button').click();
  await page.waitForURL(/\/survey\/(?:tree\/)?[^/]+\/[^/]{64}/);
  return page;
}

export function answer(page: Page, question: string) {
  return page.locator(`[data-question="${question}"]`);
}

/** Goes on, with the button at the end of the page. */
export async function pressNext(page: Page): Promise<void> {
  await page.locator('button[name=go][value=next]:not([tabindex])').click();
}

/** The same where the server refuses: until its page is there, for what is wrong may be told before, as it is saved. */
export async function pressNextInVain(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), pressNext(page)]);
}

export function choose(page: Page, question: string, value: string): Promise<void> {
  return mark(answer(page, question).locator(`input[value="${value}"]`));
}

/** A radio is only clicked: in the step view it leads on, and may be gone before anybody looks whether it is set. */
async function mark(field: Locator): Promise<void> {
  if ((await field.getAttribute('type')) === 'radio') await field.click();
  else await field.check();
}

export async function type(page: Page, question: string, text: string): Promise<void> {
  await answer(page, question).locator('input:not([type=hidden], [type=checkbox]), textarea').fill(text);
}

/** In the three fields of a date: the only one of its question, or one of several, from 0. */
export async function giveDay(
  page: Page,
  [day, month, year]: [string, string, string],
  question = 'day',
  which = 0,
): Promise<void> {
  const date = answer(page, question).locator('[data-day]').nth(which);
  const fields = date.locator('input:not([type=date])');
  await fields.first().fill(day);
  await date.locator('select').selectOption(month);
  await fields.last().fill(year);
}

/** In the three fields of a time; words as the page has them. */
async function giveTime(
  page: Page,
  question: string,
  [hour, minute, half]: [hour: string, minute: string | RegExp, half: RegExp],
): Promise<void> {
  const part = (name: string) => answer(page, question).locator(`[name$=".${name}"]`);
  await part('hour').fill(hour);
  if (typeof minute === 'string') await part('minute').fill(minute);
  else await chooseByWord(part('minute'), minute);
  await chooseByWord(part('half'), half);
}

async function chooseByWord(list: Locator, word: RegExp): Promise<void> {
  await list.selectOption(await list.locator('option').filter({ hasText: word }).innerText());
}

/** By the buttons that a script offers, or by the lists of places where there is none. */
export async function putInOrder(page: Page, question: string, order: string[]): Promise<void> {
  for (const [index, option] of order.entries()) {
    const row = answer(page, question).locator(`[data-option="${option}"]`);
    const places = row.locator('select');
    if (await places.isVisible()) await places.selectOption(String(index + 1));
    else if (index < order.length - 1) await row.locator('[data-rank]').click();
  }
}

/** In a row of a grid. */
export function chooseIn(page: Page, question: string, row: string, value: string): Promise<void> {
  return mark(answer(page, question).locator(`input[name$=".${row}"][value="${value}"]`));
}

/** In a grid of texts or numbers, by cell. */
export function fillCells(page: Page, question: string, cells: Record<string, string>): Promise<void> {
  return giveAmounts(page, question, cells);
}

export async function giveAmounts(page: Page, question: string, amounts: Record<string, string>): Promise<void> {
  for (const [option, amount] of Object.entries(amounts)) {
    await answer(page, question).locator(`input[name$=".${option}"]`).fill(amount);
  }
}

/** With script it is there once it is named in the list; without, it comes along with the form. */
export async function giveFile(page: Page, question: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await answer(page, question).locator('input[type=file]').setInputFiles(file);
  const list = answer(page, question).locator('[data-files][data-ready] [data-file]:has(input:checked)');
  if (await answer(page, question).locator('[data-ready]').count()) await list.waitFor();
}

/** In the list of that level: by its name where a script makes it a field, or among its options where there is none. */
export async function givePlace(page: Page, level: string, name: string): Promise<void> {
  const list = answer(page, 'home').locator(`select[name$=".${level}"]`);
  if (await list.isVisible()) {
    const id = list
      .locator('option')
      .filter({ hasText: name })
      .or(list.locator(`[data-also="${name}"]`))
      .first();
    await list.selectOption(await id.getAttribute('value'));
    return;
  }
  const field = answer(page, 'home')
    .locator('[data-finder]', { has: page.locator(`select[name$=".${level}"]`) })
    .getByRole('combobox');
  await field.fill(name);
  await field.press('Enter');
}

/** What everybody in these tests answers, question by question. `number` is typed as given. */
export const answering: Record<string, (page: Page, number: string) => Promise<unknown>> = {
  drink: (page) => choose(page, 'drink', 'o2'),
  ways: async (page) => {
    await choose(page, 'ways', 'o1');
    await choose(page, 'ways', 'o3');
  },
  city: (page) => answer(page, 'city').locator('select').selectOption('o2'),
  stars: (page) => choose(page, 'stars', '4'),
  trade: (page) => type(page, 'trade', 'রিকশাচালক'),
  wish: (page) => type(page, 'wish', 'Less traffic\nand more rain'),
  mail: (page) => type(page, 'mail', 'Me@Example.com'),
  phone: (page) => type(page, 'phone', '০১৭১২-৩৪৫৬৭৮'),
  web: (page) => type(page, 'web', 'example.com'),
  ease: (page) => choose(page, 'ease', '7'),
  tell: (page) => choose(page, 'tell', '0'),
  way: (page, number) => type(page, 'way', number),
  walks: (page) => choose(page, 'walks', 'yes'),
  day: (page) => giveDay(page, ['২৫', '03', '2026']),
  clear: (page) => choose(page, 'clear', '5'),
  happy: (page) => choose(page, 'happy', '2'),
  effort: (page) => choose(page, 'effort', '6'),
  warmth: (page) => answer(page, 'warmth').locator('input[type=text]').fill('৬৫'),
  order: (page) => putInOrder(page, 'order', ['o3', 'o1', 'o2']),
  often: async (page) => {
    await chooseIn(page, 'often', 'o1', 'c1');
    await chooseIn(page, 'often', 'o3', 'c2');
  },
  when: async (page) => {
    await chooseIn(page, 'when', 'o2', 'c3');
    await chooseIn(page, 'when', 'o2', 'c1');
  },
  rate: (page) => chooseIn(page, 'rate', 'o1', '4'),
  home: async (page) => {
    await givePlace(page, 'district', 'Gazipur');
    const line = answer(page, 'home').locator('input[name$=".line"]');
    await line.fill('Village 7');
    await answer(page, 'home').locator('input[name$=".postcode"]').fill('১৭০০');
  },
  spend: (page) => giveAmounts(page, 'spend', { o1: '৭০', o2: '30' }),
  papers: (page) => giveFile(page, 'papers', { name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Tea') }),
  signs: (page) => type(page, 'signs', 'রহিম উদ্দিন'),
  called: (page) => type(page, 'called', 'উত্তরদাতা এক'),
  agrees: (page) => choose(page, 'agrees', 'agreed'),
  rises: (page) => giveTime(page, 'rises', ['৬', '30', /^(am|সকাল)$/]),
  ride: async (page) => {
    await giveDay(page, ['৪', '04', '2026'], 'ride');
    await giveTime(page, 'ride', ['7', /^(15|১৫)$/, /^(pm|সন্ধ্যা)$/]);
  },
  trip: async (page) => {
    await giveDay(page, ['1', '05', '2026'], 'trip', 0);
    await giveDay(page, ['৭', '05', '২০২৬'], 'trip', 1);
  },
  shops: (page) => fillCells(page, 'shops', { 'o1~c1': 'Karim Store', 'o2~c2': 'পান্থপথ' }),
  prices: (page) => fillCells(page, 'prices', { 'o1~c1': '৬২.৫', 'o2~c2': '400' }),
  meals: async (page) => {
    await answer(page, 'meals').locator('select[name$=".o1~c1"]').selectOption('d2');
    await answer(page, 'meals').locator('select[name$=".o2~c2"]').selectOption('d1');
  },
  gaps: async (page) => {
    await answer(page, 'gaps').locator('input[name$=".1"]').fill('বাজার');
    await answer(page, 'gaps').locator('select[name$=".2"]').selectOption('g2');
  },
  riders: async (page) => {
    await fillCells(page, 'riders', { '1~c1': 'Salma', '1~c2': '৩১' });
    await answer(page, 'riders').locator('select[name$=".1~c3"]').selectOption('w1');
  },
};

/** Where a choice leads on by itself, with script, a question at a time. */
export const leadsOn = new Set(['drink', 'stars', 'ease', 'clear', 'happy', 'effort', 'tell', 'walks']);

/** How that is stored. */
export const answered = {
  drink: 'o2',
  ways: ['o1', 'o3'],
  city: 'o2',
  stars: 4,
  trade: 'রিকশাচালক',
  wish: 'Less traffic\nand more rain',
  mail: 'me@example.com',
  phone: '+8801712345678',
  web: 'https://example.com/',
  ease: 7,
  clear: 5,
  happy: 2,
  effort: 6,
  warmth: 65,
  shops: { 'o1~c1': 'Karim Store', 'o2~c2': 'পান্থপথ' },
  prices: { 'o1~c1': 62.5, 'o2~c2': 400 },
  meals: { 'o1~c1': 'd2', 'o2~c2': 'd1' },
  gaps: { '1': 'বাজার', '2': 'g2' },
  riders: { '1~c1': 'Salma', '1~c2': 31, '1~c3': 'w1' },
  signs: 'রহিম উদ্দিন',
  called: 'উত্তরদাতা এক',
  agrees: 'agreed',
  rises: '06:30',
  ride: '2026-04-04T19:15',
  trip: { from: '2026-05-01', to: '2026-05-07' },
  papers: [expect.stringMatching(/^[\w-]{22}-menu\.txt$/)],
  tell: 0,
  way: 4.5,
  walks: 'yes',
  day: '2026-03-25',
  order: ['o3', 'o1', 'o2'],
  often: { o1: 'c1', o3: 'c2' },
  when: { o2: ['c1', 'c3'] },
  rate: { o1: 4 },
  home: { division: '6', district: '6-2', line: 'Village 7', postcode: '1700' },
  spend: { o1: 70, o2: 30, o3: 0 },
};
