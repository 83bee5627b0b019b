// A network from which much is asked for: script works out a proof, without script one waits.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { forgotPassword } from '#features/identity/contract/passwords.ts';
import { FREE_REQUESTS } from '#features/identity/rate-limits.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { fill, PASSWORD, send } from './support/account-forms.ts';
import { checkFits } from './support/fits.ts';
import { startProduct } from './support/product.ts';
import { scriptAtWork } from './support/script-at-work.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage(() => startProduct());
for (let asked = 0; asked < FREE_REQUESTS.limit; asked += 1)
  await product.api()(forgotPassword, { body: { identifier: `asked-${asked}@example.com` } });

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 700 }, ...options });
  const page = await context.newPage();
  await page.goto(product.url + path);
  if (options.javaScriptEnabled !== false) await scriptAtWork(page);
  return page;
}

it('registering works out a proof and goes on by itself', async () => {
  const page = await open('/register');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await fill(page, {
    firstName: 'Owner',
    identifier: 'in-a-crowd@example.com',
    password: PASSWORD,
    repeated: PASSWORD,
  });
  await send(page);
  await page.waitForURL(/\/register-verify\//);
  expect(scripts.some((url) => /\/assets\/worker/.test(url))).toBe(true);
});

it('so does a forgotten password', async () => {
  const page = await open('/bn/forgot-password');
  await fill(page, { identifier: 'in-a-crowd@example.com' });
  await send(page);
  await page.waitForURL(/\/bn\/change-password\//);
});

it.each(['', '/bn'])('without script the page says how long to wait, and keeps what was typed (%s)', async (prefix) => {
  const page = await open(`${prefix}/register`, { javaScriptEnabled: false });
  await fill(page, { firstName: 'Owner', identifier: 'waits@example.com', password: PASSWORD, repeated: PASSWORD });
  await send(page);
  const alert = page.locator('main [role=alert]');
  await alert.waitFor();
  expect(await alert.innerText()).toContain(prefix === '' ? 'Wait ten minutes' : 'দশ মিনিট');
  expect(await page.locator('#field-identifier').inputValue()).toBe('waits@example.com');
  await checkFits(page);
});

it('where it cannot be worked out, the page says how long to wait', async () => {
  const page = await open('/register');
  await page.route(/\/assets\/worker/, (route) => route.abort());
  await fill(page, { firstName: 'Owner', identifier: 'fails@example.com', password: PASSWORD, repeated: PASSWORD });
  await send(page);
  await page.locator('main [role=alert]').getByText('Wait ten minutes').waitFor();
  await checkAccessibility(page);
});
