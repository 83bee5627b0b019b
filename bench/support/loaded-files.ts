import type { Browser } from 'playwright-core';

export interface LoadedFiles {
  scripts: string[];
  styles: string[];
}

/** The files that a browser really asks for to show a page. */
export async function loadedFiles(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<LoadedFiles> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  const found: LoadedFiles = { scripts: [], styles: [] };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') found.scripts.push(request.url());
    if (request.resourceType() === 'stylesheet') found.styles.push(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return found;
}
