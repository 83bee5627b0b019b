import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { patience } from '#tests/support/patience.ts';

/** Puts the browser where it is run from, where it is not there yet; it takes one process at a time. */
export async function unpackBrowser(): Promise<string> {
  return await sparticuz.executablePath();
}

/** A test's page is gone before better code of its scripts would have paid; without it axe costs a third less. */
const FOR_TESTS = ['--js-flags=--no-maglev --no-turbofan'];

/**
 * The browser that comes with npm; it has no Bengali font but the one that pages serve. Close it when done. Where
 * pages are measured it runs scripts `asPeoplesDo`.
 */
export async function openBrowser({ asPeoplesDo = false } = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await unpackBrowser(),
    args: [
      // Made for one process in a cloud function: a page that dies would take the browser with it, and without the
      // zygote each process of a page begins from nothing, which costs a third of a second of the processor.
      ...sparticuz.args.filter(
        (argument) => !/^--(single-process|headless|no-zygote|use-gl|use-angle)|swiftshader/.test(argument),
      ),
      // Nothing here is drawn in three dimensions, and a graphics card
      // that software imitates takes a third of the time.
      '--disable-gpu',
      '--disable-software-rasterizer',
      ...(asPeoplesDo ? [] : FOR_TESTS),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
    headless: true,
  });
  browser.on('context', (context) => context.setDefaultTimeout(patience.timeout));
  return browser;
}
