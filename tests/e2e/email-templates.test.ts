import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

it('an email is edited, looked at, refused where its code is missing, compared, and reset', async () => {
  const page = await open('agent', '/admin/email-templates');
  await page.getByRole('link', { name: 'Code to register' }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Code to register' }).click();
  const body = page.getByRole('textbox', { name: 'Text in English' });
  await body.fill('Enter it within {{minutes}} minutes.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('{{code}} has to stand in this text').first().waitFor();
  await body.fill('{{code}}\n\nWelcome! Enter it within {{minutes}} minutes.');
  const preview = page.frameLocator('iframe');
  await preview.getByText('Welcome! Enter it within 10 minutes.').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Version 1', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'What changed' }).click();
  await page.locator('ins', { hasText: 'Welcome!' }).waitFor();
  await page.getByText('Saved. The next email says it.').waitFor({ state: 'detached' });
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Use the product’s own text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use the product’s own text' }).click();
  await page.getByText('Version 2', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByText('Version 3', { exact: true }).waitFor();
  expect(await body.inputValue()).toContain('Welcome!');
});

it('emails are read in Bengali on a small phone', async () => {
  const page = await open('agent', '/bn/admin/email-templates', { viewport: { width: 320, height: 640 } });
  await page.getByRole('link', { name: 'টিকিটের বার্তা' }).click();
  await page.frameLocator('iframe').getByText('কোন ব্রাউজার ব্যবহার করছেন?').waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
