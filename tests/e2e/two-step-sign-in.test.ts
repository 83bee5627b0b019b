import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { appCode } from '#tests/support/app-code.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { errorOf, fill, PASSWORD, send, signIn } from './support/account-forms.ts';
import { checkFits } from './support/fits.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, people, product, open, browserOf } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const SMALL_AND_DARK = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' } as const;

/** What the dialog lies over is not half under the top bar. */
async function checkFromTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await checkAccessibility(page);
}

/** Sets it up on the page of one's own account, looking at every step of it. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await checkFromTop(page);
  await page.keyboard.press('Enter');
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  expect(await dialog.getByRole('link').getAttribute('href')).toContain(`secret=${secret}`);
  await checkFromTop(page);
  await dialog.getByRole('textbox', { name: 'Code that the app shows' }).fill('000000');
  await page.keyboard.press('Enter');
  await dialog.getByText('This is not the code that the app shows now', { exact: false }).waitFor();
  await dialog.getByRole('textbox', { name: 'Code that the app shows' }).fill(appCode(secret, new Date()));
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  const list = shown.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const codes = await list.locator('code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await checkFromTop(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('jorip-recovery-codes.txt');
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  return { secret, codes };
}

it('is set up with an app, asked for after the password, and turned off', async () => {
  const page = await open('user', '/dashboard/profile');
  const { secret, codes } = await setUp(page);
  await page.getByText('10 of 10 still work').waitFor();
  await page.getByText('Two-step sign-in turned on').waitFor();
  await checkFromTop(page);

  // Without script, in Bengali, on a small phone.
  const phone = await open(undefined, '/bn/login?next=%2Fbn%2Fdashboard%2Fprofile', {
    ...SMALL_AND_DARK,
    javaScriptEnabled: false,
  });
  await signIn(phone, people.user.email, PASSWORD);
  await phone.waitForURL(/\/bn\/login\/code\?next=/);
  await checkFits(phone);
  await fill(phone, { code: '১২৩' });
  await send(phone);
  expect(await errorOf(phone, 'code')).toContain('কোডটি মেলেনি');
  await fill(phone, { code: (codes[0] ?? '').toLowerCase() });
  await send(phone);
  await phone.waitForURL(/\/bn\/dashboard\/profile/);
  await phone.context().clearCookies();
  await phone.goto(`${product.url}/bn/login/code`);
  await phone.getByRole('heading', { name: 'আবার সাইন ইন করুন' }).waitFor();

  const again = await (await browserOf(undefined)).newPage();
  await again.goto(`${product.url}/login`);
  await signIn(again, people.user.email, PASSWORD);
  await again.getByRole('heading', { name: 'Enter your code' }).waitFor();
  await checkAccessibility(again);
  await fill(again, { code: appCode(secret, new Date(), 1) });
  await send(again);
  await again.waitForURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-step sign-in' });
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '');
  await checkFromTop(page);
  await page.keyboard.press('Enter');
  await page.getByText('Two-step sign-in is off.').waitFor();
  await page.getByRole('button', { name: 'Set up' }).waitFor();
});

it('fits a small phone in Bengali, in the dark as well', async () => {
  const page = await open('surveyor', '/bn/dashboard/profile', SMALL_AND_DARK);
  await page.getByRole('region', { name: 'দুই ধাপে সাইন ইন' }).getByRole('button', { name: 'চালু করুন' }).click();
  const dialog = page.getByRole('dialog', { name: 'দুই ধাপে সাইন ইন চালু করুন' });
  await dialog.getByLabel('বর্তমান পাসওয়ার্ড').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.getByRole('img', { name: 'অথেনটিকেটর অ্যাপের জন্য কিউআর কোড' }).waitFor();
  await checkFits(page);
  await checkFromTop(page);
});

it('is asked of administrators, who are led to setting it up, and removed for who lost their phone', async () => {
  const theirs = await open('leaver', '/dashboard/profile');
  await setUp(theirs);

  const page = await open('admin', '/admin/site-setting');
  await page.getByRole('switch', { name: 'Admins need two-step sign-in' }).press('Space');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').first().waitFor();
  await page.goto(`${product.url}/admin/users`);
  await page.waitForURL(/\/admin\/profile/);
  await page.getByText('Admins of this site need two-step sign-in', { exact: false }).waitFor();
  await checkFromTop(page);
  await setUp(page);

  await page.goto(`${product.url}/admin/users/${people.leaver.id}`);
  await page.getByRole('button', { name: 'Remove two-step sign-in' }).click();
  await checkFromTop(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove two-step sign-in' }).click();
  await page.getByText('Renamed Example now signs in by password alone.').waitFor();
  const back = await open(undefined, '/login');
  await signIn(back, people.leaver.email, PASSWORD);
  await back.waitForURL(/\/dashboard$/);
});
