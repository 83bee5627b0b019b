import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** Fails when a page is wider than its window and has to be scrolled sideways. */
export async function checkFits(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // Script that follows the window's width is at work a frame later.
  await eventually(beyond, `pixels beyond the window on ${page.url()}`).toBeLessThanOrEqual(0);
}
