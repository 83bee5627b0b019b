// That pages are judged as well where no script runs.
import { expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

it.each([true, false])('finds what is wrong with a page (script: %s)', async (javaScriptEnabled) => {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
  await page.goto(`${product.url}/faq`);
  await checkAccessibility(page);
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">'),
  );
  await expect(checkAccessibility(page)).rejects.toThrow('image-alt');
  await page.context().close();
});
