import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** The browser that comes with npm; it has no Bengali font but the one that pages serve. Close it when done. */
export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [
      // Made for one process in a cloud function: a page that dies would take the browser with it.
      ...sparticuz.args.filter((argument) => argument !== '--single-process' && !argument.startsWith('--headless')),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
    headless: true,
  });
}
