// How a person fills in the forms of signing in.
import type { Page } from 'playwright-core';

export const PASSWORD = 'river boat at noon';

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main input[name=${name}]`).fill(value);
}

/** Presses the main button of the page's form. */
export async function send(page: Page): Promise<void> {
  await page.locator('main form button:not([name]):not([type=button])').click();
}

export async function signIn(page: Page, identifier: string, password: string): Promise<void> {
  await fill(page, { identifier, password });
  await send(page);
}

/** What stands beside a field. */
export function errorOf(page: Page, field: string): Promise<string> {
  return page.locator(`#field-${field}-error`).innerText();
}
