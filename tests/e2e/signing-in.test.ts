import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { toBengaliDigits } from '#domain/text/digits.ts';
import { startMailbox } from '../support/mailbox.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { errorOf, fill, PASSWORD, send, signIn } from './support/account-forms.ts';
import { codeMailedTo, resetLinkMailedTo } from './support/codes.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { keepPages } from './support/kept-pages.ts';
import { startProduct } from './support/product.ts';
import { scriptAtWork } from './support/script-at-work.ts';
import { openStage } from './support/stage.ts';

const mailbox = await startMailbox();
afterAll(() => mailbox.close());
const { product, browser } = await openStage(() => startProduct({ SMTP_URL: mailbox.url }));

const { keptPage, closeOthers } = keepPages(browser);
afterEach(closeOthers);

/** How many browsers the test has opened. */
let opened = 0;
afterEach(() => {
  opened = 0;
});

/** A page in a browser that nobody has used yet, as far as can be told there; another each time in a test. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  opened += 1;
  const look = { viewport: { width: 375, height: 700 }, ...options };
  const page = await keptPage(`${opened} ${JSON.stringify(options)}`, () => browser.newContext(look));
  if (page.url() !== 'about:blank') await forget(page);
  await page.goto(product.url + path);
  // Sent before, a form is the browser's own, as without script.
  if (options.javaScriptEnabled !== false) await scriptAtWork(page);
  return page;
}

/** Where no script of the product writes anything anew. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${product.url}/favicon.svg`);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

async function register(page: Page, identifier: string): Promise<void> {
  await fill(page, { firstName: 'Owner', lastName: 'Example', identifier, password: PASSWORD, repeated: PASSWORD });
  await send(page);
  await page.waitForURL(/\/register-verify\//);
}

/** Somebody with an account, signed in on this page. */
async function registered(page: Page, email: string): Promise<void> {
  await register(page, email);
  await fill(page, { code: await codeMailedTo(mailbox, email) });
  await send(page);
  await page.waitForURL(/\/dashboard/);
}

const ways = [
  { script: 'with script', tag: 'with', options: { javaScriptEnabled: true } },
  { script: 'without script', tag: 'without', options: { javaScriptEnabled: false } },
];

describe.each(ways)('$script', ({ tag, options }) => {
  it('registers by email, signs out and signs in again', async () => {
    const email = `owner-${tag}@example.com`;
    const page = await open('/register', options);
    await registered(page, email);
    await page.goto(`${product.url}/`);
    await page.locator('header details summary[aria-label*="Owner Example"]').click();
    await page.locator('header form button').click();
    await page.locator('header a[href="/login"]').waitFor();
    expect(page.url()).toBe(`${product.url}/`);
    await page.goto(`${product.url}/login`);
    await signIn(page, email, PASSWORD);
    await page.waitForURL(/\/dashboard/);
  });

  it('registers by mobile number in Bengali, with Bengali digits throughout', async () => {
    const number = tag === 'with' ? '01712345601' : '01712345602';
    const page = await open('/bn/register', options);
    await register(page, toBengaliDigits(number));
    expect(await page.locator('html').getAttribute('lang')).toBe('bn');
    await fill(page, {
      code: toBengaliDigits(await product.codeSentTo(`+88${number}`)),
    });
    await send(page);
    await page.waitForURL(/\/bn\/dashboard/);
  });

  it('says beside each field what is missing', async () => {
    const page = await open('/register', options);
    const [reply] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      send(page),
    ]);
    expect(reply.status()).toBe(422);
    await page.locator('#field-firstName-error').waitFor();
    expect(await page.locator('main [role=alert]').count()).toBe(0);
    expect(await errorOf(page, 'firstName')).toContain('Enter your first name');
    expect(await errorOf(page, 'identifier')).toContain('Enter your email address or mobile number');
    expect(await page.locator('#field-identifier').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed when the passwords differ', async () => {
    const page = await open('/register', options);
    await fill(page, {
      firstName: 'Stranger',
      identifier: 'stranger@example.com',
      password: PASSWORD,
      repeated: 'other',
    });
    await send(page);
    await page.locator('#field-repeated-error').waitFor();
    expect(await errorOf(page, 'repeated')).toContain("Password doesn't match! Please try again.");
    expect(await page.locator('#field-identifier').inputValue()).toBe('stranger@example.com');
    expect(await page.locator('#field-password').inputValue()).toBe(options.javaScriptEnabled ? PASSWORD : '');
  });

  it('says of the other fields what is wrong with them, also when the passwords differ', async () => {
    const page = await open('/register', options);
    await fill(page, { identifier: 'stranger', password: PASSWORD, repeated: 'other' });
    await send(page);
    await page.locator('#field-firstName-error').waitFor();
    expect(await errorOf(page, 'firstName')).toContain('Enter your first name');
    expect(await errorOf(page, 'identifier')).toContain('Enter an email address or a mobile number');
    expect(await errorOf(page, 'repeated')).toContain("Password doesn't match!");
  });

  it('refuses a wrong password and a wrong code in the language of the page', async () => {
    const page = await open('/bn/login', options);
    await signIn(page, 'nobody@example.com', 'not the password');
    await page.locator('main [role=alert]').waitFor();
    expect(await page.locator('main [role=alert]').innerText()).toMatch(/\p{Script=Bengali}/u);
    expect(await page.locator('#field-identifier').inputValue()).toBe('nobody@example.com');

    await page.goto(`${product.url}/bn/register`);
    const email = `hasina-${tag}@example.com`;
    await register(page, email);
    const code = await codeMailedTo(mailbox, email);
    await fill(page, { code: code === '111111' ? '222222' : '111111' });
    await send(page);
    await page.locator('#field-code-error').waitFor();
    expect(await errorOf(page, 'code')).toMatch(/\p{Script=Bengali}/u);
    await fill(page, { code });
    await send(page);
    await page.waitForURL(/\/bn\/dashboard/);
  });

  it('chooses a new password by a code, and comes back to the page that asked for signing in', async () => {
    const email = `newcomer-${tag}@example.com`;
    await registered(await open('/register', options), email);
    const page = await open('/dashboard/survey?status=draft', options);
    await page.locator('main a[href^="/forgot-password"]').click();
    await page.waitForURL(/\/forgot-password/);
    // The page one comes from has a field of this name too.
    await page.locator('#field-password').waitFor({ state: 'detached' });
    await fill(page, { identifier: email });
    await send(page);
    await page.waitForURL(/\/change-password\//);
    const renewed = 'boat at the other river';
    await fill(page, { code: await codeMailedTo(mailbox, email, 2), password: renewed, repeated: renewed });
    await send(page);
    await page.waitForURL(/\/login/);
    await page.locator('main').getByText('Your password was changed').waitFor();
    await signIn(page, email, PASSWORD);
    await page.locator('main [role=alert]').waitFor();
    await signIn(page, email, renewed);
    await page.waitForURL(`${product.url}/dashboard/survey?status=draft`);
  });

  it('chooses a new password by the link of the email, in another browser than asked for it', async () => {
    const email = `linked-${tag}@example.com`;
    await registered(await open('/bn/register', options), email);
    const asking = await open('/bn/forgot-password', options);
    await fill(asking, { identifier: email });
    await send(asking);
    await asking.waitForURL(/\/bn\/change-password\//);
    const link = new URL(await resetLinkMailedTo(mailbox, email));
    const page = await open(link.pathname + link.search, options);
    expect(await page.locator('h1').innerText()).toBe('নতুন পাসওয়ার্ড বেছে নিন');
    expect(await page.locator('#field-code').count()).toBe(0);
    await checkFits(page);
    if (options.javaScriptEnabled) await checkAccessibility(page);
    const renewed = 'boat at the other river';
    await fill(page, { password: renewed, repeated: renewed });
    await send(page);
    await page.waitForURL(/\/bn\/login/);
    await signIn(page, email, renewed);
    await page.waitForURL(/\/bn\/dashboard/);
    await asking.goto(link.href);
    expect(await asking.locator('h1').innerText()).toBe('এই লিংক আর কাজ করে না');
  });

  it('comes back to the page that asked for signing in, also by way of registering', async () => {
    const page = await open('/bn/dashboard/survey?status=draft', options);
    await page.waitForURL(/\/bn\/login/);
    await page.locator('main a[href^="/bn/register"]').click();
    await page.waitForURL(/\/bn\/register/);
    const email = `reader-${tag}@example.com`;
    await register(page, email);
    await fill(page, { code: await codeMailedTo(mailbox, email) });
    await send(page);
    await page.waitForURL(`${product.url}/bn/dashboard/survey?status=draft`);
  });

  it('shows the administrator to the back office, wherever they sign in', async () => {
    const { identifier, password } = product.administrator;
    for (const door of ['/login', '/admin-login']) {
      const page = await open(`${door}?next=https://elsewhere.example/`, options);
      await signIn(page, identifier, password);
      await page.waitForURL(`${product.url}/admin`);
    }
  });
});

describe('with script', () => {
  it('keeps who is signed in, and sends them away from pages for guests', async () => {
    const page = await open('/register');
    await registered(page, 'keeper@example.com');
    await page.goto(`${product.url}/faq`);
    await eventually(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('vuex') ?? '{}').auth)).toMatchObject({
      loggedIn: true,
      user: { fullName: 'Owner Example' },
    });
    await page.goto(`${product.url}/login`);
    await page.waitForURL(/\/dashboard/);
    await page.context().clearCookies();
    await page.goto(`${product.url}/faq`);
    await page.waitForFunction(() => sessionStorage.getItem('vuex')?.includes('"loggedIn":false'));
  });

  it('makes the survey of a template that was chosen before registering', async () => {
    const page = await open('/bn');
    await page.locator('main button[name=template]').first().click();
    await page.waitForURL(/\/bn\/register/);
    await registered(page, 'chooser@example.com');
    await page.waitForURL(/\/bn\/dashboard\/survey\/[\da-f-]{36}$/);
    expect((await page.context().cookies()).filter(({ name }) => name === 'temp_survey_id')).toEqual([]);
  });

  it('takes up the target that a tab kept when its session ended', async () => {
    const page = await open('/faq');
    await page.evaluate(() => sessionStorage.setItem('jorip:target', '/faq?kept'));
    await page.goto(`${product.url}/login`);
    await page.locator('input[name=next][value="/faq?kept"]').waitFor({ state: 'attached' });
    await signIn(page, product.administrator.identifier, product.administrator.password);
    await page.waitForURL(`${product.url}/faq?kept`);
  });

  it('counts down to the next code, and puts the focus on what is wrong', async () => {
    const page = await open('/register');
    await register(page, 'moni@example.com');
    const resend = page.locator('button[name=intent]');
    await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('button[name=intent]')?.disabled);
    expect(await resend.innerText()).toMatch(/in \d+ s/);
    await send(page);
    await page.waitForFunction(() => document.activeElement?.id === 'field-code');
  });

  it('shows the password on wish', async () => {
    const page = await open('/login');
    await page.locator('main button[aria-controls=field-password]').click();
    expect(await page.locator('#field-password').getAttribute('type')).toBe('text');
  });
});

it('refuses another code too early where nothing counts down', async () => {
  const page = await open('/register', { javaScriptEnabled: false });
  await register(page, 'tania@example.com');
  await page.locator('button[name=intent]').click();
  expect(await page.locator('main [role=alert]').innerText()).toContain('Too many attempts');
});

it('says that a code is over', async () => {
  const page = await open('/');
  const reply = await page.goto(`${product.url}/register-verify/00000000-0000-7000-8000-000000000000`);
  expect(reply?.status()).toBe(404);
  expect(await page.locator('h1').innerText()).toBe('This code no longer works');
});

describe.each([
  ['light', 'en'],
  ['dark', 'bn'],
] as const)('in %s and %s', (colorScheme, lang) => {
  it.each(['/login', '/admin-login', '/register', '/forgot-password'])(
    '%s is accessible and fits 320 pixels',
    async (path) => {
      const prefix = lang === 'bn' ? '/bn' : '';
      const viewport = { width: 320, height: 640 };
      const page = await keptPage(colorScheme, () => browser.newContext({ colorScheme, viewport }));
      await page.goto(product.url + prefix + path);
      await scriptAtWork(page);
      await page.locator('main button[aria-controls], main form').first().waitFor();
      await checkFits(page);
      await checkAccessibility(page);
      await send(page);
      await page.locator('main [aria-invalid]').first().waitFor();
      await checkAccessibility(page);
    },
  );
});
