import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach } from 'vitest';

/** A page that every test of a file works on, after each as it was before but for where it is. */
export async function shareOnePage(
  context: BrowserContext,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await context.newPage();
  afterEach(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
    await page.setViewportSize(viewport);
    if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
  });
  return page;
}

/**
 * Pages for tests that only look at one screen after another. Opened each in a context of its own they take three times
 * the processor: that begins as a new process, which has read no script yet. A test goes itself to what it looks at.
 */
export function keepPages(browser: Browser) {
  const pages = new Map<string, Promise<Page>>();
  const kept = new Set<BrowserContext>();

  async function open(newContext: () => Promise<BrowserContext>): Promise<Page> {
    const context = await newContext();
    kept.add(context);
    return await context.newPage();
  }

  return {
    /** The page of this name, the same for every test of the file. */
    async keptPage(name: string, newContext: () => Promise<BrowserContext>): Promise<Page> {
      const page = pages.get(name) ?? open(newContext);
      pages.set(name, page);
      return await page;
    },
    /** Closes what the other tests opened. */
    async closeOthers(): Promise<void> {
      for (const context of browser.contexts()) if (!kept.has(context)) await context.close();
    },
  };
}
