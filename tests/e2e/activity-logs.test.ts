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
    await page.getByRole('link', { name: signedIn }).first().click();
    await page.getByRole('rowheader', { name: field }).waitFor();
    await checkAccessibility(page);
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

  it('narrow to days and to one person, said beside the list and taken away there', async () => {
    const page = await open('admin', '/admin/activity-logs');
    await page.getByRole('button', { name: 'Days' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Today' }).click();
    await page.waitForURL(/from=\d{4}-\d{2}-\d{2}&until=/);
    await page.keyboard.press('Escape');
    await checkAccessibility(page);
    await page.getByRole('button', { name: /^Remove filter: \d/ }).click();
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('link', { name: 'Signed in' }).first().click();
    await page.getByRole('link', { name: 'Everything this person did' }).click();
    await page.waitForURL(/actor=/);
    await page.getByRole('button', { name: /^Remove filter: By / }).click();
    await page.waitForURL((url) => url.search === '');
  });
});
