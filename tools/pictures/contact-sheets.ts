import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { identityPaths } from '#features/identity/paths.ts';
import { type Demonstration, signIn } from './demonstration.ts';
import { findPlaces } from './places.ts';
import { SCREENS, type Screen } from './screens.ts';

/** Phone, tablet, desk and large desk, each as high as such a window is. */
const PHONE = { width: 375, height: 760 };
const DESK = { width: 1280, height: 860 };
const WINDOWS = [PHONE, { width: 768, height: 1024 }, DESK, { width: 1920, height: 1080 }];
const SCHEMES = ['light', 'dark'] as const;
const PREFIXES = ['', '/bn'] as const;
/** Of a picture's size on its sheet; a whole page has its own. */
const SCALE = 0.5;
const GAP = 16;

/** One sheet a screen: a row for each language and scheme, a column for each window. */
export async function contactSheets(
  browser: Browser,
  demonstration: Demonstration,
  { folder, names }: { folder: string; names: readonly string[] },
): Promise<void> {
  const { url, owner, second, agent, administrator } = demonstration;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const signedIn = async (path: string, person: Demonstration['owner']) => {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, url + path, person);
    return page;
  };
  const pages = {
    visitor: await (await browser.newContext()).newPage(),
    owner: await signedIn(identityPaths.login, owner),
    second: await signedIn(identityPaths.login, second),
    administrator: await signedIn(identityPaths.adminLogin, administrator),
    agent: await signedIn(identityPaths.adminLogin, agent),
  };
  const places = await findPlaces(demonstration, pages);
  for (const [person, screens] of Object.entries(SCREENS)) {
    for (const { name, path, first, whole = false } of screens) {
      if (names.length > 0 && !names.includes(name)) continue;
      const sheet = { address: path(places), first, whole, file: join(folder, `${name}.png`) };
      await takeSheet(pages[person as keyof typeof SCREENS], url, sheet);
    }
  }
}

interface Sheet extends Pick<Screen, 'first'> {
  address: string;
  whole: boolean;
  file: string;
}

async function takeSheet(page: Page, url: string, { address, first, whole, file }: Sheet): Promise<void> {
  const rows: Buffer[][] = [];
  for (const prefix of PREFIXES) {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const row: Buffer[] = [];
      for (const window of whole ? [PHONE, DESK] : WINDOWS) {
        await page.setViewportSize(window);
        await page.goto(url + prefix + address, { waitUntil: 'networkidle' });
        await first?.(page);
        await page.evaluate('document.fonts.ready.then(() => true)');
        row.push(await page.screenshot({ animations: 'disabled', fullPage: whole }));
      }
      rows.push(row);
    }
  }
  await together(rows, file, whole ? 1 : SCALE);
}

async function together(pictures: readonly Buffer[][], file: string, scale: number): Promise<void> {
  const rows = await Promise.all(pictures.map((row) => Promise.all(row.map((picture) => scaled(picture, scale)))));
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let width = 0;
  let top = GAP;
  for (const row of rows) {
    let left = GAP;
    for (const { data, info } of row) {
      parts.push({ input: data, left, top });
      left += info.width + GAP;
    }
    width = Math.max(width, left);
    top += Math.max(...row.map(({ info }) => info.height)) + GAP;
  }
  await sharp({ create: { width, height: top, channels: 3, background: '#808080' } })
    .composite(parts)
    .png()
    .toFile(file);
}

async function scaled(picture: Buffer, scale: number) {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize(Math.round(width * scale))
    .png()
    .toBuffer({ resolveWithObject: true });
}
