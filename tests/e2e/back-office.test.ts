import { afterEach, describe, it } from 'vitest';
import type { Db } from '#kit/server/database/db.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage(seedMails);

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

async function seedMails(db: Db): Promise<void> {
  const createdAt = new Date();
  const mail = {
    toAddress: 'reader@example.com',
    template: 'register-code',
    locale: 'en' as const,
    html: '<p>Your code is <b>123456</b></p><script>top.document.title = "taken over"</script>',
    text: 'Your code is 123456',
    createdAt,
  };
  await db.insert(mails).values([
    { ...mail, subject: 'A code that arrived', state: 'sent', attempts: 1, sentAt: createdAt },
    { ...mail, subject: 'A code that was lost', state: 'failed', attempts: 5, error: 'no route to host' },
    { ...mail, subject: 'A code to send again', state: 'failed', attempts: 5, error: 'no route to host' },
  ]);
}

describe('the back office', () => {
  it('shows how the site is doing and which emails failed', async () => {
    const page = await open('admin', '/admin');
    const failed = page.getByRole('main').getByRole('link', { name: '2 emails failed in the last seven days' });
    await failed.waitFor();
    await page.getByRole('link', { name: /^Email Logs.*2 emails failed/ }).waitFor();
    await checkAccessibility(page);
    await failed.click();
    await page.waitForURL(/state=failed/);
    await page.getByRole('link', { name: 'A code that was lost' }).click();
    await page.getByText('Why it failed').waitFor();
    await page.getByText('no route to host').waitFor();
  });

  it('finds an email, shows it without running it, and sends it again', async () => {
    const page = await open('admin', '/admin/email-logs');
    await page.getByRole('link', { name: 'A code that arrived' }).waitFor();
    await page.getByRole('button', { name: 'Failed 2' }).click();
    await page.waitForURL(/state=failed/);
    await page.getByRole('link', { name: 'A code that arrived' }).waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('send again');
    await page.waitForURL(/q=send/);
    await page.reload();
    await page.getByRole('link', { name: 'A code to send again' }).click();

    await page.frameLocator('iframe').getByText('Your code is 123456').waitFor();
    await eventually(() => page.title()).toBe('A code to send again · Jorip');
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
    await page.getByText('The email is on its way again.').waitFor();
    await page.getByRole('link', { name: /^Email Logs.*1 email failed/ }).waitFor();
    // There is no mail server here, and the page says so by itself once the mail was due.
    await page.getByText('This message was not sent').waitFor();
  });
});

it.each(['', '/bn'])('an administrator can read an email on a small phone (%s)', async (prefix) => {
  const page = await open('admin', `${prefix}/admin/email-logs`, { viewport: { width: 320, height: 640 } });
  await page.getByRole('link', { name: 'A code that arrived' }).click();
  await page.locator('main iframe').waitFor();
  // The frame runs no script, so nothing can look into it; what it shows is the mail's.
  await page.locator('main label').last().click();
  await page.locator('main pre').waitFor();
  await checkAccessibility(page);
});
