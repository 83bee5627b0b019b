import { afterEach, describe, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

describe('everybody with an account', () => {
  it('is found by name and by state, and the address keeps what was asked', async () => {
    const page = await open('admin', '/admin/users');
    const names = page.locator('tbody th');
    await page.getByRole('rowheader', { name: 'Surveyor Example' }).waitFor();
    await checkAccessibility(page);
    await page.getByRole('searchbox').fill('improver-of');
    await eventually(() => names.count()).toBe(1);
    await page.waitForURL(/q=improver-of/);
    await page.reload();
    await page.getByRole('rowheader', { name: 'Improver Example' }).waitFor();
    await page.getByRole('button', { name: 'Suspended' }).click();
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await checkAccessibility(page);
  });

  it('is suspended with the keyboard, signed out at once, and by undoing has the state from before', async () => {
    const theirs = await open('newcomer', '/dashboard/profile');
    await theirs.getByRole('heading', { level: 1 }).waitFor();

    const page = await open('admin', '/admin/users?q=stranger');
    const row = page.getByRole('row', { name: /Stranger Example/ });
    const menu = page.getByRole('button', { name: 'Actions for Stranger Example' });
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Suspend' }).waitFor();
    await checkAccessibility(page);
    await page.keyboard.press('ArrowUp');
    await eventually(() => page.getByRole('menuitem', { name: 'Suspend' }).evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('Stranger Example is suspended and signed out everywhere.').waitFor();
    await row.getByText('Suspended').waitFor();
    await checkAccessibility(page);
    await theirs.reload();
    await theirs.waitForURL(/\/login/);

    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await row.getByText('Suspended').waitFor({ state: 'detached' });
    await row.getByText('Verified', { exact: true }).waitFor();
  });

  it('may be let in again later from the menu', async () => {
    const page = await open('admin', '/admin/users?q=renamed');
    const menu = page.getByRole('button', { name: 'Actions for Renamed Example' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Suspend' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    await page.getByText('Renamed Example: the state is now “Active”.').waitFor();
  });

  it('is not suspended by themselves', async () => {
    const page = await open('admin', '/admin/users?q=admin-of-frames');
    await page.getByRole('button', { name: 'Actions for Admin Example' }).click();
    await page.getByRole('menuitem', { name: 'What they did' }).waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['What they did', 'Their projects']);
  });

  it('leads to what they did', async () => {
    const page = await open('admin', '/admin/users?q=improver');
    await page.getByRole('button', { name: 'Actions for Improver Example' }).click();
    await page.getByRole('menuitem', { name: 'What they did' }).click();
    await page.waitForURL(/\/admin\/activity-logs\?.*actor=/);
    await page.getByRole('button', { name: /^Remove filter: By Improver Example/ }).waitFor();
  });
});

it.each(['', '/bn'])('everybody fits a small phone, in the dark as well (%s)', async (prefix) => {
  const viewport = { width: 320, height: 640 };
  const page = await open('admin', `${prefix}/admin/users`, { viewport, colorScheme: 'dark' });
  await page.getByText('Surveyor Example').first().waitFor();
  await checkFits(page);
  await checkAccessibility(page);
});

it('is for administrators: an agent is told so', async () => {
  const page = await open('agent', '/admin/users');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await checkAccessibility(page);
});

const isFocused = (element: Element) => element === document.activeElement;
