import { afterEach, describe, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

describe('the logs of what was done', () => {
  it.each([
    ['', 'Activity Logs', 'Signed in', 'Browser'],
    ['/bn', 'কার্যকলাপের লগ', 'সাইন ইন হয়েছে', 'ব্রাউজার'],
  ])('tell administrators of everybody, with what differs, at “%s/admin”', async (prefix, title, signedIn, field) => {
    const page = await open('admin', `${prefix}/admin/activity-logs`);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByRole('link', { name: signedIn }).first().waitFor();
    await checkAccessibility(page);
    await page.screenshot({ path: `/dev/shm/audit-list${prefix.slice(1)}.png`, fullPage: true });
    await page.getByRole('link', { name: signedIn }).first().click();
    await page.getByRole('rowheader', { name: field }).waitFor();
    await checkAccessibility(page);
    await page.screenshot({ path: `/dev/shm/audit-one${prefix.slice(1)}.png`, fullPage: true });
  });

  it('narrow by log and by what they concern', async () => {
    const page = await open('admin', '/admin/activity-logs');
    await page.getByRole('button', { name: 'Security' }).click();
    await page.waitForURL(/log=security/);
    await page.getByRole('link', { name: 'Signed in' }).first().waitFor();
    await page.getByRole('combobox', { name: 'Concerns' }).selectOption('Email');
    await page.waitForURL(/subject=email/);
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  });
});
