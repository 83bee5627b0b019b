import { expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { newOwner } from './support/owner.ts';
import { figure, tableOf } from './support/reports-stage.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

it('begins ready to send, is answered on another site by a button there, without a cookie, and reported', async () => {
  const owner = await newOwner(browser, product);
  const page = await owner.context.newPage();
  await page.goto(`${product.url}/dashboard/feedback`);
  await page.getByRole('main').getByRole('link', { name: 'New feedback form' }).first().click();
  await page.getByRole('button', { name: 'Rating and comment' }).click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await eventually(focused).toBe('Title of the feedback form');
  await page.keyboard.type('Our shop');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = page.getByRole('dialog');
  await publishing.getByRole('button', { name: 'Publish' }).click();
  await publishing.getByRole('textbox', { name: 'Link to the feedback form' }).waitFor();
  await page.keyboard.press('Escape');
  // The address of a survey leads to that of the feedback form.
  const id = /feedback\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await owner.open(id, '', page);
  expect(new URL(page.url()).pathname).toBe(`/dashboard/feedback/${id}`);
  await page.getByRole('link', { name: 'Share' }).click();
  const code = await page.getByRole('textbox', { name: 'Code of the button' }).inputValue();
  await checkAccessibility(page);

  const context = await browser.newContext({ viewport: { width: 375, height: 760 }, reducedMotion: 'reduce' });
  const elsewhere = await context.newPage();
  const html = `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1></main>${code}</html>`;
  await elsewhere.route('http://elsewhere.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await elsewhere.goto('http://elsewhere.test/');
  await elsewhere.getByRole('button', { name: 'Feedback' }).press('Enter');
  const dialog = elsewhere.getByRole('dialog', { name: 'Feedback' });
  await elsewhere.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await elsewhere.getByRole('button', { name: 'Feedback' }).click();
  await checkAccessibility(elsewhere);
  const form = dialog.frameLocator('iframe');
  await form.getByRole('button', { name: 'Start' }).click();
  await form.getByRole('radio', { name: '4' }).check({ force: true });
  await context.clearCookies();
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByRole('heading', { name: 'Your response was recorded' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await elsewhere.getByRole('button', { name: 'Feedback' }).waitFor();
  await context.close();

  await page.getByRole('link', { name: 'Results' }).click();
  await page.waitForURL(`${product.url}/dashboard/feedback/${id}/response-reports`);
  await eventually(() => figure(page, 'Responses').innerText()).toBe('1');
  const rows = await tableOf(page, 'How was it for you?');
  expect(rows.map((row) => row.slice(0, 2))).toContainEqual(['4', '1']);
  await checkAccessibility(page);
  await owner.context.close();
});
