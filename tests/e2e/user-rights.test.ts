// What administrators decide of others: on the page of a person, and for all agents.
import { afterEach, describe, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { checkFits } from './support/fits.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open, people } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

describe('a person’s own page', () => {
  it('is reached from the list; a permission is taken with the keyboard and gone with the agent’s next page', async () => {
    const page = await open('admin', '/admin/users?q=agent');
    await page.getByRole('link', { name: 'Agent Example' }).click();
    await page.getByRole('heading', { level: 1, name: 'Agent Example' }).waitFor();
    await checkAccessibility(page);
    const box = page.getByRole('checkbox', { name: 'Answer contacts' });
    await box.focus();
    await page.keyboard.press('Space');
    expect(await box.isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByText('Saved. It works from their next click on.').waitFor();

    const theirs = await open('agent', '/admin/contacts');
    await theirs.getByRole('heading', { level: 1, name: 'You do not have access to this page' }).waitFor();
    expect(await theirs.getByRole('link', { name: 'Contacts' }).count()).toBe(0);
    await theirs.getByRole('link', { name: /^Tickets/ }).waitFor();
    await checkAccessibility(theirs);
  });

  it('shows what was saved meanwhile in another place, and overwrites nothing unasked', async () => {
    const path = `/admin/users/${people.surveyor.id}`;
    const page = await open('admin', path);
    const other = await open('admin', path);
    for (const [each, kind] of [
      [other, 'Polls'],
      [page, 'Surveys'],
    ] as const) {
      await each.getByRole('checkbox', { name: kind }).check();
      await each.getByRole('button', { name: 'Save', exact: true }).click();
      if (each === other) await each.getByText('Saved. It works from their next click on.').waitFor();
    }
    const conflict = page.getByRole('status').filter({ hasText: 'This was also changed elsewhere' });
    await conflict.waitFor();
    expect(await conflict.getByRole('listitem').allInnerTexts()).toEqual([
      'Kinds of project\nYours: Surveys\nSaved: Polls',
    ]);
    await checkAccessibility(page);
    await conflict.getByRole('button', { name: 'Use the saved version' }).click();
    expect(await page.getByRole('checkbox', { name: 'Polls' }).isChecked()).toBe(true);
    await page.getByRole('checkbox', { name: 'Surveys' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. It works from their next click on.').waitFor();
  });

  it('puts an account in another state, and back again', async () => {
    const page = await open('admin', `/admin/users/${people.improver.id}`);
    await page.getByRole('button', { name: 'Change state' }).click();
    await page.getByRole('menuitem', { name: 'Inactive' }).click();
    await page.getByText('Improver Example: the state is now “Inactive”.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Verified', { exact: true }).waitFor();
  });

  it('signs somebody out everywhere', async () => {
    const theirs = await open('newcomer', '/dashboard/profile');
    await theirs.getByRole('heading', { level: 1 }).waitFor();
    const page = await open('admin', `/admin/users/${people.newcomer.id}`);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByText('Not signed in anywhere.').waitFor();
    await theirs.reload();
    await theirs.waitForURL(/\/login/);
  });

  it('says of one’s own account that another looks after it', async () => {
    const page = await open('admin', `/admin/users/${people.admin.id}`);
    await page.getByText('This is your own account.').waitFor();
    expect(await page.getByRole('button', { name: 'Change state' }).count()).toBe(0);
    expect(await page.getByRole('radio').count()).toBe(0);
  });

  it('of nobody is no page', async () => {
    const page = await open('admin', '/admin/users/00000000-0000-7000-8000-000000000000');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
  });
});

it('what all agents may do is decided on one page', async () => {
  const page = await open('admin', '/admin/users');
  await page.getByRole('link', { name: 'What agents may do' }).click();
  await page.getByRole('heading', { level: 1, name: 'What agents may do' }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('checkbox', { name: 'See and resolve errors' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. It holds for all agents from now on.').waitFor();
  const theirs = await open('agent', '/admin');
  await theirs.getByRole('link', { name: /^Tickets/ }).waitFor();
  expect(await theirs.getByRole('link', { name: 'Errors Log' }).count()).toBe(0);
});

it('several accounts are suspended at once', async () => {
  const page = await open('admin', '/admin/users?q=example');
  for (const name of ['Surveyor Example', 'Renamed Example']) {
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check();
  }
  await page.getByRole('button', { name: 'Suspend 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend 2' }).click();
  await page.getByText('2 accounts suspended.').waitFor();
});

it.each(['', '/bn'])('a person’s page fits a small phone, in the dark as well (%s)', async (prefix) => {
  const viewport = { width: 320, height: 640 };
  const page = await open('admin', `${prefix}/admin/users/${people.user.id}`, { viewport, colorScheme: 'dark' });
  await page.getByRole('radio').first().waitFor();
  await checkFits(page);
  await checkAccessibility(page);
});
