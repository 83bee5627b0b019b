import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { identityPaths } from '#features/identity/paths.ts';
import { type Demonstration, signIn } from './demonstration.ts';
import { findPlaces } from './places.ts';
import { SCREENS, type Screen } from './screens.ts';

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
    for (const { name, path, first } of screens) {
      if (names.length > 0 && !names.includes(name)) continue;
      const sheet = { address: path(places), first, file: join(folder, `${name}.png`) };
      await takeSheet(pages[person as keyof typeof SCREENS], url, sheet);
    }
  }
}

interface Sheet {
  address: string;
  first: Screen['first'];
  file: string;
}

async function takeSheet(page: Page, url: string, { address, first, file }: Sheet): Promise<void> {
  const rows: Buffer[][] = [];
  for (const prefix of PREFIXES) {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const row: Buffer[] = [];
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await page.goto(url + prefix + address, { waitUntil: 'networkidle' });
        await first?.(page);
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
