// Lists of entries: as many as there are, with script and without.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { everyKind } from './support/every-kind.ts';
import { checkFits } from './support/fits.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, fillCells, pressNext, pressNextInVain, storedRespondent } from './support/taking-part.ts';

const { product, browser } = await openStage();
const survey = await publish();

async function publish(): Promise<string> {
  const owner = await product.asOwner();
  const questions = everyKind.sections.flatMap((section) => section.questions).filter(({ id }) => id === 'riders');
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'Riding', bn: 'যাত্রা' },
      languages: ['en', 'bn'],
      settings: { viewType: 'list', reviewAnswers: true },
      questionnaire: { sections: [{ id: 's', title: {}, intro: {}, questions }] },
    },
  });
  await owner(publishProject, { params: { id } });
  return id;
}

async function begin(locale: string, width: number, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
  return beginSurvey(await context.newPage(), product.url + locale, survey);
}

const riders = (page: Page) => answer(page, 'riders');
const shown = (page: Page) => riders(page).locator('[role=group]:visible').count();
const cell = (page: Page, name: string) => riders(page).locator(`[name$=".${name}"]`);
const stored = async (page: Page) => (await storedRespondent(product, page)).answers.riders;

describe('with script', () => {
  it.each([
    ['', 1280],
    ['/bn', 375],
    ['', 768],
  ] as const)('entries come and go at once: %s, %i wide', async (locale, width) => {
    const page = await begin(locale, width);
    await eventually(() => shown(page)).toBe(1);
    const add = riders(page).getByRole('button', { name: /Add another|আরও যোগ করুন/ });
    await fillCells(page, 'riders', { '1~c1': 'Rahima', '1~c2': '৩৪' });
    await add.press('Enter');
    await eventually(() => shown(page)).toBe(2);
    expect(await cell(page, '2~c1').evaluate((field) => field === document.activeElement)).toBe(true);
    await riders(page)
      .getByText(/Rider 2 added|যাত্রী ২ যোগ হয়েছে/)
      .waitFor({ state: 'attached' });
    await page.keyboard.type('Karim');
    await add.press('Enter');
    await page.keyboard.type('Salma');
    await cell(page, '3~c3').selectOption('w2');
    await eventually(() => stored(page)).toEqual({
      '1~c1': 'Rahima',
      '1~c2': 34,
      '2~c1': 'Karim',
      '3~c1': 'Salma',
      '3~c3': 'w2',
    });
    await checkAccessibility(page);
    await checkFits(page);

    await riders(page)
      .getByRole('button', { name: /Remove Rider 1|যাত্রী ১ বাদ দিন/ })
      .press('Enter');
    await eventually(() => shown(page)).toBe(2);
    await eventually(() => stored(page)).toEqual({ '1~c1': 'Karim', '2~c1': 'Salma', '2~c3': 'w2' });
    await eventually(() => page.locator(':focus').getAttribute('data-entry')).toMatch(/Rider 1|যাত্রী ১/);
    await add.press('Enter');
    await add.press('Enter');
    await add.press('Enter');
    await eventually(() => shown(page)).toBe(5);
    await add.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('says once where something is wrong: below while it is typed, and there once the page was sent', async () => {
    const page = await begin('', 1280);
    await fillCells(page, 'riders', { '1~c1': 'Rahima', '1~c2': '200' });
    const below = page.locator('[id="field-answers.riders-error"]');
    await below.getByText('Rider 1, Age: Enter a number from 0 to 120').waitFor();
    await pressNextInVain(page);
    const wrong = riders(page).locator('[data-wrong]');
    await wrong.getByText('Enter a number from 0 to 120').waitFor();
    await below.waitFor({ state: 'hidden' });
    expect(await cell(page, '1~c2').getAttribute('aria-invalid')).toBe('true');
    await checkAccessibility(page);
    await fillCells(page, 'riders', { '1~c2': '20', '1~c1': '' });
    await wrong.waitFor({ state: 'hidden' });
    await eventually(() => stored(page)).toEqual({ '1~c2': 20 });
    await pressNext(page);
    await wrong.getByText('Write an answer').waitFor();
    await below.waitFor({ state: 'hidden' });
    await page.context().close();
  });
});

describe('without script', () => {
  it('the form comes back with one more', async () => {
    const page = await begin('/bn', 375, false);
    expect(await shown(page)).toBe(3);
    await fillCells(page, 'riders', { '1~c1': 'Rahima', '2~c1': 'Karim', '3~c1': 'Salma' });
    const add = riders(page).getByRole('button', { name: 'আরও যোগ করুন' });
    await add.click();
    await eventually(() => shown(page)).toBe(4);
    expect(page.url()).toContain('-4');
    expect(await stored(page)).toEqual({ '1~c1': 'Rahima', '2~c1': 'Karim', '3~c1': 'Salma' });
    expect(await riders(page).locator('[data-wrong]').count()).toBe(0);
    await add.click();
    await eventually(() => shown(page)).toBe(5);
    expect(await add.count()).toBe(0);
    await fillCells(page, 'riders', { '2~c1': '', '5~c1': 'Nur', '5~c2': '৫০০' });
    await pressNext(page);
    await riders(page).locator('[data-wrong]').getByText('০ থেকে ১২০').waitFor();
    await checkFits(page);
    await fillCells(page, 'riders', { '5~c2': '৫০' });
    await pressNext(page);
    await page.waitForURL(/last-step/);
    expect(await stored(page)).toEqual({ '1~c1': 'Rahima', '2~c1': 'Salma', '3~c1': 'Nur', '3~c2': 50 });
    await page.context().close();
  });
});
