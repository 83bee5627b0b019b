import type { Locator } from 'playwright-core';

/** How far down its page something stands, wherever that is scrolled to. */
export function placeOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
}
