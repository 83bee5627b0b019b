import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { type Demonstration, mostAnswered, signIn } from './demonstration.ts';
import { ADMINISTRATOR_SCREENS, OWNER_SCREENS, type Screen, VISITOR_SCREENS } from './screens.ts';

/** Phone, tablet, desk and large desk, each as high as such a window is. */
const WINDOWS = [
  { width: 375, height: 760 },
  { width: 768, height: 1024 },
  { width: 1280, height: 860 },
  { width: 1920, height: 1080 },
];
const SCHEMES = ['light', 'dark'] as const;
const PREFIXES = ['', '/bn'] as const;
/** Of a picture's size on its sheet. */
const SCALE = 0.5;
const GAP = 16;

/** One sheet a screen: a row for each language and scheme, a column for each window. */
export async function contactSheets(
  browser: Browser,
  demonstration: Demonstration,
  { folder, names }: { folder: string; names: readonly string[] },
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { url, owner, administrator } = demonstration;
  const places = { survey: '', respondent: '' };

  const desk = await signedIn(browser, `${url}/login`, owner);
  places.survey = await mostAnswered(desk);
  const visitor = await (await browser.newContext()).newPage();
  places.respondent = await beginning(visitor, `${url}/survey/welcome/${places.survey}`);
  const back = await signedIn(browser, `${url}/admin-login`, administrator);

  for (const [page, screens] of [
    [visitor, VISITOR_SCREENS],
    [desk, OWNER_SCREENS],
    [back, ADMINISTRATOR_SCREENS],
  ] as const) {
    for (const screen of screens) {
      const isWanted = names.length === 0 || names.includes(screen.name);
      if (isWanted) await takeSheet(page, url, pathOf(screen, places), join(folder, `${screen.name}.png`));
    }
  }
}

async function signedIn(browser: Browser, address: string, person: Demonstration['owner']): Promise<Page> {
  const context: BrowserContext = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, address, person);
  return page;
}

/** Begins a survey and gives the respondent's ref. */
async function beginning(page: Page, welcome: string): Promise<string> {
  await page.goto(welcome);
  await page.locator('form button').first().click();
  await page.waitForURL(/[A-Za-z0-9_-]{64}/);
  return /[A-Za-z0-9_-]{64}/.exec(page.url())?.[0] ?? '';
}

function pathOf({ path }: Screen, places: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => places[name] ?? '');
}

async function takeSheet(page: Page, url: string, path: string, file: string): Promise<void> {
  const rows: Buffer[][] = [];
  for (const prefix of PREFIXES) {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const row: Buffer[] = [];
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await page.goto(url + prefix + path, { waitUntil: 'networkidle' });
        await page.evaluate('document.fonts.ready.then(() => true)');
        row.push(await page.screenshot({ animations: 'disabled' }));
      }
      rows.push(row);
    }
  }
  await together(rows, file);
}

async function together(rows: readonly Buffer[][], file: string): Promise<void> {
  const sizes = WINDOWS.map(({ width, height }) => ({
    width: Math.round(width * SCALE),
    height: Math.round(height * SCALE),
  }));
  const rowHeight = Math.max(...sizes.map(({ height }) => height)) + GAP;
  const lefts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, { width }) => sum + width + GAP, GAP));
  const pictures = await Promise.all(
    rows.flatMap((row, y) =>
      row.map(async (picture, x) => ({
        input: await sharp(picture).resize(sizes[x]).png().toBuffer(),
        left: lefts[x] ?? GAP,
        top: GAP + y * rowHeight,
      })),
    ),
  );
  const width = sizes.reduce((sum, size) => sum + size.width + GAP, GAP);
  const height = GAP + rows.length * rowHeight;
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(pictures)
    .png()
    .toFile(file);
}
