import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { PASSWORD } from './support/account-forms.ts';
import { checkFits } from './support/fits.ts';
import { openPeopleStage } from './support/people-stage.ts';
import { scriptAtWork } from './support/script-at-work.ts';

const { browser, product, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** Gives the page a device that makes passkeys; tells how to make it know its holder, or not. */
async function withDevice(page: Page): Promise<{ knowsHolder(isVerified: boolean): Promise<void> }> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async knowsHolder(isUserVerified) {
      await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}

it('a passkey is added, signs in without name or password, is renamed and removed', async () => {
  const page = await open('user', '/dashboard/profile');
  const device = await withDevice(page);
  await page.getByText('None yet.').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByRole('textbox', { name: 'Name of the passkey' }).fill('Test device');
  await adding.getByLabel('Current password').fill('not the password');
  await page.keyboard.press('Enter');
  await adding.getByText('This is not your current password', { exact: false }).waitFor();
  await checkAccessibility(page);
  await adding.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Passkey added. You can sign in with it now.').waitFor();
  await page.getByText('Test device').waitFor();
  await adding.waitFor({ state: 'detached' });
  // From the top, where nothing lies half beneath the bar.
  await page.getByRole('heading', { level: 1 }).evaluate((head) => head.scrollIntoView({ behavior: 'instant' }));
  await checkAccessibility(page);

  await page.context().clearCookies();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${product.url}/login?next=%2Fdashboard%2Fprofile`);
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await button.waitFor();
  expect(scripts.filter((url) => url.includes('passkey'))).toEqual([]);
  await checkAccessibility(page);
  await device.knowsHolder(false);
  await button.click();
  await page.getByText('No passkey was shown', { exact: false }).waitFor();
  await checkAccessibility(page);
  await device.knowsHolder(true);
  await button.press('Enter');
  await page.waitForURL(/\/dashboard\/profile/);

  await page.getByRole('button', { name: 'Actions for Test device' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('My phone');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Actions for My phone' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove “My phone”?' });
  await removing.getByLabel('Current password').fill(PASSWORD);
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await page.getByText('Passkey removed.').waitFor();

  await page.context().clearCookies();
  await page.goto(`${product.url}/login`);
  await button.click();
  await page.getByText('This passkey does not fit', { exact: false }).waitFor();
});

it('the way in by a passkey fits a small phone in Bengali, and is not shown without script', async () => {
  const small = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' } as const;
  const page = await open('surveyor', '/bn/dashboard/profile', small);
  await scriptAtWork(page);
  await page.getByRole('button', { name: 'পাসকি যোগ করুন' }).click();
  await page.getByRole('dialog', { name: 'পাসকি যোগ করুন' }).waitFor();
  // What it lies over is not half under the top bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await checkFits(page);
  await checkAccessibility(page);
  const guest = await open(undefined, '/bn/login', small);
  await guest.getByRole('button', { name: 'পাসকি দিয়ে সাইন ইন করুন' }).waitFor();
  await checkFits(guest);
  const plain = await open(undefined, '/bn/login', { ...small, javaScriptEnabled: false });
  expect(await plain.getByText('পাসকি দিয়ে সাইন ইন করুন').isVisible()).toBe(false);
});
