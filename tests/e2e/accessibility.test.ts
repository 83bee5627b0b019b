// That pages are judged, and as well where no script runs.
import { afterAll, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { openBrowser } from './support/browser.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const SOUND = '<!doctype html><html lang="en"><title>Sound</title><main><h1>Sound</h1><p>Nothing is wrong.</p></main>';

// A page of its own: one of the product's would still come to life while something wrong is put into it.
it.each([true, false])('finds what is wrong with a page (script: %s)', async (javaScriptEnabled) => {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
  await page.route('http://page.test/**', (route) =>
    route.fulfill({
      body: route.request().url().endsWith('/wrong') ? `${SOUND}<img src="data:image/gif;base64,">` : SOUND,
      contentType: 'text/html; charset=utf-8',
    }),
  );
  await page.goto('http://page.test/');
  await checkAccessibility(page);
  await page.goto('http://page.test/wrong');
  await expect(checkAccessibility(page)).rejects.toThrow('image-alt');
});
