import type { Page } from 'playwright-core';

/** Waits on the first page of a window until script is at work: what menus and links do besides opening needs it. */
export async function scriptAtWork(page: Page): Promise<void> {
  // The frame notes who is signed in, after everything in it has begun to listen.
  await page.waitForFunction(() => sessionStorage.getItem('vuex') !== null);
}
