import { expect, it } from 'vitest';
import { login } from '#features/identity/contract/sessions.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { PASSWORD } from './support/account-forms.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

it('begins ready to send, and is answered on another site by a button there, without a cookie', async () => {
  const owner = await newOwner(browser, product);
  const id = await owner.start('feedback', { en: 'Our shop', bn: 'আমাদের দোকান' });
  const { accessToken } = await product.api()(login, { body: { identifier: owner.mobile, password: PASSWORD } });
  await product.api(accessToken)(publishProject, { params: { id } });
  const page = await owner.open(id);
  // The address of a survey leads to that of the feedback form.
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
});
