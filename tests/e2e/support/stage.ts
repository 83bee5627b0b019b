import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { openBrowser } from './browser.ts';
import { type Product, type RunningProduct, reachProduct } from './product.ts';
import './global-setup.ts';

export interface Stage {
  product: Product;
  browser: Browser;
}

let browser: Promise<Browser> | undefined;

/**
 * A product and a browser for the tests of one file. Others use both at the same time: what a test finds there it made
 * itself, with people of its own. A file that needs the product otherwise, or alone, starts its own.
 */
export async function openStage(start?: () => Promise<RunningProduct>): Promise<Stage> {
  // It ends with the worker, whose files follow one another.
  browser ??= openBrowser();
  const [product, opened] = await Promise.all([start ? startAlone(start) : reachProduct(inject('product')), browser]);
  afterAll(async () => {
    for (const context of opened.contexts()) await context.close();
  });
  return { product, browser: opened };
}

async function startAlone(start: () => Promise<RunningProduct>): Promise<Product> {
  const product = await start();
  afterAll(() => product.stop());
  return product;
}
