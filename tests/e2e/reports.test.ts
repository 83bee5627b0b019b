// What people answered is what the owner reads: as figures, and while it still comes in.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import { toBengaliDigits } from '#domain/text/digits.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { saveQuestionnaire } from '#features/projects/contract/questionnaire.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { parseCsv } from '../support/parse-csv.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { answerAs, countAnswers, people } from './support/answered-survey.ts';
import { eventually } from './support/eventually.ts';
import { everyKind } from './support/every-kind.ts';
import { checkFits } from './support/fits.ts';
import { card, figure, later, openReportsStage, tableOf } from './support/reports-stage.ts';

const { product, owner, call, answered, another, page, open } = await openReportsStage();

describe('the figures', () => {
  it('say how many answered, started and finished', async () => {
    await open(answered);
    await eventually(() => figure(page, 'Responses').innerText()).toBe('9');
    expect(await figure(page, 'Started').innerText()).toBe('9');
    const days = page.getByRole('list', { name: 'Responses by day' }).getByRole('listitem');
    const counts = (await days.allInnerTexts()).map((day) => day.split(': ')[1]);
    expect([counts.length, counts.at(-1)]).toEqual([7, '9']);
    expect(await figure(page, 'Completed').innerText()).toBe('100%');
  });

  it('of every question are a plain count of the answers', async () => {
    await open(answered);
    const names: [question: string, title: string, values: Record<string, string>][] = [
      ['drink', 'What do you drink?', { o1: 'Tea', o2: 'Coffee', o3: 'Water' }],
      ['ways', 'How do you travel?', { o1: 'Rickshaw', o3: 'On foot', o2: 'Bus' }],
      ['city', 'Where do you live?', { o1: 'Dhaka', o2: 'Khulna' }],
      ['walks', 'Do you walk?', { yes: 'Yes', no: 'No' }],
      ['stars', 'How was it?', { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' }],
      [
        'day',
        'When was it?',
        { '2026-03-25': '25 March 2026', '2026-03-26': '26 March 2026', '2026-04-01': '1 April 2026' },
      ],
    ];
    for (const [question, title, values] of names) {
      const counts = countAnswers(question);
      const base = people.filter(({ answers }) => question in answers).length;
      const expected = Object.entries(values).map(([value, name]) => {
        const count = counts[value] ?? 0;
        return [name, String(count), `${Math.round((100 * count) / base)}%`];
      });
      const rows = await tableOf(page, title);
      expect(rows.map((row) => row.slice(0, 3))).toEqual(expected);
      const said = await card(page, title).innerText();
      expect(said).toContain(`${base} answered`);
      if (base < people.length) expect(said).toContain(`${people.length - base} skipped`);
    }
  });

  it('of a scale say what it comes to, of how many', async () => {
    await open(answered);
    // 5, 4, 4, 1, 5, 5, 3
    await eventually(() => figure(card(page, 'How was it?'), 'Mean').innerText()).toBe('3.9 of 5');
    // 10, 9, 8, 3, 10
    expect(await figure(card(page, 'Would you recommend us?'), 'Net promoter score').innerText()).toBe('40');
    const walks = card(page, 'Do you walk?').getByRole('row', { name: /Yes/ });
    expect(await walks.innerText()).toContain('2 of 3');
  });

  it('of a number say where its middle is and how it spreads', async () => {
    await open(answered);
    const way = card(page, 'How long is your way?');
    // 0, 2.5, 2.5, 4, 4, 7, 10, 12, 30
    await eventually(() => figure(way, 'Mean').innerText()).toBe('8.0 km');
    expect(await figure(way, 'Median').innerText()).toBe('4 km');
    expect(await figure(way, 'Lowest').innerText()).toBe('0 km');
    expect(await figure(way, 'Highest').innerText()).toBe('30 km');
    expect(await figure(way, 'Standard deviation').count()).toBe(0);
    await way.getByText('Table', { exact: true }).click();
    await eventually(() => figure(way, 'Standard deviation').innerText()).toBe('9.1 km');
  });

  it('are drawn as bars and, where they make a whole, as a pie, with the same words', async () => {
    await open(answered);
    const drink = card(page, 'What do you drink?');
    await eventually(() => drink.getByRole('row', { name: /Tea/ }).innerText()).toMatch(/67% \(6\)/);
    await drink.getByText('Pie', { exact: true }).click();
    await eventually(() => drink.getByRole('listitem').filter({ hasText: 'Tea' }).innerText()).toMatch(/67% \(6\)/);
    await drink.locator('svg path').first().waitFor();
    expect(await card(page, 'How do you travel?').getByText('Pie', { exact: true }).count()).toBe(0);
    await checkAccessibility(page);
  });

  it('stand the most chosen first or as one asks for it, which the address remembers, and saved as a picture', async () => {
    await open(answered);
    const names = () => card(page, 'How do you travel?').locator('tbody th').allInnerTexts();
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Chart options: How do you travel?' }).click();
      await page.getByText(name, { exact: true }).click();
    };
    await eventually(names).toEqual(['Rickshaw', 'On foot', 'Bus']);
    const [download] = await Promise.all([page.waitForEvent('download'), choose('Download SVG')]);
    expect(download.suggestedFilename()).toBe('How do you travel.svg');
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/>Rickshaw<.*>50% \(3\)<.*>On foot</);
    await choose('As in the questionnaire');
    await eventually(names).toEqual(['Rickshaw', 'Bus', 'On foot']);
    await page.reload();
    await eventually(names).toEqual(['Rickshaw', 'Bus', 'On foot']);
    await choose('Most chosen first');
    await eventually(names).toEqual(['Rickshaw', 'On foot', 'Bus']);
  });

  it('of several choices say whom they are of, all who were asked when one chooses so, which the address keeps', async () => {
    await open(answered);
    const title = 'How do you travel?';
    const ways = card(page, title);
    const rickshaw = ways.getByRole('row', { name: /Rickshaw/ });
    const options = page.getByRole('button', { name: `Chart options: ${title}` });
    await ways.getByText('Of 6 people who answered').waitFor();
    await options.focus();
    await page.keyboard.press('Enter');
    const ofAnswered = page.getByRole('menuitemradio', { name: 'Of those who answered' });
    const ofAsked = page.getByRole('menuitemradio', { name: 'Of those asked' });
    await eventually(() => ofAnswered.getAttribute('aria-checked')).toBe('true');
    await checkAccessibility(page);
    await ofAsked.press('Enter');
    await ways.getByText('Of 9 people asked').waitFor();
    await eventually(() => rickshaw.innerText()).toContain('33% (3)');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download SVG' }).press('Enter'),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/>Of 9 people asked<.*>Rickshaw<.*>33% \(3\)</);
    await page.reload();
    await ways.getByText('Of 9 people asked').waitFor();
    await ways.getByText('Table', { exact: true }).click();
    await ways.getByRole('columnheader', { name: 'Percentage of those asked' }).waitFor();
    expect(await rickshaw.getByRole('cell').allInnerTexts()).toEqual(['3', '33%', '41.7']);
    await checkAccessibility(page);
    // Nobody can choose where it makes no difference: everyone answered, or one answer each.
    await page.getByRole('button', { name: 'Chart options: Where do you live?' }).click();
    await page.getByText('Download SVG', { exact: true }).waitFor();
    expect(await ofAsked.count()).toBe(0);
  });

  it('of numbers in cells are a table of their own, and their means stand there alone', async () => {
    const given = [60, 62, 64, 66, 68].map((price) => ({ drink: 'o1', way: 1, prices: { 'o1~c1': price } }));
    await open(await another(...given.map((answers) => ({ answers }))));
    const cells = card(page, 'What do they cost?');
    await cells.getByText('mean 64.0 (5)').waitFor();
    await cells.getByText('Table', { exact: true }).click();
    await cells.getByRole('region', { name: 'Figures of each cell' }).waitFor();
    expect(await cells.getByRole('columnheader', { name: 'Mean' }).count()).toBe(1);
    expect(await cells.innerText()).not.toContain('mean 64.0');
    await checkAccessibility(page);
  });

  it('merge the versions of a survey and say so', async () => {
    const id = await another(...people.slice(0, 2));
    const { questionnaireRevision } = await owner.stored(id);
    const [first, second] = everyKind.sections;
    if (!first || !second) throw new Error('Two sections are expected.');
    const questionnaire = {
      sections: [
        { ...first, questions: first.questions.map(asLater) },
        { ...second, questions: second.questions.filter(({ id }) => id !== 'trade').map(asLater) },
      ],
    };
    await call(saveQuestionnaire, { params: { id }, body: { questionnaireRevision, questionnaire } });
    await call(publishProject, { params: { id } });
    await answerAs(product.api(), id, { answers: { drink: 'o1', way: 1 } });
    await open(id);
    await page.getByText('This survey was published 2 times.').waitFor();
    expect(await figure(page, 'Responses').innerText()).toBe('3');
    expect(await card(page, 'What is your trade?').innerText()).toContain('No longer asked');
    expect(await card(page, 'What is your trade?').innerText()).toContain('asked in version 1');
    const drink = card(page, 'What do you like to drink?');
    expect(await drink.innerText()).toContain('in version 1: “What do you drink?”');
    expect(await drink.getByRole('row', { name: /Black tea/ }).innerText()).toContain('in version 1: “Tea”');
    expect(await drink.getByRole('row', { name: /Juice/ }).innerText()).toContain('offered only in version 2');
    const [now, before] = await card(page, 'How was it?').all();
    expect(await now?.innerText()).toContain('counted separately below');
    expect(await before?.innerText()).toContain('No longer asked this way');
    await checkAccessibility(page);
  });
});

/** Reworded, with another option; stars on a longer scale. */
function asLater(question: Question): Question {
  if (question.kind === 'rating') return { ...question, steps: 10 };
  if (question.kind !== 'single_choice' || question.id !== 'drink') return question;
  const options = question.options.map((option) =>
    option.id === 'o1' ? { ...option, label: { ...option.label, en: 'Black tea' } } : option,
  );
  const title = { ...question.title, en: 'What do you like to drink?' };
  return { ...question, title, options: [...options, { id: 'o9', label: { en: 'Juice', bn: 'জুস' } }] };
}

describe('on paper', () => {
  it('stands of when it is, what its figures mean, and how many answers are left out', async () => {
    await open(answered);
    const trade = card(page, 'What is your trade?');
    await trade.locator('ol p').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const given = people.filter(({ answers }) => 'trade' in answers).length;
    await trade.getByText(`Printed: the newest 5 of ${given} answers.`).waitFor();
    await page.getByText(/^As of \d+ \w+ \d{4}, /).waitFor();
    await page.getByRole('heading', { name: 'How to read these figures' }).waitFor();
    expect(await page.getByRole('button', { name: 'Download' }).isVisible()).toBe(false);
  });
});

it('is narrowed to some days or a source: figures, texts, list and file, as the address says', async () => {
  const id = await another(...people.slice(0, 2));
  await product.api()(startRespondent, {
    params: { id },
    body: { answers: { drink: 'o2', trade: 'Weaver', way: 3 }, source: { from: 'poster' }, complete: true },
  });
  await open(id);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Source' }).click();
  await page.getByRole('option', { name: 'Poster' }).click();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Show summary' }).click();
  await eventually(() => figure(page, 'Responses').innerText()).toBe('1');
  await page.getByText('of 3 in total').waitFor();
  expect(await figure(page, 'Started').count()).toBe(0);
  const trades = card(page, 'What is your trade?').locator('ol p');
  await eventually(() => trades.allInnerTexts()).toEqual(['Weaver']);
  await checkFits(page);
  await page.getByRole('button', { name: 'Download these' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(parseCsv(readFileSync(await download.path(), 'utf8'))).toHaveLength(2);

  await page.getByRole('link', { name: /^Responses/ }).click();
  await eventually(() => page.locator('tbody tr').count()).toBe(1);
  await page.getByRole('link', { name: 'Summary' }).click();
  await page.reload();
  await eventually(() => trades.allInnerTexts()).toEqual(['Weaver']);
  await page.getByRole('button', { name: 'Remove filter: Source: Poster' }).click();
  await eventually(() => figure(page, 'Responses').innerText()).toBe('3');

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await eventually(() => page.url()).toMatch(/from=.*until=/);
  await page.getByText('of 3 in total').waitFor();
  await open(id, '?until=2026-01-01');
  await page.getByText('Nothing found').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await eventually(() => figure(page, 'Started').innerText()).toBe('3');
  await open(id, '?from=2026-13-01');
  await page.getByText('The summary cannot be shown for this choice').waitFor();
});

describe('text answers', () => {
  it('are listed newest first, more when asked for', async () => {
    await open(answered);
    const trade = card(page, 'What is your trade?');
    const given = people.flatMap(({ answers }) => answers.trade ?? []).reverse();
    await eventually(() => trade.locator('ol p').allInnerTexts()).toEqual(given.slice(0, 5));
    await trade.getByRole('button', { name: 'Show more' }).click();
    await eventually(() => trade.locator('ol p').allInnerTexts()).toEqual(given);
    expect(await trade.getByText('রিকশাচালক').getAttribute('lang')).toBe('bn');
  });

  it('are searched in either digit set', async () => {
    await open(answered);
    const trade = card(page, 'What is your trade?');
    await trade.getByRole('searchbox').fill('3 নম্বর');
    await eventually(() => trade.locator('ol p').allInnerTexts()).toEqual(['৩ নম্বর রোডের দোকানদার']);
    await trade.getByRole('searchbox').fill('astronaut');
    await trade.getByText('Nothing found').waitFor();
  });

  it('are searched on by themselves, and say how far a search came that is not at its end', async () => {
    await open(answered);
    const trade = card(page, 'What is your trade?');
    await trade.getByRole('searchbox').waitFor();
    let calls = 0;
    await page.route(/answers\?.*q=weaver/, (route) => {
      calls++;
      const found = { responseId: answered, text: 'Weaver', completedAt: '2026-03-05T00:00:00.000Z' };
      const data = { items: calls > 5 ? [found] : [], next: calls > 5 ? null : 'more', total: null, read: 20_000 };
      return route.fulfill({ json: { data: { success: true, data } } });
    });
    await trade.getByRole('searchbox').fill('weaver');
    await trade.getByText('Nothing found so far in 1,00,000 responses').waitFor();
    await trade.getByRole('button', { name: 'Search older ones' }).click();
    await eventually(() => trade.locator('ol p').allInnerTexts()).toEqual(['Weaver']);
  });
});

describe('while it is open', () => {
  it('follows what comes in, and moves no text under the eyes', async () => {
    const id = await another(...people.slice(0, 3));
    await open(id);
    const trade = card(page, 'What is your trade?');
    await eventually(() => figure(page, 'Responses').innerText()).toBe('3');
    await eventually(() => trade.locator('ol p').first().innerText()).toBe('Nurse');
    await answerAs(product.api(), id, { answers: { drink: 'o3', way: 1, trade: 'Weaver' } });
    await later(page);
    await eventually(() => figure(page, 'Responses').innerText()).toBe('4');
    await page.getByText('1 new since you opened this page').waitFor();
    expect(await trade.locator('ol p').first().innerText()).toBe('Nurse');
    await trade.getByRole('button', { name: 'Show 1 new' }).click();
    await eventually(() => trade.locator('ol p').first().innerText()).toBe('Weaver');
  });

  it('begins by itself with the first response, and until then says what to do', async () => {
    const id = await another();
    await open(id);
    await page.getByRole('heading', { name: 'No responses yet' }).waitFor();
    const link = await page.getByRole('textbox', { name: 'Link to the survey' }).inputValue();
    const code = (await owner.stored(id)).linkCode;
    expect(link).toBe(`${new URL(product.url).host}/s/${code}`);
    await checkAccessibility(page);
    await answerAs(product.api(), id, { answers: { drink: 'o1', way: 1 } });
    await later(page);
    await eventually(() => figure(page, 'Responses').innerText()).toBe('1');
  });
});

describe('without the server', () => {
  it('keeps what it has, says how old that is, and catches up', async () => {
    await open(answered);
    await eventually(() => figure(page, 'Responses').innerText()).toBe('9');
    await page.route('**/report', (route) => route.abort());
    const failed = () => later(page).then(() => page.getByText('Could not update.').isVisible());
    await eventually(failed).toBe(true);
    expect(await figure(page, 'Responses').innerText()).toBe('9');
    await page.unroute('**/report');
    await eventually(failed).toBe(false);
  });

  it('says what could not be read, and reads it again when asked to', async () => {
    await page.route('**/report', (route) => route.abort());
    await page.goto(`${product.url}/dashboard/survey/${answered}/response-reports`);
    const failed = page.getByRole('heading', { name: 'This could not be loaded' });
    await eventually(() => later(page).then(() => failed.isVisible())).toBe(true);
    await checkAccessibility(page);
    await page.unroute('**/report');
    await page.getByRole('button', { name: 'Try again' }).click();
    await eventually(() => figure(page, 'Responses').innerText()).toBe('9');
  });
});

describe('the index of questions', () => {
  const index = () => page.getByRole('navigation', { name: 'Question by question' });
  const isInView = (title: string) =>
    page.getByRole('heading', { name: title }).evaluate((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      return top >= 56 && bottom <= innerHeight;
    });

  it('leads to each, says where one is, and is in the address', async () => {
    await open(answered);
    const link = index().getByRole('link', { name: 'How was it?' });
    await link.waitFor();
    expect(await index().locator('[aria-current]').count()).toBe(0);
    await link.press('Enter');
    await eventually(() => isInView('How was it?')).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^\d+\. How was it\?$/);
    await eventually(() => link.getAttribute('aria-current')).toBe('true');
    expect(page.url()).toMatch(/#q-stars:/);
    await page.reload();
    await eventually(() => isInView('How was it?')).toBe(true);
    // It grows while texts come in.
    const lastAtEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return index().getByRole('link').last().getAttribute('aria-current');
    };
    await eventually(lastAtEnd).toBe('true');
    await eventually(() => index().locator('[aria-current]').count()).toBe(1);
  });

  it('is a choice where there is no room for a list', async () => {
    await open(answered);
    await page.setViewportSize({ width: 375, height: 700 });
    const choice = page.getByRole('combobox', { name: 'Go to question' });
    await choice.waitFor();
    expect(await choice.inputValue()).toBe('');
    expect(await index().isVisible()).toBe(false);
    const stars = await choice.locator('option', { hasText: 'How was it?' }).getAttribute('value');
    await choice.selectOption(stars);
    await eventually(() => isInView('How was it?')).toBe(true);
    expect(page.url()).toMatch(/#q-stars:/);
    await eventually(() => choice.inputValue()).toBe(stars);
    await page.evaluate(() => scrollTo(0, 0));
    await eventually(() => choice.inputValue()).toBe('');
    await checkFits(page);
    await checkAccessibility(page);
  });

  it('leads nowhere by an address that names no question, and to each as before', async () => {
    await open(answered, '#q-gone:1');
    const link = index().getByRole('link', { name: 'How was it?' });
    await link.waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await index().locator('[aria-current]').count()).toBe(0);
    await link.press('Enter');
    await eventually(() => isInView('How was it?')).toBe(true);
  });

  it('is not there before there is anything to lead to, and stays while figures cannot be brought up to date', async () => {
    await page.route('**/report', (route) => route.abort());
    await open(answered);
    const failed = page.getByRole('heading', { name: 'This could not be loaded' });
    await eventually(() => later(page).then(() => failed.isVisible())).toBe(true);
    expect(await index().count()).toBe(0);
    await page.unroute('**/report');
    await page.getByRole('button', { name: 'Try again' }).click();
    const link = index().getByRole('link', { name: 'How was it?' });
    await link.waitFor();
    await page.route('**/report', (route) => route.abort());
    await eventually(() => later(page).then(() => page.getByText('Could not update.').isVisible())).toBe(true);
    await link.press('Enter');
    await eventually(() => isInView('How was it?')).toBe(true);
    await eventually(() => link.getAttribute('aria-current')).toBe('true');
  });
});

it('speaks Bengali throughout, in its own digits', async () => {
  await open(answered, '', '/bn');
  await eventually(() => figure(page, 'সাড়া').innerText()).toBe(toBengaliDigits('9'));
  const drink = card(page, 'কী পান করেন?');
  expect(await drink.innerText()).toContain('৬৭% (৬)');
  expect(await page.locator('main dl, main table').allInnerTexts()).not.toContainEqual(expect.stringMatching(/[0-9]/));
  await page.getByRole('button', { name: 'ডাউনলোড' }).click();
  const csv = page.getByRole('menuitem', { name: 'সিএসভি' });
  expect(await csv.getAttribute('href')).toContain('locale=bn');
  await checkAccessibility(page);
});

it.each(['', '?tab=responses'])('fits a small phone, in the dark too: %s', async (query) => {
  await open(answered, query, '/bn');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByText('Respondent Nine').or(page.getByText('Driver')).first().waitFor();
  await checkFits(page);
  await checkAccessibility(page);
});

it('is no page for a survey that does not exist', async () => {
  await open('01a1f9b1-0000-7000-8000-000000000000');
  await page.getByRole('heading', { name: 'This page could not be found' }).waitFor();
  await checkAccessibility(page);
});
