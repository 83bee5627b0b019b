// The work of an administrator by keyboard alone: where the focus is can be seen, and it is never lost.
import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contacts, ticketCategories, ticketPriorities, tickets } from '#features/support/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { PASSWORD } from './support/account-forms.ts';
import { eventually } from './support/eventually.ts';
import { seedPeople } from './support/people.ts';
import { startSeededProduct } from './support/seeded-product.ts';
import { openStage } from './support/stage.ts';

const starting = startSeededProduct(seed);
const { product, browser } = await openStage(async () => (await starting).product);
const { seeded: people } = await starting;

const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();

async function seed(db: Db) {
  const seeded = await seedPeople(db);
  const at = new Date();
  const times = { createdAt: at, dueAt: at };
  const contact = { name: 'Karim', email: 'karim@example.com', subject: 'Prices', message: 'Is there one?' };
  await db.insert(contacts).values({ id: newId(), ...contact, locale: 'en', fingerprint: 'one', ...times });
  const [category] = await db.select().from(ticketCategories).limit(1);
  const [priority] = await db.select().from(ticketPriorities).orderBy(desc(ticketPriorities.sequence)).limit(1);
  const chosen = { categoryId: category?.id ?? '', priorityId: priority?.id ?? '' };
  const ticket = { id: newId(), ownerId: seeded.user.id, subject: 'I cannot publish', locale: 'en' as const };
  await db.insert(tickets).values({ ...ticket, ...chosen, ...times, updatedAt: at, waitingSince: at, firstDueAt: at });
  return seeded;
}

/** Stops of the Tab key on the longest way that anybody has to go. */
const MOST_STOPS = 80;

/** What has the focus: by its role and name, and whether it can be seen that it has. */
function focused(): Promise<{ name: string; lost: boolean; seen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const heard = (part: Element | null) => {
      const copy = part?.cloneNode(true) as Element | undefined;
      for (const hidden of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) hidden.remove();
      return copy?.textContent ?? '';
    };
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(heard);
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = by.map((id) => heard(document.getElementById(id))).join(' ');
    const name = element.getAttribute('aria-label') || named || labels.join(' ') || heard(element);
    // What is drawn over, as the box behind a radio, shows it in its stead.
    const shows = [element, ...[element.nextElementSibling, element.parentElement].filter((each) => each !== null)];
    const seen = shows.some((each) =>
      [undefined, '::after'].some((part) => {
        const { outlineStyle, boxShadow } = getComputedStyle(each, part);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      }),
    );
    const isField = element.matches('input, textarea, [contenteditable], main');
    return { name: name?.trim() ?? '', lost: element === document.body, seen: seen || isField };
  });
}

let keystrokes = 0;

async function press(key: string): Promise<void> {
  keystrokes += 1;
  await page.keyboard.press(key);
}

async function type(text: string): Promise<void> {
  keystrokes += text.length;
  await page.keyboard.type(text);
}

/** On by Tab until something of this name has the focus, once it is there: rows of a list come after its heading. */
async function tabTo(wanted: RegExp): Promise<void> {
  const link = page.getByRole('link', { name: wanted });
  await page
    .getByLabel(wanted)
    .or(page.getByRole('button', { name: wanted }))
    .or(link)
    .first()
    .waitFor();
  const passed: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await press('Tab');
    const { name, seen } = await focused();
    if (wanted.test(name)) {
      expect(seen, `the focus on ${name} is seen`).toBe(true);
      return;
    }
    passed.push(name.slice(0, 30));
  }
  throw new Error(`Tab leads to no ${wanted}: ${passed.join(' | ')}`);
}

async function activate(wanted: RegExp): Promise<void> {
  await tabTo(wanted);
  await press('Enter');
}

/** The focus comes to rest where somebody goes on from. */
async function keepsFocus(): Promise<void> {
  await eventually(async () => (await focused()).lost).toBe(false);
}

async function goTo(screen: string): Promise<void> {
  await press('Control+k');
  await page.getByRole('dialog').waitFor();
  await type(screen);
  await page.getByRole('dialog').getByRole('button', { name: screen, exact: true }).waitFor();
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: screen }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await keepsFocus();
}

it('signs in', async () => {
  await page.goto(`${product.url}/admin-login`);
  await tabTo(/email/i);
  await type(people.admin.email);
  await tabTo(/^password/i);
  await type(PASSWORD);
  await press('Enter');
  await page.locator('button[aria-keyshortcuts]:enabled').waitFor();
});

it('answers a contact, closes it and opens it again', async () => {
  await goTo('Contacts');
  await activate(/^Prices/);
  await page.getByRole('button', { name: 'Send answer' }).waitFor();
  await keepsFocus();
  await tabTo(/^Answer(?! by)/);
  await type('There is one.');
  await activate(/^Send answer$/);
  await page.getByRole('alert').getByText('The answer is on its way.').waitFor();
  await page.getByText('Answered by Admin').waitFor();
  await keepsFocus();
  await closeAndReopen(/^Close$/, /^Reopen$/);
});

async function closeAndReopen(close: RegExp, reopen: RegExp): Promise<void> {
  await goBackTo(close);
  await press('Enter');
  await page.getByRole('button', { name: reopen }).waitFor();
  await eventually(async () => (await focused()).name).toMatch(reopen);
  await press('Enter');
  await page.getByRole('button', { name: close }).waitFor();
  await eventually(async () => (await focused()).name).toMatch(close);
}

/** Back by Shift Tab. */
async function goBackTo(wanted: RegExp): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (wanted.test((await focused()).name)) return;
    await press('Shift+Tab');
  }
  throw new Error(`Shift Tab leads to no ${wanted}`);
}

it('closes a ticket and opens it again', async () => {
  await goTo('Tickets');
  await activate(/^I cannot publish/);
  await page.getByRole('button', { name: 'Close Ticket' }).waitFor();
  await tabTo(/^Close Ticket$/);
  await closeAndReopen(/^Close Ticket$/, /^Reopen Ticket$/);
});

it('suspends a user, which is said aloud, and takes it back', async () => {
  await goTo('Users');
  await activate(/^Owner Example/);
  await page.getByRole('button', { name: 'Change state' }).waitFor();
  await keepsFocus();
  await activate(/^Change state$/);
  await page.getByRole('menuitem', { name: 'Suspend' }).waitFor();
  for (let steps = 0; steps < 6 && !/^Suspend/.test((await focused()).name); steps += 1) await press('ArrowDown');
  await press('Enter');
  await page.locator('[aria-live="polite"]').getByText('is suspended and signed out everywhere.').waitFor();
  await eventually(async () => (await focused()).name).toBe('Change state');
  const badge = page.getByText('Suspended', { exact: true });
  await badge.waitFor();
  await activate(/^Undo$/);
  await badge.waitFor({ state: 'detached' });
  await keepsFocus();
});

it('changes a slide within a dialog that keeps the focus in it, and sees it on the home page', async () => {
  await goTo('Slide Show');
  await activate(/^What Jorip does/);
  await page.getByRole('button', { name: 'Add a slide' }).waitFor();
  await tabTo(/^Actions for “Ask well”$/);
  await press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  await eventually(async () => (await focused()).name).toBe('Edit');
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit slide' });
  await dialog.waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  await tabTo(/^Caption.*English/);
  await press('Control+a');
  await type('Ask as you speak');
  const outside: string[] = [];
  for (let stops = 0; stops < 30; stops += 1) {
    await press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') === null))
      outside.push((await focused()).name);
  }
  expect(outside).toEqual([]);
  await activate(/^Done$/);
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => (await focused()).name).toBe('Actions for “Ask as you speak”');
  await activate(/^Save$/);
  await page.getByRole('alert').getByText('Saved. The site shows it.').waitFor();
  await keepsFocus();
  await eventually(async () => (await fetch(product.url)).text()).toContain('Ask as you speak');
  await tabTo(/^Actions for “Ask as you speak”$/);
  await press('Enter');
  await eventually(async () => (await focused()).name).toBe('Edit');
  await press('ArrowUp');
  await eventually(async () => (await focused()).name).toBe('Delete');
  await press('Enter');
  await page.locator('[aria-live="polite"]').getByText('“Ask as you speak” deleted.').waitFor();
  await keepsFocus();
  await press('Control+z');
  await page.getByRole('button', { name: 'Actions for “Ask as you speak”' }).waitFor();
  await keepsFocus();
  expect(keystrokes).toBeLessThan(600);
});
