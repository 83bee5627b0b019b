// `node tools/pictures.ts`: takes the home page's pictures of the product from its demonstration, in both languages and
// schemes.
// With `--sheets` every screen instead, or those named after it, in both languages and schemes and at four widths, as
// sheets in tmp/sheets to look at.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { projectPaths } from '#features/projects/paths.ts';
import { reportPaths } from '#features/reports/paths.ts';
import { openBrowser } from '#tests/e2e/support/browser.ts';
import { contactSheets } from './pictures/contact-sheets.ts';
import { type Demonstration, signIn, startDemonstration } from './pictures/demonstration.ts';
import { anyProject, mostAnswered } from './pictures/places.ts';
import { takeQuiz } from './pictures/take-quiz.ts';
import { root } from './root.ts';

const folder = join(root, 'public/pictures');
const locales = [
  { locale: 'en', prefix: '' },
  { locale: 'bn', prefix: '/bn' },
] as const;

const DESK = { width: 1280, height: 1000 };

/**
 * Sizes of pictures, in the pixels of a page: they are kept at twice that. Then what of the screen is in them: so much
 * of a window of this width, from its left, beginning so far above the question.
 */
const DEVICES = [
  {
    suffix: '',
    size: { width: 720, height: 480 },
    // Outline and canvas, below the bar and beside the sidebar; a question of the results beside that.
    build: { window: 1280, left: 60, width: 900, above: 191 },
    // Link and code, below the bar.
    share: { window: 900, left: 60, width: 840, above: 40 },
    read: { window: 820, left: 60, width: 760, above: 36 },
    // The column of the result, without the cloth beside it, from the name of the quiz.
    marked: { window: 1280, left: 29, width: 685, above: 72, size: { width: 720, height: 760 } },
  },
  {
    suffix: '-phone',
    size: { width: 360, height: 400 },
    build: { window: 375, left: 0, width: 375, above: 40 },
    share: { window: 375, left: 0, width: 375, above: 30 },
    read: { window: 375, left: 0, width: 375, above: 30 },
    // To the end of the first question that it tells of.
    marked: { window: 375, left: 0, width: 375, above: 64, size: { width: 360, height: 496 } },
  },
] as const;
/** High enough for the first questions of any screen; what sticks to the end of a window is far from them. */
const WINDOW_HEIGHT = 2400;
/** Where a site is that somebody runs; the demonstration's own address says nothing. */
const HOST = 'jorip.example';

/** A scrollbar keeps no room on a phone, and none is seen in a picture. */
const NO_SCROLLBAR = 'html { scrollbar-gutter: auto !important; scrollbar-width: none; }';

/** Pages of respondents are in the font of the device; the browser here has none that anybody has. */
const inter = readFileSync(join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
const deviceFont = `
  @font-face { font-family: device; font-weight: 100 900; src: url(data:font/woff2;base64,${inter.toString('base64')}); }
  :root { --font-system: device, 'Installed Bengali', sans-serif !important; }`;

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

/** One question where it is built, its survey's link and code, and what was answered to it. */
async function takePictures(
  browser: Browser,
  { url, owner }: Demonstration,
  locale: 'en' | 'bn',
  prefix: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: DESK, deviceScaleFactor: 2, bypassCSP: true });
  await signIn(page, `${url}${prefix}/login`, owner);
  const survey = await mostAnswered(page);
  const learner = await browser.newPage({ viewport: DESK, deviceScaleFactor: 2, bypassCSP: true });
  await learner.goto(`${url}${prefix}/`);
  const quiz = await anyProject(page, 'quiz');
  const marked = await takeQuiz(page, learner, quiz._id, locale);
  const open = async (path: string): Promise<void> => {
    await page.goto(`${url}${prefix}${path}`, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: NO_SCROLLBAR });
  };
  const main = page.locator('main');
  const first = locale === 'en' ? /^1\. / : /^১\. /;
  for (const device of DEVICES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const keepAs = (step: string, shown: Corner & Size, of = page, size: Size = device.size) => {
        const name = `${step}-${locale}${device.suffix}${colorScheme === 'dark' ? '-dark' : ''}`;
        return keep(of, name, shown, size);
      };
      await page.setViewportSize({ width: device.build.window, height: WINDOW_HEIGHT });
      await open(projectPaths.build(survey));
      // Above it stands the section's own.
      await main.locator('[id$="-open"]').nth(1).click();
      await keepAs('build', await around(main.getByRole('textbox').first(), device.build, device.size));
      await page.setViewportSize({ width: device.read.window, height: WINDOW_HEIGHT });
      await open(reportPaths.responseReports(survey));
      await keepAs('read', await around(main.getByRole('heading', { name: first }), device.read, device.size));
      await page.setViewportSize({ width: device.share.window, height: WINDOW_HEIGHT });
      await open(projectPaths.share(survey));
      await page.evaluate(puttingHost(new URL(url).host, HOST));
      await keepAs('share', await around(main.getByRole('heading').first(), device.share, device.size));
      await learner.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await learner.setViewportSize({ width: device.marked.window, height: DESK.height });
      await learner.goto(`${url}${prefix}${marked}`, { waitUntil: 'networkidle' });
      await learner.addStyleTag({ content: NO_SCROLLBAR + deviceFont });
      const ended = learner.getByRole('heading').first();
      const { size } = device.marked;
      await keepAs('marked', await around(ended, device.marked, size), learner, size);
    }
  }
  await page.context().close();
  await learner.context().close();
}

/** Of the page, in its own words: one host in place of another, wherever it is read. */
function puttingHost(from: string, to: string): string {
  const [before, after] = [JSON.stringify(from), JSON.stringify(to)];
  return `
    for (const field of document.querySelectorAll('input')) field.value = field.value.replace(${before}, ${after});
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.nodeValue.includes(${before})) text.nodeValue = text.nodeValue.replace(${before}, ${after});
    }`;
}

interface Corner {
  x: number;
  y: number;
}

/** Of a window, what stands around a part of the screen, in the proportions of its picture. */
async function around(
  part: Locator,
  { left, width, above }: { left: number; width: number; above: number },
  size: Size,
): Promise<Corner & Size> {
  const { y } = (await part.boundingBox()) ?? { y: 0 };
  return { x: left, y: Math.max(0, y - above), width, height: (width * size.height) / size.width };
}

interface Size {
  width: number;
  height: number;
}

/** A part of the screen, as a picture of this size. */
async function keep(page: Page, name: string, clip: Corner & Size, size: Size): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready.then(() => true)');
  const picture = await page.screenshot({ animations: 'disabled', clip });
  await sharp(picture)
    .resize(size.width * 2, size.height * 2)
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
}
