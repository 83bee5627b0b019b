// `npm run mark`: draws from the mark's one shape what browsers, home screens and messengers show of Jorip.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { LOCALES, type Locale } from '#domain/text/locale.ts';
import { textOf } from '#messages/translate.ts';
import { openBrowser } from '#tests/e2e/support/browser.ts';
import { MARK } from '#ui/plain/mark-shape.ts';
import { root } from './root.ts';

const GREEN = '#006a4e';
const LIGHT_GREEN = '#5ccba3';
const PAPER = '#fbfaf6';
const MARIGOLD = '#f5a524';

const folder = join(root, 'public');
const strokes = MARK.matra + MARK.strokes.join('');

writeFileSync(join(folder, 'favicon.svg'), favicon());
await icon('icon-192.png', 192, { corner: 7, scale: 0.72 });
await icon('icon-512.png', 512, { corner: 7, scale: 0.72 });
await icon('apple-touch-icon.png', 180, { corner: 0, scale: 0.72 });
// Cut to any shape: the mark stays within the circle that is always left.
await icon('icon-maskable-512.png', 512, { corner: 0, scale: 0.58 });

const browser = await openBrowser();
try {
  for (const locale of LOCALES) await preview(browser, locale);
} finally {
  await browser.close();
}

/** On the ground of the tab, whatever its scheme. */
function favicon(): string {
  const style = `path{fill:${GREEN}}@media(prefers-color-scheme:dark){path{fill:${LIGHT_GREEN}}}path+path{fill:${MARIGOLD}}`;
  const paths = `<path d="${strokes}"/><path d="${MARK.slash}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.size} ${MARK.size}" aria-hidden="true"><style>${style}</style>${paths}</svg>\n`;
}

/** A green tile; the matra runs over it from edge to edge. */
async function icon(name: string, pixels: number, { corner, scale }: { corner: number; scale: number }): Promise<void> {
  const { size } = MARK;
  const aside = (size * (1 - scale)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}">
    <rect width="${size}" height="${size}" rx="${corner}" fill="${GREEN}"/>
    <rect y="${aside + 2 * scale}" width="${size}" height="${4 * scale}" fill="${PAPER}"/>
    <g transform="translate(${aside} ${aside}) scale(${scale})">
      <path fill="${PAPER}" d="${strokes}"/><path fill="${MARIGOLD}" d="${MARK.slash}"/>
    </g></svg>`;
  await sharp(Buffer.from(svg)).png({ palette: true }).toFile(join(folder, name));
}

/** What messengers and social networks show with a link, 1200 by 630: the name hangs from the mark's own line. */
async function preview(browser: Browser, locale: Locale): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(previewPage(locale));
  await page.evaluate('document.fonts.ready.then(() => true)');
  const picture = await page.screenshot();
  await page.close();
  await sharp(picture)
    .png({ palette: true })
    .toFile(join(folder, `preview-${locale}.png`));
}

function previewPage(locale: Locale): string {
  const t = textOf(locale);
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>
    ${face('Latin', 'display-latin.woff2')}
    ${face('Bengali', 'display-bengali.woff2')}
    body { margin: 0; height: 630px; overflow: hidden; background: ${GREEN}; color: ${PAPER};
      font-family: Latin, Bengali; font-weight: 650; position: relative; }
    body > * { position: absolute; margin: 0; }
    .line { top: 160px; left: 0; right: 0; height: 36px; background: ${PAPER}; }
    svg { top: 142px; left: 84px; width: 288px; height: 288px; }
    .name { top: 176px; left: 452px; line-height: 1; white-space: nowrap; font-size: 280px; }
    .claim { left: 84px; right: 84px; top: 510px; font-size: 54px; line-height: 1.2; }
    .claim:lang(bn) { font-size: 48px; }
    </style>
    <div class="line"></div>
    <svg viewBox="0 0 ${MARK.size} ${MARK.size}">
      <path fill="${PAPER}" d="${strokes}"/><path fill="${MARIGOLD}" d="${MARK.slash}"/></svg>
    <p class="name">${t('common:productName')}</p>
    <p class="claim">${t('site:home.title')}</p></html>`;
}

function face(family: string, file: string): string {
  const data = readFileSync(join(root, 'src/ui/fonts', file)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 650; src: url(data:font/woff2;base64,${data}); }`;
}
