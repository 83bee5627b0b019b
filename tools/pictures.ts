// `node tools/pictures.ts`: takes the home page's pictures of the product from its demonstration, in both languages.
// With `--sheets` every screen instead, or those named after it, in both languages and schemes and at four widths, as
// sheets in tmp/sheets to look at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
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

async function takePictures(
  browser: Browser,
  { url, owner }: Demonstration,
  locale: 'en' | 'bn',
  prefix: string,
): Promise<void> {
  const desk = await browser.newPage({ viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 });
  await signIn(desk, `${url}${prefix}/login`, owner);
  const survey = await mostAnswered(desk);
  await desk.goto(`${url}${prefix}/dashboard/survey/${survey}/response-reports`, { waitUntil: 'networkidle' });
  // Without the frame: on the home page it stands small.
  await desk.setViewportSize({ width: 1280, height: 960 });
  await keep(desk, `report-${locale}`, 1120, { x: 84, y: 64, width: 1160, height: 880 });
  await desk.setViewportSize({ width: 1280, height: 860 });
  await desk.goto(`${url}${prefix}/dashboard/survey/${survey}`, { waitUntil: 'networkidle' });
  await desk
    .locator('main')
    .getByText(locale === 'en' ? /^1\. / : /^১\. /)
    .first()
    .click();
  await desk.waitForLoadState('networkidle');
  await desk.mouse.move(0, 0);
  await keep(desk, `builder-${locale}`, 1280);
  await desk.context().close();

  const phone = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await phone.goto(`${url}${prefix}/survey/welcome/${survey}`);
  await phone.locator('form button').first().click();
  await phone.waitForURL(/\/survey\/[^/]+\/[^/]{64}/);
  await phone.locator('input[type=radio]').nth(1).check();
  await phone.waitForLoadState('networkidle');
  await keep(phone, `survey-${locale}`, 480);
  await phone.context().close();
}

type Clip = NonNullable<Parameters<Page['screenshot']>[0]>['clip'];

async function keep(page: Page, name: string, width: number, clip?: Clip): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => true)');
  const picture = await page.screenshot({ animations: 'disabled', clip });
  await sharp(picture)
    .resize({ width })
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
}
