import { afterEach, expect, it } from 'vitest';
import { findMails, getMail } from '#features/operations/contract.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { PASSWORD } from './support/account-forms.ts';
import { checkFits } from './support/fits.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, people, product, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** Where the newest link leads that was sent to somebody, as an administrator finds it. */
async function linkTo(address: string): Promise<string> {
  const call = product.api(people.admin.accessToken);
  const { items } = await call(findMails, { query: { q: address } });
  const { text } = await call(getMail, { params: { id: items[0]?._id ?? '' } });
  return /\/(?:bn\/)?invitation\/[\w-]+/.exec(text)?.[0] ?? '';
}

const phone = { viewport: { width: 320, height: 640 }, colorScheme: 'dark', javaScriptEnabled: false } as const;

it('people are invited with the keyboard, told of by address, listed, and come in without script', async () => {
  const page = await open('admin', '/admin/users');
  await page.getByRole('button', { name: 'Invite people' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  const addresses = dialog.getByRole('textbox', { name: 'Email addresses' });
  await addresses.fill('colleague@example.org, nobody\nowner-of-frames@example.com');
  await dialog.getByRole('button', { name: 'Send invitations' }).press('Enter');
  await dialog.getByText('Not an email address: nobody').waitFor();
  await checkAccessibility(page);
  await addresses.fill('colleague@example.org, leaver@example.org\nowner-of-frames@example.com');
  await dialog.getByRole('radio', { name: 'Surveyor' }).check();
  await dialog.getByRole('radio', { name: 'Bengali' }).check();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Welcome!');
  await dialog.getByRole('button', { name: 'Send invitations' }).press('Enter');
  const told = page.getByRole('dialog', { name: 'Not invited' });
  await told.getByText('has an account already').waitFor();
  await checkAccessibility(page);
  await told.getByRole('button', { name: 'Close' }).last().press('Enter');

  await page.getByRole('button', { name: 'Invited', exact: true }).click();
  await page.waitForURL(/state=invited/);
  await page.getByRole('rowheader', { name: 'colleague@example.org' }).waitFor();
  await checkAccessibility(page);
  const old = await linkTo('colleague@example.org');
  await page.getByRole('button', { name: 'Actions for colleague@example.org' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await page.getByText('colleague@example.org: a new link is on its way.').waitFor();
  await page.getByRole('button', { name: 'Actions for leaver@example.org' }).click();
  const withdrawn = await linkTo('leaver@example.org');
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('rowheader', { name: 'leaver@example.org' }).waitFor({ state: 'detached' });

  const theirs = await open(undefined, await linkTo('colleague@example.org'), phone);
  await theirs.getByRole('heading', { name: 'Jorip-এ স্বাগতম' }).waitFor();
  await checkFits(theirs);
  await theirs.getByLabel('নামের প্রথম অংশ').fill('রহিমা');
  await theirs.locator('[name=password]').fill(PASSWORD);
  await theirs.locator('[name=repeated]').fill('another');
  await theirs.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click();
  await theirs.locator('[name=repeated][aria-invalid=true]').waitFor();
  await theirs.locator('[name=password]').fill(PASSWORD);
  await theirs.locator('[name=repeated]').fill(PASSWORD);
  await theirs.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click();
  await theirs.waitForURL(/\/bn\/dashboard/);

  for (const [link, status] of [
    [old, 404],
    [withdrawn, 410],
  ] as const) {
    const stranger = await open(undefined, '/login');
    expect((await stranger.goto(product.url + link))?.status()).toBe(status);
    await stranger.getByRole('heading', { name: 'এই আমন্ত্রণ আর কাজ করে না' }).waitFor();
    await checkAccessibility(stranger);
  }
});

it.each(['', '/bn'])('who is invited fits a small phone, in the dark as well (%s)', async (prefix) => {
  const { viewport, colorScheme } = phone;
  const page = await open('admin', `${prefix}/admin/users?state=invited`, { viewport, colorScheme });
  await page.locator('[data-chips]').waitFor();
  await checkFits(page);
  await checkAccessibility(page);
  await page.getByRole('button', { name: prefix ? 'আমন্ত্রণ জানান' : 'Invite people' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await checkFits(page);
  await checkAccessibility(page);
});
