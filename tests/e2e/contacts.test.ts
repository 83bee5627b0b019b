import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

it('a visitor writes without script, keeps what was typed, and an agent answers', async () => {
  const visitor = await open(undefined, '/contact-us', { javaScriptEnabled: false });
  await visitor.getByRole('button', { name: 'Send message' }).click();
  for (const words of ['Enter your name', 'Enter the address', 'Say in a few words', 'Write your message']) {
    await visitor.getByText(words).waitFor();
  }
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Karim Uddin');
  await visitor.getByRole('textbox', { name: 'Email address' }).fill('karim@example.com');
  await visitor.getByRole('textbox', { name: 'Mobile number' }).fill('0171234');
  await visitor.getByRole('textbox', { name: 'Subject' }).fill('Prices for <b>schools</b>');
  await visitor.getByRole('textbox', { name: 'Message' }).fill('Is there a price?\nWe are many.');
  await visitor.getByRole('button', { name: 'Send message' }).click();
  await visitor.getByText('The Mobile number field must be 11 digits').waitFor();
  expect(await visitor.getByRole('textbox', { name: 'Message' }).inputValue()).toContain('We are many.');
  await visitor.getByRole('textbox', { name: 'Mobile number' }).fill('01712345678');
  await eventually(async () => {
    const send = visitor.getByRole('button', { name: 'Send message' });
    if (await send.count()) await send.click();
    return await visitor.getByText('We have your message').count();
  }).toBe(1);

  const page = await open('agent', '/admin/contacts');
  const row = page.getByRole('link', { name: 'Prices for <b>schools</b>' });
  await row.waitFor();
  await checkAccessibility(page);
  await row.click();
  await page.getByText('We are many.').waitFor();
  await page.getByText('Internal note', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('A teacher.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Internal note by Agent').waitFor();
  await checkAccessibility(page);
  await page.getByText('Answer by email', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Answer' }).fill('It costs nothing.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await page.getByText('Answered by Agent').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Reopen' }).waitFor();
});

it.each(['/contact-us', '/bn/contact-us'])('%s fits a small phone and can be used by everybody', async (path) => {
  const page = await open(undefined, path, { viewport: { width: 320, height: 640 } });
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it('contacts are read in Bengali on a small phone', async () => {
  const page = await open('admin', '/bn/admin/contacts', { viewport: { width: 375, height: 720 } });
  await page.locator('[data-row-link]').first().click();
  await page.getByRole('button', { name: 'উত্তর পাঠান' }).waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it('a contact becomes a ticket and a contact again', async () => {
  const page = await open('agent', '/admin/contacts');
  await page.locator('[data-row-link]').first().click();
  await page.getByRole('button', { name: 'Make a ticket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a ticket' }).waitFor();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Make a ticket' }).click();
  await page.getByRole('link', { name: 'Open the ticket' }).click();
  await page.getByText('None: answered by email').waitFor();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('button', { name: 'Make it a contact again' }).click();
  await page.getByRole('button', { name: 'Make a ticket' }).waitFor();
});
