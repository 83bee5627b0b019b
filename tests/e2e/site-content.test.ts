import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

describe('frequently asked questions', () => {
  it('are written in both languages, shown, deleted and brought back', async () => {
    const page = await open('agent', '/admin/faq');
    await page.getByRole('link', { name: 'New question' }).first().click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('is still empty').first().waitFor();
    await checkAccessibility(page);
    await page.getByRole('textbox', { name: 'Question in English' }).fill('May I print it?');
    await page.getByRole('textbox', { name: 'Question in Bengali' }).fill('ছাপানো যাবে?');
    await page.getByRole('textbox', { name: 'Answer in English' }).fill('You may.');
    await page.getByRole('textbox', { name: 'Answer in Bengali' }).fill('যাবে।');
    await page.getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('link', { name: 'May I print it?' });
    await row.waitFor();
    await checkAccessibility(page);

    await row.click();
    await page.getByRole('textbox', { name: 'Question in English' }).fill('May I print the report?');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. The site shows it.').waitFor();
    const visitor = await open(undefined, '/faq');
    await eventually(async () => {
      await visitor.reload();
      return await visitor.getByText('May I print the report?').count();
    }).toBe(1);

    await page.goBack();
    await page.getByRole('button', { name: 'Actions for “May I print the report?”' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const changed = page.getByRole('link', { name: 'May I print the report?' });
    await changed.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await changed.waitFor();
  });

  it('are put in order with the keyboard', async () => {
    const page = await open('admin', '/admin/faq');
    const names = page.locator('tbody th');
    await names.first().waitFor();
    const before = await names.allTextContents();
    await page.getByRole('button', { name: 'Change order' }).press('Enter');
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await checkAccessibility(page);
    await page
      .getByRole('button', { name: /^Move .* down$/ })
      .first()
      .press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByText('Order saved.').waitFor();
    const [first, second] = before;
    await eventually(async () => (await names.allTextContents()).slice(0, 2)).toEqual([second, first]);
  });
});

describe('pages', () => {
  it('are added at an address of their own, and found in the menu', async () => {
    const page = await open('agent', '/admin/pages');
    await page.getByRole('button', { name: 'Actions for “Privacy policy”' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'New page' }).first().click();
    await page.getByRole('textbox', { name: 'Title in English' }).fill('Our team');
    await page.getByRole('textbox', { name: 'Title in Bengali' }).fill('আমাদের দল');
    await page.getByRole('textbox', { name: 'Address' }).fill('about-us');
    await page.getByRole('textbox', { name: 'Text in English' }).fill('Who works here.');
    await page.getByRole('textbox', { name: 'Text in Bengali' }).fill('কারা কাজ করেন।');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Another page has this address.').waitFor();
    await checkAccessibility(page);
    await page.getByRole('textbox', { name: 'Address' }).fill('our-team');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Our team' }).waitFor();
    await checkAccessibility(page);

    const visitor = await open(undefined, '/bn/page/our-team');
    await eventually(async () => {
      await visitor.reload();
      return await visitor.getByText('কারা কাজ করেন।').count();
    }).toBe(1);
    await visitor.goto(new URL('/bn/menu', visitor.url()).href);
    await checkAccessibility(visitor);
    await visitor.getByRole('link', { name: 'আমাদের দল' }).click();
    await visitor.waitForURL('**/bn/page/our-team');
  });
});

describe('slide shows', () => {
  it('are written slide by slide, put in order, and shown above the footer', async () => {
    const page = await open('agent', '/admin/slide-show/create');
    await page.getByRole('textbox', { name: 'Name in English' }).fill('Notices');
    await page.getByRole('textbox', { name: 'Name in Bengali' }).fill('নোটিশ');
    await page.getByRole('radio', { name: 'Banner' }).check();
    await page.getByRole('radio', { name: 'Above the footer' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Add at least one slide').waitFor();
    for (const caption of ['First', 'Second']) await addSlide(page, caption);
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Move “Second” up' }).press('Enter');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Notices' }).waitFor();
    await checkAccessibility(page);

    const visitor = await open(undefined, '/faq');
    const captions = visitor.getByRole('heading', { level: 2, name: /^(First|Second)$/ });
    await eventually(async () => {
      await visitor.reload();
      return await captions.allTextContents();
    }).toEqual(['Second', 'First']);
    await checkAccessibility(visitor);
  });
});

describe('testimonials', () => {
  it('stand on the home page once there are any', async () => {
    const visitor = await open(undefined, '/');
    const quoted = visitor.getByRole('heading', { name: 'What people say' });
    expect(await quoted.count()).toBe(0);
    const page = await open('agent', '/admin/testimonials');
    await page.getByText('No testimonials yet').waitFor();
    await checkAccessibility(page);
    await page.getByRole('link', { name: 'New testimonial' }).first().click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('is still empty').first().waitFor();
    await page.getByRole('textbox', { name: 'What they said in English' }).fill('It counts right.');
    await page.getByRole('textbox', { name: 'What they said in Bengali' }).fill('রাতেই ফল পেয়েছি।');
    await page.getByRole('textbox', { name: 'Name in English' }).fill('Karima');
    await page.getByRole('textbox', { name: 'Name in Bengali' }).fill('করিমা');
    await choosePicture(page, page.locator('main'));
    await page.getByRole('button', { name: 'Remove' }).waitFor();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('link', { name: 'Karima' });
    await row.waitFor();
    await checkAccessibility(page);
    await eventually(async () => {
      await visitor.reload();
      return await quoted.count();
    }).toBe(1);
    await checkAccessibility(visitor);
    await visitor.goto(new URL('/bn', visitor.url()).href);
    await visitor.getByText('রাতেই ফল পেয়েছি।').waitFor();

    await row.click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('textbox', { name: 'Who they are in English' }).fill('Teacher');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. The site shows it.').waitFor();
    await visitor.goto(new URL('/', visitor.url()).href);
    await eventually(async () => {
      await visitor.reload();
      return await visitor.getByText('Teacher', { exact: true }).count();
    }).toBe(1);
  });
});

async function choosePicture(page: Page, within: Locator): Promise<void> {
  const canvas = { width: 600, height: 600, channels: 3, background: 'seagreen' } as const;
  const picture = await sharp({ create: canvas }).png().toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await within.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Use this part' }).click();
  await within.getByRole('button', { name: 'Choose another' }).waitFor();
}

async function addSlide(page: Page, caption: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a slide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a slide' });
  await choosePicture(page, dialog);
  await dialog.getByRole('textbox', { name: 'What the picture shows in English' }).fill(`Picture ${caption}`);
  await dialog.getByRole('textbox', { name: 'What the picture shows in Bengali' }).fill('ছবি');
  await dialog.getByRole('textbox', { name: 'Caption in English' }).fill(caption);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('are edited in Bengali on a small phone', async () => {
  const page = await open('admin', '/bn/admin/faq', { viewport: { width: 375, height: 720 } });
  await page.locator('[data-row-link]').first().click();
  await page.locator('[contenteditable]').first().waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
