// A Bengali font weighs more than a whole survey page: only pages with Bengali text fetch one.
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
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
      fonts.add(/([\w-]+)-[\w-]{8}\.woff2/.exec(request.url())?.[1] ?? request.url());
  });
  return { page, fonts };
}

it('an English survey page fetches no Bengali font but the letters of one word', async () => {
  const { page, fonts } = await watched();
  await beginSurvey(page, product.url, survey);
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts]).toEqual(['language-name-400']);
});

it('an English page of the site fetches none at all until its languages are looked at', async () => {
  const { page, fonts } = await watched();
  await page.goto(`${product.url}/login`);
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts]).toEqual(['inter-latin-wght-normal']);
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'বাংলা' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts]).toEqual(['inter-latin-wght-normal', 'language-name-400']);
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
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: name });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return { width, fonts };
}

it('a Bengali survey page fetches the whole font in the two weights it shows', async () => {
  const { page, fonts } = await watched();
  await beginSurvey(page, `${product.url}/bn`, survey);
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts].sort()).toEqual(['noto-sans-bengali-bengali-400-normal', 'noto-sans-bengali-bengali-600-normal']);
});
