// A Bengali font weighs more than a whole survey page: only pages with Bengali text fetch one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { fallbackStyles } from '../../tools/fallback-fonts/fallback-styles.ts';
import { root } from '../../tools/root.ts';
import { painted } from './support/page-vitals.ts';
import { openStage } from './support/stage.ts';
import { beginSurvey, publishSurvey } from './support/taking-part.ts';

const { product, browser } = await openStage();
const survey = await publishSurvey(product, { viewType: 'step' });

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** A page and the fonts it has asked for so far, by their names without the build's mark. */
async function watched(): Promise<{ page: Page; fonts: Set<string> }> {
  const page = await (await browser.newContext({ viewport: { width: 375, height: 700 } })).newPage();
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font')
      fonts.add(/([\w-]+)-[\w-]{8}\.woff2|(letters\/\w+)/.exec(request.url())?.slice(1).find(Boolean) ?? request.url());
  });
  return { page, fonts };
}

it('an English survey page fetches the letters of its titles, and of one Bengali word', async () => {
  const { page, fonts } = await watched();
  await beginSurvey(page, product.url, survey);
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts].sort()).toEqual(['language-name-400', 'letters/latin']);
});

it('an English page of the site fetches the faces of its own letters until its languages are looked at', async () => {
  const { page, fonts } = await watched();
  await page.goto(`${product.url}/faq`);
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts].sort()).toEqual(['display-latin', 'inter-latin-wght-normal']);
  await page.locator('header summary', { hasText: 'Language' }).click();
  await page.getByRole('link', { name: 'বাংলা' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts].sort()).toEqual(['display-latin', 'inter-latin-wght-normal', 'language-name-400']);
});

it('those letters are the ones of the whole font', async () => {
  const { page, fonts } = await watched();
  await page.goto(`${product.url}/survey/welcome/${survey}`);
  const short = await drawnIn(page, 'Language Name');
  const whole = await drawnIn(page, 'Noto Sans Bengali');
  // The page's own, whatever fonts the machine has.
  expect([short.fonts, whole.fonts]).toMatchObject([[{ isCustomFont: true }], [{ isCustomFont: true }]]);
  expect(short.width).toBeCloseTo(whole.width, 0);
  expect(fonts).toContain('language-name-400');
});

/** How wide the language's name is in a font, and which fonts the browser really took for it. */
async function drawnIn(page: Page, family: string) {
  const name = '[data-language-name]';
  const width = await page.locator(name).evaluate(async (element: HTMLElement, font) => {
    await document.fonts.load(`160px "${font}"`, 'বাংলা');
    Object.assign(element.style, { fontSize: '160px', fontFamily: `"${font}", monospace`, whiteSpace: 'nowrap' });
    return element.getBoundingClientRect().width;
  }, family);
  return { width, fonts: await fontsOf(page, name) };
}

/** The fonts that the browser really took for the text of an element. */
async function fontsOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts;
}

it('a Bengali survey page fetches the text face in one weight, and the letters of its titles', async () => {
  const { page, fonts } = await watched();
  await beginSurvey(page, `${product.url}/bn`, survey);
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts].sort()).toEqual(['letters/bengali', 'noto-sans-bengali-bengali-400-normal']);
});

it.each([
  ['', 40_000],
  ['/bn', 60_000],
])('the fonts of a survey (%s) stay within %i bytes from its welcome to its questions', async (language, most) => {
  const { page } = await watched();
  const sizes = new Map<string, number>();
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'font') sizes.set(reply.url(), Number(reply.headers()['content-length']));
  });
  await beginSurvey(page, product.url + language, survey);
  await page.evaluate(() => document.fonts.ready);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(most);
});

it.each(['/survey/welcome/', '/'])('a Bengali page (%s) is painted before any font has come', async (path) => {
  const { page, fonts } = await watched();
  // They never come.
  await page.route('**/*.woff2', () => {});
  await page.goto(`${product.url}/bn${path === '/' ? '' : path + survey}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // A survey asks for a font only once it is read; the site for those of its headings and its name before.
  const early = await page.locator('link[rel=preload][as=font]').count();
  expect(early).toBe(path === '/' ? 2 : 0);
  expect(fonts.size).toBeGreaterThan(0);
});

it.each(['', '/bn'])('nothing moves as fonts come, on a phone that has none (%s)', async (language) => {
  const { page } = await watched();
  await page.setViewportSize({ width: 412, height: 823 });
  let painting = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painting.promise;
    await route.continue();
  });
  const { _id: ref } = await product.api()(startRespondent, { params: { id: survey }, body: {} });
  for (const path of ['/', '/faq', '/login', `/survey/welcome/${survey}`, `/survey/${survey}/${ref}?q=1`]) {
    painting = Promise.withResolvers();
    await page.goto(product.url + language + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    painting.resolve();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    expect.soft((await painted(page)).cls, path).toBeLessThanOrEqual(0.02);
  }
});

it.each(['', '/bn'])('titles take as many lines where their font has not come in time (%s)', async (language) => {
  const { page } = await watched();
  const linesOf = async (path: string) => {
    await page.goto(product.url + language + path);
    const heights: number[] = [];
    for (const width of [375, 390, 412, 430, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => document.fonts.ready.then(() => true));
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      if (!title) throw new Error(`${path} shows no title at ${width} pixels.`);
      heights.push(title.height);
    }
    return heights;
  };
  const withFont = [await linesOf('/'), await linesOf('/faq')];
  await page.route('**/display-*.woff2', (route) => route.abort());
  expect([await linesOf('/'), await linesOf('/faq')]).toEqual(withFont);
});

it('what stands in for a font is as wide as the fonts that are there now', async () => {
  const kept = readFileSync(join(root, 'src/ui/fonts/fallbacks.css'), 'utf8');
  expect(await fallbackStyles(browser)).toBe(kept);
});

it('a Bengali survey page asks the device for a font before it fetches one', async () => {
  const { page, fonts } = await watched();
  await page.goto(`${product.url}/survey/welcome/${survey}`);
  // The browser of the tests has no Bengali font: the one of its English pages stands in for a device's.
  const [installed] = await fontsOf(page, 'main li');
  await page.route('**/*.css', async (route) => {
    const reply = await route.fetch();
    const css = await reply.text();
    const body = css.replace(/local\(["']?Nirmala UI["']?\)/, `local("${installed?.postScriptName}")`);
    await route.fulfill({ response: reply, body });
  });
  fonts.clear();
  await beginSurvey(page, `${product.url}/bn`, survey);
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts]).toEqual(['letters/bengali']);
});
