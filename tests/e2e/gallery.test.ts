import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/text/locale.ts';
import { cleanHtml } from '#features/site/server/html.ts';
import { common as bengaliCommon } from '#messages/bn/common.ts';
import { forms as bengali } from '#messages/bn/forms.ts';
import { forms as english } from '#messages/en/forms.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { openGallery } from './support/gallery.ts';
import { openStage } from './support/stage.ts';

const { browser } = await openStage();
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
const open = await openGallery(context);

const sample = (page: Page, title: string) => page.getByRole('region', { name: title });

describe.each(LOCALES)('every part in %s', (locale) => {
  it('keeps WCAG 2.2 AA in both schemes, and fits a phone', async () => {
    const page = await open(locale);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await checkAccessibility(page);
    }
    await page.setViewportSize({ width: 375, height: 800 });
    await checkFits(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  });
});

describe('a form', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open('en');
  });

  it('that somebody else saved first shows both, and loses neither', async () => {
    const form = sample(page, 'What stands already, in a bar that stays in view');
    await form.getByLabel('First name').fill('Mine');
    await form.getByRole('button', { name: 'Let somebody else save first' }).click();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = form.getByRole('status').filter({ hasText: english.theirsTitle });
    await conflict.waitFor();
    expect(await conflict.getByRole('listitem').allInnerTexts()).toEqual(['First name\nYours: Mine\nSaved: Owner']);
    await checkAccessibility(page);
    await conflict.getByRole('button', { name: english.keepMine }).click();
    expect(await form.getByLabel('Email').inputValue()).toBe('elsewhere-1@example.com');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form.getByText('Changes not saved yet').waitFor({ state: 'hidden' });

    await form.getByLabel('First name').fill('Mine again');
    await form.getByRole('button', { name: 'Let somebody else save first' }).click();
    await form.getByLabel('First name').press('Enter');
    await form.getByRole('button', { name: english.takeTheirs }).click();
    expect(await form.getByLabel('First name').inputValue()).toBe('Mine');
    await form.getByText('Changes not saved yet').waitFor({ state: 'hidden' });

    // Both wrote the same: it is saved, and nobody is asked.
    await form.getByLabel('Email').fill('elsewhere-4@example.com');
    await form.getByRole('button', { name: 'Let somebody else save first' }).click();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form.getByText('Changes not saved yet').waitFor({ state: 'hidden' });
    expect(await form.getByRole('button', { name: english.keepMine }).count()).toBe(0);
  });

  it('saved as one goes holds back only the field that has to be mended', async () => {
    const form = sample(page, 'Saved as one goes');
    await form.getByLabel('First name').fill('Held');
    await form.getByLabel('Email').fill('nobody');
    await form.getByLabel('Email').blur();
    await form.getByText(english.held).waitFor();
    await form.getByRole('button', { name: english.toField }).click();
    await eventually(() => form.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
    await form.getByLabel('Email').fill('somebody@example.com');
    await form.getByText(english.saved).waitFor();
  });
});

describe('a field', () => {
  it('for money takes Bengali digits, groups them once it is left, and only then is saved', async () => {
    const page = await open('bn');
    const price = sample(page, 'An amount: leave it to see it grouped; a price is saved once it is left');
    await price.getByRole('textbox').fill('২৫০০০০.৫');
    await price.getByText(bengali.waiting).waitFor();
    expect(await price.locator('output').innerText()).toBe('15000000');
    await price.getByRole('textbox').blur();
    expect(await price.getByRole('textbox').inputValue()).toBe('২,৫০,০০০.৫০');
    await eventually(() => price.locator('output').innerText()).toBe('25000050');
  });

  it('for a stretch of days goes by names, by typing and by the calendar, and never backwards', async () => {
    const page = await open('en');
    const days = sample(page, 'From one day until another');
    await days.getByRole('button', { name: english.range.last7 }).click();
    expect(await days.getByLabel(english.from).inputValue()).toMatch(/^\d+\/\d+\/\d{4}$/);
    await days.getByLabel(english.from).fill('১/৩/২০২৬');
    await days.getByLabel(english.until).fill('28/2/2026');
    await days.getByText(english.untilBeforeFrom).waitFor();
    await days.getByLabel(english.until).fill('1/3/2026');
    expect(await days.locator('output').innerText()).toBe('{"from":"2026-03-01","until":"2026-03-01"}');
  });

  it('for one of a tree finds it by what it belongs to, and goes there by keyboard alone', async () => {
    const page = await open('bn');
    const districts = sample(page, 'One of a tree: search for it, or go to it');
    const field = districts.getByRole('button', { name: 'District Sunamganj, Sylhet Division' });
    const said = () => districts.locator('output').innerText();
    const items = page.getByRole('treeitem');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-value'));
    await field.press('Enter');
    const search = page.getByRole('searchbox', { name: bengali.findInTree });
    await search.and(page.locator(':focus')).waitFor();
    // The way to what is chosen is open, nothing else.
    expect(await items.count()).toBe(3);
    await checkAccessibility(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('dhaka-city');
    // What has more below cannot be chosen here: it opens.
    await page.keyboard.press('Enter');
    await eventually(() => items.count()).toBe(6);
    expect(await said()).toBe('sunamganj');
    await search.fill('মিরপুর 20');
    await page.getByText(bengaliCommon.nothingFound).waitFor();
    await search.fill('ঢাকা মিরপুর 10');
    await eventually(() => items.count()).toBe(3);
    await search.press('Enter');
    await eventually(said).toBe('mirpur');
    await districts
      .getByRole('button', { name: /মিরপুর ১০, ঢাকা, ঢাকা বিভাগ/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.setViewportSize({ width: 375, height: 800 });
    await page.keyboard.press('Enter');
    await page.getByRole('treeitem', { name: 'গাজীপুর' }).click();
    await eventually(said).toBe('gazipur');
    await checkFits(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await districts.getByRole('button', { name: bengaliCommon.clear }).click();
    expect(await said()).toBe('');
  });

  it('for a colour names the pair that is hard to read', async () => {
    const page = await open('bn');
    const colours = sample(page, 'A colour, readable or not');
    await colours.getByText('Page: ৬.৩ : ১, সহজে পড়া যায়').waitFor();
    await colours.getByLabel('Page').fill('#6b8f80');
    await colours.getByText('Page: ১.৮ : ১, পড়তে কষ্ট হয়').waitFor();
  });

  it('for a picture refuses what is none in words, and cuts out a part with the keyboard alone', async () => {
    const page = await open('en');
    const photo = sample(page, 'A picture, and the part of it that is shown');
    const input = photo.locator('input[type=file]');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    await photo.getByRole('alert').filter({ hasText: 'notes.txt was not added' }).waitFor();
    const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#1f5fa8' } })
      .png()
      .toBuffer();
    await input.setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: picture });
    const dialog = page.getByRole('dialog', { name: english.cropTitle });
    await dialog.getByLabel(english.cropArea).focus();
    await page.keyboard.press('ArrowRight');
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: english.cut }).click();
    const shown = photo.locator('li img');
    await shown.waitFor();
    expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(200);
    await photo.getByRole('button', { name: 'Remove sea.png' }).click();
    expect(await photo.getByRole('listitem').count()).toBe(0);
  });

  it('for written text writes nothing that the server would drop', async () => {
    const page = await open('en');
    const text = sample(page, 'Written text');
    const editor = text.getByRole('textbox', { name: english.formatting });
    await editor.click();
    await page.keyboard.press('Control+a');
    const { bold, italic, underline, orderedList, blockquote } = english.rich;
    for (const name of [bold, italic, underline, orderedList, blockquote]) {
      await text.getByRole('button', { name, exact: true }).click();
    }
    const html = await text.locator('output').innerText();
    expect(html).toMatch(/<blockquote>.*<ol>.*<strong><em><u>/);
    expect(cleanHtml({ en: html })).toEqual({ en: html });
  });
});

it('a list that grows says how many came, keeps the focus, and tells why nothing did', async () => {
  const page = await open('bn');
  const list = sample(page, 'A list that grows');
  const more = list.getByRole('button', { name: bengaliCommon.more });
  const said = () => list.getByRole('status').innerText();
  await more.focus();
  await page.keyboard.press('Enter');
  await eventually(said).toContain('অফলাইন');
  await page.keyboard.press('Enter');
  await eventually(said).toBe('আরও ৪টি এসেছে');
  expect(await list.getByRole('listitem').count()).toBe(8);
  await page.keyboard.press('Enter');
  await eventually(said).toBe('সব ১০টি দেখানো হয়েছে');
  expect(await more.count()).toBe(0);
  expect(await list.getByRole('status').evaluate((words) => words === document.activeElement)).toBe(true);
});
