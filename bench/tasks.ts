// What five everyday tasks cost in the built product, in both languages: clicks, keys and seconds. A browser walks each
// of them as one would who knows the way. It never thinks, so the seconds are the product's own.
import type { Browser, BrowserContext } from 'playwright-core';
import { LOCALES, type Locale, localizePath } from '#domain/text/locale.ts';
import { catalogues } from '#messages/catalogue.ts';
import { createTranslator } from '#messages/translator.ts';
import { openBrowser } from '#tests/e2e/support/browser.ts';
import { type Demonstration, signIn, startDemonstration } from '../tools/pictures/demonstration.ts';
import { mostAnswered } from '../tools/pictures/places.ts';
import { everydayTasks } from './support/everyday-tasks.ts';
import { printFigure } from './support/print-figure.ts';

const WINDOW = { width: 1280, height: 900 };

/** Some respondents of the demonstration wrote it, in either language of their owner. */
const WORD = 'metro';

const demonstration = await startDemonstration();
const browser = await openBrowser({ asPeoplesDo: true });
try {
  for (const locale of LOCALES) await measureIn(locale, browser, demonstration);
} finally {
  await browser.close();
  await demonstration.stop();
}

async function measureIn(locale: Locale, opened: Browser, { url, owner }: Demonstration): Promise<void> {
  const context = await opened.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
  const spent = await countPresses(context);
  const page = await context.newPage();
  await signIn(page, url + localizePath('/login', locale), owner);
  const { _id: survey } = await mostAnswered(page);
  const tasks = everydayTasks(page, createTranslator(locale, catalogues[locale]).t);
  const home = url + localizePath('/dashboard', locale);

  async function measure<T>(task: string, start: string, walk: () => Promise<T>): Promise<T> {
    await page.goto(start, { waitUntil: 'networkidle' });
    Object.assign(spent, { clicks: 0, keys: 0 });
    const began = performance.now();
    const found = await walk();
    const name = locale === 'en' ? task : `${task}_${locale}`;
    printFigure(`${name}_clicks`, spent.clicks);
    printFigure(`${name}_keys`, spent.keys);
    printFigure(`${name}_time`, (performance.now() - began) / 1000, 's');
    return found;
  }

  const link = await measure('publish', home, tasks.publish);
  await measure('answer', link, tasks.answer);
  await measure('read_report', home, () => tasks.readReport(survey));
  await measure('find_response', home, () => tasks.findResponse(survey, WORD));
  await measure('change_setting', home, () => tasks.changeSetting(survey));
  await context.close();
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
