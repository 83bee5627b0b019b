import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

it('an announcement is made, found at the bell, read, withdrawn and brought back', async () => {
  const desk = await open('admin', '/admin/notifications');
  await desk.getByRole('link', { name: 'New announcement' }).first().click();
  await desk.getByRole('textbox', { name: 'Title in English' }).fill('Planned work on Friday');
  await desk.getByRole('textbox', { name: 'Title in Bengali' }).fill('শুক্রবার পরিকল্পিত কাজ');
  await desk.getByRole('textbox', { name: 'Text in English' }).fill('From 1:00 to 2:00 at night.');
  await desk.getByRole('button', { name: 'Announce', exact: true }).click();
  await desk.getByText('Text in Bengali', { exact: false }).first().waitFor();
  await desk.getByRole('textbox', { name: 'Text in Bengali' }).fill('রাত ১টা থেকে ২টা।');
  await checkAccessibility(desk);
  await desk.getByRole('button', { name: 'Announce', exact: true }).click();
  const row = desk.getByRole('row', { name: /Planned work on Friday/ });
  await row.getByText('Announced', { exact: true }).waitFor();
  await checkAccessibility(desk);

  const page = await open('user', '/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications, \d/ });
  await expect
    .poll(
      async () => {
        await page.reload();
        return await bell.waitFor({ timeout: 3_000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await bell.press('Enter');
  const newest = page.getByRole('dialog', { name: 'Notifications' });
  await newest.getByText('Planned work on Friday').waitFor();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await newest.waitFor({ state: 'detached' });
  await bell.click();
  await newest.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Notifications, none unread' }).waitFor();
  await newest.getByRole('link', { name: 'All notifications' }).click();
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  await newest.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Mark as unread: Planned work on Friday' }).click();
  await page.getByRole('button', { name: 'Mark as read: Planned work on Friday' }).waitFor();
  await checkAccessibility(page);

  await desk.getByRole('button', { name: 'Actions for “Planned work on Friday”' }).click();
  await desk.getByRole('menuitem', { name: 'Withdraw' }).click();
  await row.getByText('Withdrawn', { exact: true }).waitFor();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Announced', { exact: true }).waitFor();
});

it('the bell has room beside language and user, however narrow the window', async () => {
  for (const width of [320, 360, 375, 390]) {
    const page = await open('admin', '/admin/my-notifications', { viewport: { width, height: 640 } });
    await page.getByRole('button', { name: /^Notifications,/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
  }
});

it('how one is told is chosen in Bengali on a small phone, and stays', async () => {
  const viewport = { width: 320, height: 640 };
  const page = await open('user', '/bn/dashboard/notifications/settings', { viewport });
  const choice = page.getByRole('checkbox', { name: 'প্রকল্পের প্রথম সাড়া: ইমেইলে' });
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await choice.check();
  await saved;
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.reload();
  await expect.poll(() => choice.isChecked()).toBe(true);
});
