// What people answered is what the owner reads: one by one, and as a file.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCsv } from '#domain/text/csv.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { parseCsv } from '../support/parse-csv.ts';
import { readWorkbook } from '../support/read-workbook.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { people } from './support/answered-survey.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { figure, openReportsStage, tableOf } from './support/reports-stage.ts';

const { product, call, answered, another, open } = await openReportsStage();

describe('the list of responses', () => {
  it('has a column a question, is searched and filtered, and the address remembers all of it', async () => {
    const page = await open(answered);
    await page.getByRole('link', { name: /^Responses/ }).click();
    const names = page.locator('tbody td:nth-child(2)');
    await eventually(() => names.allInnerTexts()).toEqual(people.map(({ name }) => name).reverse());
    const column = async (title: string) => {
      const heads = await page.locator('thead th').allInnerTexts();
      return page.locator(`tbody tr > :nth-child(${heads.indexOf(title) + 1})`).allInnerTexts();
    };
    const trades = people.map(({ answers }) => String(answers.trade ?? '–')).reverse();
    expect((await column('What is your trade?')).map((cell) => cell.split('\n').at(-1))).toEqual(trades);
    expect(await column('How long is your way?\nkm')).toEqual(
      people.map(({ answers }) => String(answers.way)).reverse(),
    );
    // Of whatever length an answer is, and in either script.
    const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect(new Set(heights)).toEqual(new Set([52]));
    await checkAccessibility(page);

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'What is your trade?' }).click();
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('thead').innerText()).not.toContain('What is your trade?');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('With written answers').click();
    await eventually(() => page.url()).toContain('has=text');
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('respondent six');
    await eventually(() => names.allInnerTexts()).toEqual(['Respondent Six']);
    await page.reload();
    await eventually(() => names.allInnerTexts()).toEqual(['Respondent Six']);
    expect(await page.locator('thead').innerText()).not.toContain('What is your trade?');

    await page.getByRole('button', { name: 'Download these' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    const [header = [], ...rows] = parseCsv(readFileSync(await download.path(), 'utf8'));
    expect(rows.map((row) => row[header.indexOf('Name')])).toEqual(['Respondent Six']);
    await page.getByRole('button', { name: 'Remove filter: With written answers' }).click();
    await eventually(() => page.url()).not.toContain('has=text');
  });

  it('is moved sideways by keys: the time stays, columns come whole beside it, and the last ends before its frame', async () => {
    const page = await open(answered, '?tab=responses');
    const frame = page.getByRole('region', { name: 'Responses' });
    await frame.locator('tbody tr').first().waitFor();
    const edgeOf = (part: string) =>
      frame.evaluate((box, found) => {
        const { left, right } = box.querySelector(found)?.getBoundingClientRect() ?? { left: 0, right: 0 };
        const around = box.getBoundingClientRect();
        return { left: Math.round(left - around.left), right: Math.round(around.right - right) };
      }, part);
    const first = await edgeOf('thead th');
    await frame.press('ArrowRight');
    await eventually(() => frame.evaluate((box) => box.scrollLeft > 0)).toBe(true);
    const isWholeBesideFirst = () =>
      frame.evaluate((box) => {
        const [time, ...others] = [...box.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect());
        return others.some(({ left }) => time !== undefined && Math.abs(left - time.right) <= 1);
      });
    await eventually(isWholeBesideFirst).toBe(true);
    expect(await edgeOf('thead th')).toEqual(first);
    await frame.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
    await eventually(async () => (await edgeOf('thead th:last-child')).right).toBeGreaterThanOrEqual(0);
  });

  it('says what was not answered, and tells facts alone of who has not submitted', async () => {
    const id = await another({ name: 'Respondent One', answers: { drink: 'o1', way: 1 } });
    const unsent = { params: { id }, body: { answers: { drink: 'o2', trade: 'Weaver' } } };
    await product.api()(startRespondent, unsent);
    const page = await open(id, '?tab=responses&state=answering&q=weaver&has=text');
    await page.getByRole('cell', { name: /^Not submitted yet: 2 answers so far/ }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('Weaver');
    expect(await page.locator('tbody a').count()).toBe(0);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('radio', { name: 'Not submitted yet' }).waitFor();
    expect(await page.getByLabel('With written answers').count()).toBe(0);
  });
});

describe('single responses', () => {
  it('are read question by question beside the list, which stays as it is', async () => {
    const page = await open(answered, '?tab=responses&q=respondent+six');
    await page.locator('tbody a').click();
    const panel = page.getByRole('complementary', { name: 'Response' });
    await eventually(() => panel.locator('[data-question=wish] p').innerText()).toBe('Less traffic\nand more rain');
    expect(await panel.locator('[data-question=day] p').innerText()).toBe('26 March 2026');
    expect(await panel.locator('[data-question=way] p').innerText()).toBe('12 km');
    expect(await panel.locator('[data-question=city] p').innerText()).toBe('No answer');
    await eventually(() => page.locator(':focus').innerText()).toContain('Response from');
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await page.getByRole('searchbox').inputValue()).toBe('respondent six');
    expect(await page.locator(':focus').getAttribute('data-response')).not.toBeNull();
  });

  it('are stepped through by keys, Back goes back, and the address leads to one', async () => {
    const page = await open(answered, '?tab=responses');
    await page.locator('tbody a').first().click();
    const name = figure(page, 'Name');
    await eventually(() => name.innerText()).toBe('Respondent Nine');
    await page.keyboard.press('ArrowRight');
    await eventually(() => name.innerText()).toBe('অষ্টম উত্তরদাতা');
    await page.keyboard.press('k');
    await eventually(() => name.innerText()).toBe('Respondent Nine');
    expect(await page.getByRole('button', { name: 'Newer' }).isDisabled()).toBe(true);
    await page.goBack();
    await eventually(() => name.innerText()).toBe('অষ্টম উত্তরদাতা');
    await page.reload();
    await eventually(() => name.innerText()).toBe('অষ্টম উত্তরদাতা');
    expect(await page.locator('tbody tr[data-open]').innerText()).toContain('অষ্টম উত্তরদাতা');
  });

  it('are stepped through beyond the end of a page, and the list goes along', async () => {
    const many = await another(...people, ...people, ...people);
    const page = await open(many, '?tab=responses');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('textbox', { name: 'From' }).fill('1/1/2020');
    await eventually(() => page.url()).toContain('from=2020-01-01');
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await page.locator('tbody a').last().click();
    const name = figure(page, 'Name');
    const last = people.at(-20 % people.length)?.name;
    await eventually(() => name.innerText()).toBe(last);
    await page.getByRole('link', { name: 'Older' }).click();
    await eventually(() => page.locator('tbody tr').count()).toBe(7);
    expect(await page.locator('tbody tr').first().getAttribute('data-open')).toBe('true');
    await eventually(() => name.innerText()).toBe(people.at(-21 % people.length)?.name);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => page.locator('tbody tr').count()).toBe(20);
    await eventually(() => name.innerText()).toBe(last);
  });

  it('lie over the list on a phone', async () => {
    const page = await open(answered, '?tab=responses');
    await page.setViewportSize({ width: 375, height: 700 });
    await page.locator('tbody a').first().click();
    const drawer = page.getByRole('dialog', { name: 'Response' });
    await eventually(() => figure(drawer, 'Name').innerText()).toBe('Respondent Nine');
    await checkFits(page);
    await checkAccessibility(page);
    await page.keyboard.press('j');
    await eventually(() => figure(drawer, 'Name').innerText()).toBe('অষ্টম উত্তরদাতা');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(await page.locator(':focus').getAttribute('data-response')).not.toBeNull();
    const filter = page.getByRole('button', { name: 'Filter', exact: true });
    await filter.click();
    await page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog', { name: 'Filter' }).waitFor({ state: 'detached' });
    expect(await filter.evaluate((button) => button === document.activeElement)).toBe(true);
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

it('gives every response as a file, CSV or a workbook, by keys alone as well', async () => {
  const page = await open(answered);
  const button = page.getByRole('button', { name: 'Download' });
  await button.press('Enter');
  await page.getByRole('menuitem', { name: 'Excel' }).waitFor();
  await checkAccessibility(page);
  await page.keyboard.press('ArrowDown');
  const [workbook] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(workbook.suggestedFilename()).toMatch(/ responses\.xlsx$/);
  const { rows: inWorkbook } = await readWorkbook(readFileSync(await workbook.path()));
  await button.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8');
  expect(inWorkbook).toEqual(readCsv(lines));
  const [header = [], ...rows] = parseCsv(lines);
  const column = (title: string) => rows.map((row) => row[header.indexOf(title)]);
  expect(column('Name')).toEqual(people.map(({ name }) => name));
  expect(column('What is your trade?')).toEqual(people.map(({ answers }) => answers.trade ?? ''));
  expect(column('How long is your way?')).toEqual(people.map(({ answers }) => String(answers.way)));
  // A spreadsheet must read this as text.
  expect(column('What would help?').at(-1)).toBe(`'=HYPERLINK("x")`);

  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  const [onPhone] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel' }).click(),
  ]);
  expect(onPhone.suggestedFilename()).toBe(workbook.suggestedFilename());
});
