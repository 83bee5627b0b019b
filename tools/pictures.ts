// `node tools/pictures.ts`: takes the home page's pictures of the product from its demonstration, in both languages and
// schemes.
// With `--sheets` every screen instead, or those named after it, in both languages and schemes and at four widths, as
// sheets in tmp/sheets to look at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '#tests/e2e/support/browser.ts';
import { contactSheets } from './pictures/contact-sheets.ts';
import { type Demonstration, mostAnswered, signIn, startDemonstration } from './pictures/demonstration.ts';
import { root } from './root.ts';

const folder = join(root, 'public/pictures');
const locales = [
  { locale: 'en', prefix: '' },
  { locale: 'bn', prefix: '/bn' },
] as const;

/** Of a picture, in the pixels of a page; it is kept at twice that. */
const SIZE = { width: 720, height: 480 };

mkdirSync(folder, { recursive: true });
const [option, ...names] = process.argv.slice(2);
const demonstration = await startDemonstration();
const browser = await openBrowser();
try {
  if (option === '--sheets') await contactSheets(browser, demonstration, { folder: join(root, 'tmp/sheets'), names });
  else for (const { locale, prefix } of locales) await takePictures(browser, demonstration, locale, prefix);
} finally {
  await browser.close();
  await demonstration.stop();
}

/** One question where it is built, where its survey's link leads, and what was answered to it. */
async function takePictures(
  browser: Browser,
  { url, owner }: Demonstration,
  locale: 'en' | 'bn',
  prefix: string,
): Promise<void> {
  const desk = await browser.newPage({ viewport: { width: 1280, height: 1000 }, deviceScaleFactor: 2 });
  await signIn(desk, `${url}${prefix}/login`, owner);
  const id = await mostAnswered(desk);
  const survey = `${url}${prefix}/dashboard/survey/${id}`;
  const main = desk.locator('main');
  const first = locale === 'en' ? /^1\. / : /^১\. /;
  for (const colorScheme of ['light', 'dark'] as const) {
    await desk.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const name = (step: string) => `${step}-${locale}${colorScheme === 'dark' ? '-dark' : ''}`;
    await desk.setViewportSize({ width: 1280, height: 1000 });
    await desk.goto(survey, { waitUntil: 'networkidle' });
    await main.getByText(first).first().click();
    await keep(desk, name('build'), await beside(main.getByRole('textbox').first(), { above: 70, before: 64 }));
    await desk.setViewportSize({ width: 820, height: 1600 });
    await desk.goto(`${survey}/response-reports`, { waitUntil: 'networkidle' });
    await keep(desk, name('read'), await beside(main.getByRole('heading', { name: first }), { above: 60, before: 40 }));
    await desk.setViewportSize(SIZE);
    await desk.goto(`${url}${prefix}/survey/welcome/${id}`, { waitUntil: 'networkidle' });
    await keep(desk, name('share'), { x: 0, y: 0 });
  }
  await desk.context().close();
}

/** The corner of a part of the screen, with some of what stands above and before it. */
async function beside(part: Locator, { above, before }: { above: number; before: number }) {
  const { x, y } = (await part.boundingBox()) ?? { x: 0, y: 0 };
  return { x: Math.max(0, x - before), y: Math.max(0, y - above) };
}

async function keep(page: Page, name: string, corner: { x: number; y: number }): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready.then(() => true)');
  const picture = await page.screenshot({ animations: 'disabled', clip: { ...corner, ...SIZE } });
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
}
