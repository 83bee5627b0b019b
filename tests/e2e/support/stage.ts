import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { type Product, startProduct } from './product.ts';

export interface Stage {
  product: Product;
  browser: Browser;
}

/** The product and a browser, for the tests of one file; both are gone when these are done. */
export async function openStage(start: () => Promise<Product> = startProduct): Promise<Stage> {
  const [product, browser] = await Promise.all([start(), openBrowser()]);
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });
  return { product, browser };
}
