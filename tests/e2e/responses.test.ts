// What people answered is what the owner reads: one by one, and as a file.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getReport } from '#features/reports/contract.ts';
import { parseCsv } from '../support/parse-csv.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { people } from './support/answered-survey.ts';
import { eventually } from './support/eventually.ts';
import { figure, openReportsStage, tableOf } from './support/reports-stage.ts';

const { call, answered, another, open } = await openReportsStage();

describe('single responses', () => {
  it('are listed with what was asked of the person, searched, and read question by question', async () => {
    const page = await open(answered);
    await page.getByRole('link', { name: /^Responses/ }).click();
    const names = page.locator('tbody td:nth-child(2)');
    await eventually(() => names.allInnerTexts()).toEqual(people.map(({ name }) => name).reverse());
    await checkAccessibility(page);
    await page.getByRole('searchbox').fill('respondent six');
    await eventually(() => names.allInnerTexts()).toEqual(['Respondent Six']);
    await page.locator('tbody a').click();
    await eventually(() => page.locator('[data-question=wish] p').innerText()).toBe('Less traffic\nand more rain');
    expect(await page.locator('[data-question=day] p').innerText()).toBe('26 March 2026');
    expect(await page.locator('[data-question=way] p').innerText()).toBe('12 km');
    expect(await page.locator('[data-question=city] p').innerText()).toBe('No answer');
    await eventually(() => page.locator(':focus').innerText()).toContain('Response from');
    await checkAccessibility(page);
    await page.getByRole('link', { name: 'All responses' }).click();
    expect(await page.getByRole('searchbox').inputValue()).toBe('respondent six');
  });

  it('are stepped through with the arrow keys, and Back goes back', async () => {
    const page = await open(answered, '?tab=responses');
    await page.locator('tbody a').first().click();
    const name = figure(page, 'Name');
    await eventually(() => name.innerText()).toBe('Respondent Nine');
    await page.keyboard.press('ArrowRight');
    await eventually(() => name.innerText()).toBe('অষ্টম উত্তরদাতা');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => name.innerText()).toBe('Respondent Nine');
    expect(await page.getByRole('button', { name: 'Newer' }).isDisabled()).toBe(true);
    await page.goBack();
    await eventually(() => name.innerText()).toBe('অষ্টম উত্তরদাতা');
  });

  it('are deleted after asking, and every figure follows', async () => {
    const id = await another(...people.slice(0, 3));
    const page = await open(id, '?tab=responses');
    await page.locator('tbody a').first().click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await checkAccessibility(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete response' }).click();
    await eventually(() => figure(page, 'Name').innerText()).toBe('দ্বিতীয় উত্তরদাতা');
    await page.getByRole('link', { name: /^Summary/ }).click();
    await eventually(() => figure(page, 'Responses').innerText()).toBe('2');
    expect((await tableOf(page, 'What do you drink?')).map((row) => row.slice(0, 2))).toEqual([
      ['Tea', '2'],
      ['Coffee', '0'],
      ['Water', '0'],
    ]);
    expect((await call(getReport, { params: { id } })).headline.completed).toBe(2);
  });
});

it('gives every response as a file', async () => {
  const page = await open(answered);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const [header = [], ...rows] = parseCsv(readFileSync(await download.path(), 'utf8'));
  const column = (title: string) => rows.map((row) => row[header.indexOf(title)]);
  expect(column('Name')).toEqual(people.map(({ name }) => name));
  expect(column('What is your trade?')).toEqual(people.map(({ answers }) => answers.trade ?? ''));
  expect(column('How long is your way?')).toEqual(people.map(({ answers }) => String(answers.way)));
  // A spreadsheet must read this as text.
  expect(column('What would help?').at(-1)).toBe(`'=HYPERLINK("x")`);
});
