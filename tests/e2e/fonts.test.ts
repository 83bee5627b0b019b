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
  const widths = await page.locator('[data-language-name]').evaluate(async (name) => {
    const widthIn = async (family: string) => {
      await document.fonts.load(`160px "${family}"`, 'বাংলা');
      Object.assign((name as HTMLElement).style, {
        fontSize: '160px',
        fontFamily: `"${family}", monospace`,
        whiteSpace: 'nowrap',
      });
      return name.getBoundingClientRect().width;
    };
    return [await widthIn('Language Name'), await widthIn('Noto Sans Bengali'), await widthIn('No such font')];
  });
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 0);
  expect(widths[2]).not.toBeCloseTo(widths[1] ?? 0, 0);
  expect(fonts).toContain('language-name-400');
});

it('a Bengali survey page fetches the whole font in the two weights it shows', async () => {
  const { page, fonts } = await watched();
  await beginSurvey(page, `${product.url}/bn`, survey);
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts].sort()).toEqual(['noto-sans-bengali-bengali-400-normal', 'noto-sans-bengali-bengali-600-normal']);
});
