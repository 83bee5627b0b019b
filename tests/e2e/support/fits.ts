import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fails when a page is wider than its window and has to be scrolled sideways. */
export async function checkFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `pixels beyond the window on ${page.url()}`).toBeLessThanOrEqual(0);
}
