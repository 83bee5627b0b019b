import { afterEach, expect, it } from 'vitest';
import { receivedMails } from '#features/support/server/tables.ts';
import { newId } from '#kit/server/ids.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage(async (db) => {
  const mail = { messageId: '<stray@example.com>', sender: 'stray@example.com', subject: 'ফর্ম', text: 'ফর্ম খোলে না।' };
  await db.insert(receivedMails).values({ id: newId(), ...mail, refusal: 'unknown', receivedAt: new Date() });
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

it('a ticket is opened, answered, closed and reopened', async () => {
  const page = await open('user', '/dashboard/tickets');
  await page.getByRole('link', { name: 'New ticket' }).first().click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('I cannot publish');
  await page.getByRole('textbox', { name: 'Message' }).fill('The button does nothing.');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await page.getByRole('button', { name: 'Close Ticket' }).waitFor();
  await checkAccessibility(page);

  const desk = await open('agent', '/admin/tickets');
  const row = desk.getByRole('link', { name: 'I cannot publish' });
  await row.waitFor();
  await checkAccessibility(desk);
  await row.click();
  await desk.getByText('Internal note', { exact: true }).click();
  await desk.getByRole('textbox', { name: 'Note' }).fill('An old browser.');
  await desk.getByRole('button', { name: 'Save note' }).click();
  await desk.getByText('Internal note by Agent').waitFor();
  await desk.getByText('Message', { exact: true }).click();
  await desk.getByRole('textbox', { name: 'Your message' }).fill('Which browser is it?');
  await desk.getByRole('button', { name: 'Send message' }).click();
  await desk.getByText('Agent Example (support)').waitFor();
  await checkAccessibility(desk);

  await page.reload();
  await page.getByText('Which browser is it?').waitFor();
  expect(await page.getByText('An old browser.').count()).toBe(0);
  await page.getByRole('button', { name: 'Close Ticket' }).click();
  await page.getByRole('button', { name: 'Reopen Ticket' }).click();
  await page.getByRole('button', { name: 'Close Ticket' }).waitFor();
});

it('tickets are read in Bengali on a small phone', async () => {
  for (const [who, path] of [
    ['user', '/bn/dashboard/tickets'],
    ['agent', '/bn/admin/tickets'],
  ] as const) {
    const page = await open(who, path, { viewport: { width: 320, height: 640 } });
    await page.locator('[data-row-link]').first().click();
    await page.getByRole('button', { name: 'বার্তা পাঠান' }).waitFor();
    await page.getByRole('button', { name: 'নম্বর টিকিট', expanded: false }).click();
    await page.locator('dt', { hasText: 'অগ্রাধিকার' }).waitFor();
    await checkAccessibility(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

it('an email that was not taken is made a ticket on a small phone, and none is left', async () => {
  const page = await open('agent', '/bn/admin/tickets/mails', { viewport: { width: 320, height: 640 } });
  await page.getByRole('button', { name: '“ফর্ম” নিয়ে যা করা যায়' }).click();
  await page.getByRole('menuitem', { name: 'টিকিট করুন' }).click();
  await page.getByRole('dialog').getByText('stray@example.com').waitFor();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'টিকিট করুন' }).click();
  await page.getByText('“ফর্ম” এখন একটি টিকিট।').waitFor();
  await page.getByText('কোনো ইমেইল বাদ পড়েনি').waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
