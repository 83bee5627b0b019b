import { afterEach, expect, it } from 'vitest';
import { findMails, getMail } from '#features/operations/contract.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { PASSWORD, signIn } from './support/account-forms.ts';
import { checkFits } from './support/fits.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, people, product, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** The newest message to somebody, as an administrator finds it. */
async function messageTo(address: string): Promise<string> {
  const call = product.api(people.admin.accessToken);
  const { items } = await call(findMails, { query: { q: address } });
  const { text } = await call(getMail, { params: { id: items[0]?._id ?? '' } });
  return text;
}

it('an email address is changed by the code that was sent to the new one, and the old one takes it back', async () => {
  const page = await open('user', '/dashboard/profile');
  await page.getByRole('heading', { name: 'Email and mobile number' }).evaluate((heading) => heading.scrollIntoView());
  await page.getByRole('button', { name: 'Change email' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByRole('textbox', { name: 'New email' }).fill('01712345678');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await dialog.getByText('Write an email address').waitFor();
  await checkAccessibility(page);
  await dialog.getByRole('textbox', { name: 'New email' }).fill('moved@example.com');
  await page.keyboard.press('Enter');
  await page.getByText('We sent a code to moved@example.com.').waitFor();
  await checkAccessibility(page);
  // Coming back from reading the code, one is where one was.
  await page.reload();
  const code = /\d{6}/.exec(await messageTo('moved@example.com'))?.[0] ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.keyboard.press('Enter');
  await page.getByText('Changed. Your other devices are signed out.').waitFor();
  await page.getByText('moved@example.com').waitFor();
  await checkAccessibility(page);

  const link = /\/address-objection\/[\w-]+/.exec(await messageTo('owner-of-frames@example.com'))?.[0] ?? '';
  const owner = await open(undefined, `/bn${link}`, {
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
    javaScriptEnabled: false,
  });
  await owner.getByRole('heading', { name: 'আপনি কি এটি করেননি?' }).waitFor();
  await checkFits(owner);
  await owner.getByRole('button', { name: 'ফিরিয়ে নিন' }).click();
  await owner.waitForURL(/\/bn\/change-password\//);
  await owner.goto(`${product.url}/bn${link}`);
  await owner.getByRole('heading', { name: 'এই লিংক আর কাজ করে না' }).waitFor();
  await page.reload();
  await page.waitForURL(/\/login/);
});

it('a mobile number is added in Bengali on a small phone', async () => {
  const page = await open('surveyor', '/bn/dashboard/profile', { viewport: { width: 320, height: 640 } });
  await page.getByRole('button', { name: 'মোবাইল নম্বর যোগ করুন' }).click();
  const dialog = page.getByRole('dialog', { name: 'মোবাইল নম্বর যোগ করুন' });
  await dialog.getByRole('textbox', { name: 'নতুন মোবাইল নম্বর' }).fill('০১৭১২৩৪৫৬৯৯');
  await dialog.getByLabel('বর্তমান পাসওয়ার্ড').fill(PASSWORD);
  await checkAccessibility(page);
  await checkFits(page);
  await dialog.getByRole('button', { name: 'কোড পাঠান' }).click();
  await page.getByRole('dialog', { name: 'কোডটি লিখুন' }).waitFor();
  await page.getByRole('button', { name: 'অন্য ঠিকানা দিন' }).click();
  await dialog.waitFor();
  expect(new URL(page.url()).searchParams.get('address')).toBe('phone');
});

it('all that is held of a person is downloaded, and an account that was to be deleted is kept by signing in', async () => {
  const page = await open('leaver', '/dashboard/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download your data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^jorip-account-.*\.json$/);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByText('all your projects, with every response to them').waitFor();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByText('is still empty').waitFor();
  await checkAccessibility(page);
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${product.url}/`);
  await page.goto(`${product.url}/login`);
  await signIn(page, people.leaver.email, PASSWORD);
  await page.waitForURL(/\/dashboard/);
});

it('leaving fits a small phone in Bengali, in the dark as well', async () => {
  const viewport = { width: 320, height: 640 };
  const page = await open('improver', '/bn/dashboard/profile', { viewport, colorScheme: 'dark' });
  await page.getByRole('button', { name: 'অ্যাকাউন্ট মুছে ফেলুন' }).click();
  await page.getByRole('dialog').getByText('আপনার হাতে ১৪ দিন আছে', { exact: false }).waitFor();
  await checkFits(page);
  await checkAccessibility(page);
});
