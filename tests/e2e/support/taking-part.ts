// Surveys to answer, and how a person answers them.
import type { Locator, Page } from 'playwright-core';
import { createProject, updateSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { getRespondent } from '#features/taking-part/contract.ts';
import { everyKind } from './every-kind.ts';
import type { Product } from './product.ts';

/** A published survey with one question of every kind. */
export async function publishSurvey(
  product: Product,
  settings: Partial<ProjectSettings> = {},
  password?: string,
): Promise<string> {
  const owner = await product.asAdministrator();
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
  await page.waitForURL(/\/survey\/[^/]+\/[^/]{64}/);
  return page;
}

export function answer(page: Page, question: string) {
  return page.locator(`[data-question="${question}"]`);
}

/** How far down its page something stands, wherever that is scrolled to. */
export function placeOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
}

/** Goes on, with the button at the end of the page. */
export async function pressNext(page: Page): Promise<void> {
  await page.locator('button[name=go][value=next]:not([tabindex])').click();
}

export async function choose(page: Page, question: string, value: string): Promise<void> {
  await answer(page, question).locator(`input[value="${value}"]`).check();
}

export async function type(page: Page, question: string, text: string): Promise<void> {
  await answer(page, question).locator('input:not([type=hidden]), textarea').fill(text);
}

/** In the three fields of the one date there is. */
export async function giveDay(page: Page, [day, month, year]: [string, string, string]): Promise<void> {
  const fields = answer(page, 'day').locator('input:not([type=hidden], [type=date])');
  await fields.first().fill(day);
  await answer(page, 'day').locator('select').selectOption(month);
  await fields.last().fill(year);
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
export async function chooseIn(page: Page, question: string, row: string, value: string): Promise<void> {
  await answer(page, question).locator(`input[name$=".${row}"][value="${value}"]`).check();
}

export async function giveAmounts(page: Page, question: string, amounts: Record<string, string>): Promise<void> {
  for (const [option, amount] of Object.entries(amounts)) {
    await answer(page, question).locator(`input[name$=".${option}"]`).fill(amount);
  }
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
  spend: (page) => giveAmounts(page, 'spend', { o1: '৭০', o2: '30' }),
  called: (page) => type(page, 'called', 'উত্তরদাতা এক'),
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
  called: 'উত্তরদাতা এক',
  tell: 0,
  way: 4.5,
  walks: 'yes',
  day: '2026-03-25',
  order: ['o3', 'o1', 'o2'],
  often: { o1: 'c1', o3: 'c2' },
  when: { o2: ['c1', 'c3'] },
  rate: { o1: 4 },
  spend: { o1: 70, o2: 30, o3: 0 },
};
