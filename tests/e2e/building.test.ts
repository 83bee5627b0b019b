import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blankQuestion, isAsking, QUESTION_KINDS } from '#domain/questionnaire/registry.ts';
import type { QuestionKind } from '#domain/questionnaire/schema.ts';
import { toBengaliDigits } from '#domain/text/digits.ts';
import type { Locale } from '#domain/text/locale.ts';
import { builder as bengali } from '#messages/bn/builder.ts';
import { forms as bengaliForms } from '#messages/bn/forms.ts';
import { questions } from '#messages/bn/questions.ts';
import { takingPart as bengaliRespondents } from '#messages/bn/taking-part.ts';
import { builder as english } from '#messages/en/builder.ts';
import { takingPart as respondents } from '#messages/en/taking-part.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { PASSWORD, signIn } from './support/account-forms.ts';
import { eventually } from './support/eventually.ts';
import { everyKind, fewKinds, hasColumns, hasOptions, hasRows } from './support/every-kind.ts';
import { shareOnePage } from './support/kept-pages.ts';
import { allSaved, newOwner, WINDOW } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

const shared = await shareOnePage(owner.context, WINDOW);
const openSurvey = (id: string, path?: string) => owner.open(id, path, shared);

function title(page: Page) {
  return page.getByRole('textbox', { name: 'Question', exact: true });
}

function offeredKinds(page: Page, words: typeof english | typeof bengali) {
  return page.getByRole('listbox', { name: words.kindLabel });
}

function isSaid(kind: QuestionKind): boolean {
  return !isAsking(blankQuestion(kind, () => 'any'));
}

/** What tells that a question of this kind is there to be written: its kind, or the field of what is only said. */
function added(page: Page, words: typeof english | typeof bengali, kind: QuestionKind) {
  if (isSaid(kind)) return page.getByRole('textbox', { name: words.statementTitle, exact: true });
  return page.getByText(`· ${words.kind[kind]}`);
}

/** What is written in a question beside its title, as far as its kind lists any. */
interface Written {
  rows: readonly string[];
  columns: readonly string[];
  options: readonly string[];
}

/** A question as it is stored that was given these texts and nothing else. */
function storedAs(kind: QuestionKind, locale: Locale, title: string, { rows, columns, options }: Written) {
  const labelled = (labels: readonly string[]) => labels.map((label) => ({ label: { [locale]: label } }));
  return {
    kind,
    title: { [locale]: title },
    ...(hasRows(kind) && { rows: labelled(rows) }),
    ...(hasColumns(kind) && { columns: labelled(columns) }),
    ...(hasOptions(kind) && { options: labelled(options) }),
  };
}

/** More than a window is high. */
const MANY = Array.from({ length: 30 }, (_, index) => ({
  id: `o${index + 1}`,
  label: { en: `Way ${index + 1}`, bn: `উপায় ${toBengaliDigits(String(index + 1))}` },
}));

it('takes ten clicks at most from signing in to the link of a survey of five questions', async () => {
  const { mobile } = await newOwner(browser, product);
  const page = await (await browser.newContext({ viewport: WINDOW })).newPage();
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  // A key that presses a button is no click, and has no place.
  await page.addInitScript(() =>
    window.addEventListener('click', ({ detail }) => detail > 0 && Reflect.get(window, 'countClick')(), true),
  );
  await page.goto(`${product.url}/login`);
  await signIn(page, mobile, PASSWORD);
  await page.getByRole('button', { name: 'Empty page' }).click();
  await page.getByRole('button', { name: /^Single choice/ }).click();
  for (const question of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Question');
    for (const words of [question, 'Yes']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type('No');
    if (question !== 'Fifth') await page.keyboard.press('Control+Enter');
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Link to the survey' }).waitFor();
  expect(clicks).toBeLessThanOrEqual(10);
  expect(clicks).toBeGreaterThanOrEqual(5);
  await page.close();
});

describe('building by mouse, in English', () => {
  it('makes a survey of every kind, publishes it and gives its link', async () => {
    const newcomer = await newOwner(browser, product);
    const page = await newcomer.context.newPage();
    await page.goto(`${product.url}/dashboard/survey`);
    await page.getByRole('heading', { name: 'Ask your first question' }).waitFor();
    await checkAccessibility(page);
    await page.getByRole('main').getByRole('link', { name: 'New survey' }).first().click();
    // What cannot be read or made is said, and can be tried again.
    const dialog = page.getByRole('dialog');
    await page.route('**/api/v1/templates/*', (route) => route.fulfill({ status: 404, body: '' }));
    await page
      .getByRole('button', { name: /^See \d+ questions in / })
      .first()
      .click();
    await dialog.getByRole('alert').waitFor();
    await checkAccessibility(page);
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('listitem').first().waitFor();
    await dialog.getByText('বাংলা', { exact: true }).click();
    await dialog.locator('li [lang=bn]').first().waitFor();
    await checkAccessibility(page);
    // Its real pages can be walked through, in the language that was looked at.
    await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
    const tried = dialog.frameLocator('iframe');
    await tried.getByRole('button', { name: 'শুরু করুন' }).click();
    await tried.getByRole('progressbar').waitFor();
    await page.keyboard.press('Tab');
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Questions', exact: true }).click();
    await dialog.getByRole('listitem').first().waitFor();
    await page.route('**/createSurveyWithQuestion', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Use this template' }).click();
    await page.getByRole('alert').filter({ hasText: 'You are offline.' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Empty page' }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Title of the survey',
    );
    await page.keyboard.type('Tea at work');
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: /^Single choice/ }).click();
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
    await page.keyboard.type('How do you drink it?');
    await page.keyboard.press('Enter');
    await page.keyboard.type('With milk');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Without');
    await page.getByRole('radiogroup', { name: 'Must be answered' }).getByText('Yes').click();
    for (const kind of QUESTION_KINDS.slice(1)) {
      await page.getByRole('button', { name: 'Add question' }).last().click();
      await offeredKinds(page, english).getByRole('option', { name: english.kind[kind], exact: true }).click();
      await added(page, english, kind).waitFor();
      await (isSaid(kind) ? added(page, english, kind) : title(page)).fill(`A question: ${kind}`);
      if (hasRows(kind)) {
        await page.getByRole('textbox', { name: 'Row 1', exact: true }).fill('Milk');
        await page.getByRole('textbox', { name: 'Row 2', exact: true }).fill('Sugar');
      }
      if (hasColumns(kind)) {
        await page.getByRole('textbox', { name: 'Column 1', exact: true }).fill('Price');
        await page.getByRole('textbox', { name: 'Column 2', exact: true }).fill('Shop');
      }
      if (hasOptions(kind)) {
        await page.getByRole('button', { name: 'Paste many options' }).click();
        await page.getByRole('textbox', { name: 'Options, one per line' }).fill('1. Dhaka\n2. Khulna\n3. Sylhet');
        await page.getByRole('button', { name: 'Use 3 lines' }).click();
      }
      if (kind === 'fill_blanks') await page.getByRole('textbox', { name: /^Text with blanks/ }).fill('Tea is [১].');
      if (kind === 'number') await page.getByRole('textbox', { name: 'Highest number' }).fill('১২০');
    }
    await allSaved(page);
    await checkAccessibility(page);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Ready to publish.').waitFor();
    await checkAccessibility(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    const link = await page.getByRole('textbox', { name: 'Link to the survey' }).inputValue();
    await checkAccessibility(page);

    const id = /survey\/([^/?]+)/.exec(page.url())?.[1] ?? '';
    const { status, version, questionnaire } = await newcomer.stored(id);
    expect({ status, version }).toEqual({ status: 'processing', version: 1 });
    const questions = questionnaire.sections.flatMap((section) => section.questions);
    expect(questions.map(({ kind }) => kind)).toEqual(QUESTION_KINDS);
    expect(questions[0]).toMatchObject({
      required: true,
      options: [{ label: { en: 'With milk' } }, { label: { en: 'Without' } }],
    });
    const texts = { rows: ['Milk', 'Sugar'], columns: ['Price', 'Shop'], options: ['Dhaka', 'Khulna', 'Sylhet'] };
    expect(questions.slice(1)).toMatchObject(
      QUESTION_KINDS.slice(1).map((kind) => storedAs(kind, 'en', `A question: ${kind}`, texts)),
    );
    expect(questions.find(({ kind }) => kind === 'number')).toMatchObject({ max: 120 });
    await page.goto(link);
    await page.getByRole('heading', { name: 'Tea at work' }).waitFor();
    await page.close();
  });

  it('moves by dragging, deletes with a way back, undoes and redoes', async () => {
    const id = await owner.survey(fewKinds, ['en', 'bn']);
    const page = await openSurvey(id);
    const outline = page.getByRole('navigation', { name: 'Outline' });
    const order = async () =>
      (await owner.stored(id)).questionnaire.sections.map(({ questions }) => questions.map((one) => one.id));

    const from = await outline.getByRole('button', { name: /^Drag Question 1:/ }).boundingBox();
    const to = await outline.getByRole('button', { name: /^Drag Question 3:/ }).boundingBox();
    if (!from || !to) throw new Error('Nothing to drag');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 40, { steps: 5 });
    await page.mouse.move(to.x + 10, to.y + 14, { steps: 10 });
    await page.getByText(/ is over Question 3: /).waitFor();
    await page.mouse.up();
    await outline.getByRole('button', { name: '3. What do you drink?' }).waitFor();
    await allSaved(page);
    expect((await order())[0]).toEqual(['ways', 'city', 'drink', 'stars']);

    await page.getByRole('button', { name: 'Edit question 4: How was it?' }).click();
    await page.getByRole('button', { name: 'Delete question' }).click();
    await page.getByText('Question deleted.').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await outline.getByRole('button', { name: '4. How was it?' }).waitFor();
    await page.keyboard.press('Control+z');
    await outline.getByRole('button', { name: '1. What do you drink?' }).waitFor();
    await page.keyboard.press('Control+Shift+z');
    await outline.getByRole('button', { name: '3. What do you drink?' }).waitFor();
    await allSaved(page);
  });

  it('names what is missing, leads there, and shows the survey in both languages', async () => {
    const id = await owner.survey(fewKinds, ['en', 'bn']);
    const page = await openSurvey(id);
    await page.getByRole('button', { name: 'Edit question 2: How do you travel?' }).click();
    expect(await page.getByRole('textbox', { name: 'Question in Bengali' }).count()).toBe(0);
    const writeIn = page.getByRole('radiogroup', { name: 'Languages to write in' });
    await writeIn.getByText('বাংলা').click();
    await page.getByRole('textbox', { name: 'Question in Bengali' }).fill('');
    await page.keyboard.press('Tab');
    const toBengaliTitle = () => page.waitForFunction(() => document.activeElement?.id === 'ways-title-bn');
    await writeIn.getByText('English').first().click();
    await page.getByRole('button', { name: 'Missing in Bengali' }).click();
    await toBengaliTitle();
    await writeIn.getByText('English').first().click();
    await page.getByRole('button', { name: 'Edit question 1: What do you drink?' }).click();
    await allSaved(page);
    expect(await page.getByText('The question is missing in Bengali.').count()).toBe(0);
    // Far down in a low window, it comes into view.
    await page.setViewportSize({ ...WINDOW, height: 420 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await toBengaliTitle();
    await eventually(() =>
      page.locator('#ways-title-bn').evaluate((field) => {
        const { top, bottom } = field.getBoundingClientRect();
        return top > 0 && bottom < window.innerHeight;
      }),
    ).toBe(true);
    await page.setViewportSize(WINDOW);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('#part-ways').getByText('The question is missing in Bengali.').waitFor();
    await page.getByRole('navigation', { name: 'Outline' }).getByText('Error', { exact: true }).waitFor();
    await checkAccessibility(page);
    await page
      .getByRole('status')
      .filter({ hasText: 'Fix 1 error first: The question is missing in Bengali.' })
      .waitFor();
    await page.getByRole('button', { name: 'See all' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: /The question is missing in Bengali/ }).click();
    await toBengaliTitle();
    await page.getByRole('textbox', { name: 'Question in Bengali' }).fill('কীভাবে যান?');
    await page.locator('#part-ways').getByText('The question is missing in Bengali.').waitFor({ state: 'detached' });
    await allSaved(page);

    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog').frameLocator('iframe');
    await page.getByRole('dialog').getByText('English', { exact: true }).click();
    await preview.getByRole('button', { name: respondents.start }).click();
    await preview.getByRole('group').first().waitFor();
    await preview.getByRole('radio', { name: 'Without' }).waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByText('বাংলা', { exact: true }).click();
    await preview.getByRole('button', { name: bengaliRespondents.start }).click();
    await preview.getByRole('group', { name: 'কীভাবে যান?' }).waitFor();
    await checkAccessibility(page);
  });
});

it('leads from a missing title to the setting, and publishes once it is there', async () => {
  const id = await owner.survey(fewKinds, ['en', 'bn'], { en: 'Tea at work' });
  const page = await openSurvey(id);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Fix 1 error first: The title is missing in Bengali' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Title in English' }).count()).toBe(0);
  await page.waitForFunction(() => document.activeElement?.id === 'setting-title-bn');
  await page.keyboard.type('অফিসে চা');
  await allSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText('Ready to publish.').waitFor();
});

it('leads from the settings to the head of a question that is higher than the window', async () => {
  const high = fewKinds.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) =>
      question.id === 'ways' && question.kind === 'multiple_choice'
        ? { ...question, title: { en: 'How do you travel?' }, options: MANY }
        : question,
    ),
  }));
  const id = await owner.survey({ sections: high }, ['en', 'bn']);
  const page = await openSurvey(id);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('textbox', { name: 'Title in English' }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'ways-title-bn');
  const placed = () =>
    page.locator('#part-ways').evaluate((card) => {
      const { top, height } = card.getBoundingClientRect();
      return { isHigh: height > window.innerHeight, isInView: top > 0 && top < window.innerHeight / 2 };
    });
  await eventually(placed).toEqual({ isHigh: true, isInView: true });
});

it('is read in the language of the page, and tried out as respondents will, without keeping anything', async () => {
  const id = await owner.survey(everyKind, ['en', 'bn']);
  await owner.change(id, { settingsRevision: 1, viewType: 'step', reviewAnswers: true });
  const page = await openSurvey(id, '/bn');
  await page.locator('article').getByText('কী পান করেন?').waitFor();
  expect(await page.locator('article').getByText('What do you drink?').count()).toBe(0);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));

  await page.getByRole('button', { name: bengali.preview, exact: true }).click();
  const preview = page.getByRole('dialog').frameLocator('iframe');
  const question = (name: string) => preview.locator(`[data-question=${name}]`);
  const next = preview.locator('button[name=go][value=next]:not([tabindex])');
  await preview.getByRole('button', { name: bengaliRespondents.start }).click();
  await next.click();
  await question('drink').locator('[id$=-error]').waitFor();
  await question('drink').locator('input[value=o2]').press('Space');
  for (const name of ['ways', 'city', 'stars']) {
    await next.click();
    await question(name).waitFor();
  }
  const third = question('stars').locator('input[value="3"]');
  await third.press('Space');
  expect(await third.isChecked()).toBe(true);
  await question('stars').getByRole('button', { name: questions.clearAnswer }).click();
  await eventually(() => third.isChecked()).toBe(false);
  for (const name of ['trade', 'wish', 'mail', 'phone', 'web', 'ease', 'tell', 'way']) {
    await next.click();
    await question(name).waitFor();
  }
  await question('way').locator('input').fill('৪.৫');
  await question('way').locator('input').press('Enter');
  const names = everyKind.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  for (const name of names.slice(names.indexOf('way') + 1)) {
    await question(name).waitFor();
    await next.click();
  }
  await preview.locator('dd').getByText('কফি').waitFor();
  await preview.locator('dd').getByText('৪.৫ কিমি').waitFor();
  await checkAccessibility(page);
  await preview.getByRole('button', { name: bengaliRespondents.submit }).click();
  await preview.getByRole('heading', { name: bengaliRespondents.recorded }).waitFor();
  expect(calls.filter((call) => !/^GET |^POST \/bn\/survey\/preview\//.test(call))).toEqual([]);
  expect((await owner.stored(id)).responses).toBe(0);
});

it('is previewed by its owner alone', async () => {
  const address = `${product.url}/survey/preview/${await owner.survey(fewKinds)}`;
  const stranger = await newOwner(browser, product);
  const nobody = await browser.newContext();
  const statuses = [owner.context, stranger.context, nobody].map(async ({ request }) => {
    const form = { go: 'next' };
    const posted = await request.post(`${address}?page=questions`, { form, headers: { origin: product.url } });
    return [(await request.get(address)).status(), posted.status()];
  });
  expect(await Promise.all(statuses)).toEqual([
    [200, 422],
    [404, 404],
    [404, 404],
  ]);
  await stranger.context.close();
  await nobody.close();
});

function timeOf(element: Element): string {
  return getComputedStyle(element).animationDuration;
}

it('says why it cannot be published yet: a change is not saved, the server fails, or its end time has passed', async () => {
  const id = await owner.survey(fewKinds);
  const page = await openSurvey(id);
  // Judged as it ends up, not while it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = page.getByRole('dialog');
  await page.route('**/questionnaire', (route) => route.abort());
  await page.getByRole('button', { name: 'Edit question 1: What do you drink?' }).click();
  await title(page).fill('What do you drink now?');
  await page.getByText(/^Not saved:/).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText(/^Not saved:/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
  await checkAccessibility(page);
  await page.unroute('**/questionnaire');
  // Tried again by itself, after half a minute at the latest.
  await dialog.getByText('Ready to publish.').waitFor();
  await page.route('**/publish', (route) => route.fulfill({ status: 500, body: '' }));
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }).waitFor();
  await checkAccessibility(page);
  expect((await owner.stored(id)).status).toBe('draft');
  await page.unroute('**/publish');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('textbox', { name: 'Ends' }).fill('1/1/2020');
  await page.getByLabel('Ends: time').selectOption('10:00');
  await page.getByRole('textbox', { name: 'Ends' }).blur();
  await allSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByText('The end time has passed. Choose a later one first.').waitFor();
});

describe('a published survey', () => {
  it('shows that it changed, publishes the change as a new version, closes and reopens', async () => {
    const id = await owner.survey(fewKinds);
    const page = await openSurvey(id);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByRole('textbox', { name: 'Link to the survey' }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Edit question 1: What do you drink?' }).click();
    await page.getByRole('button', { name: 'Move down', exact: true }).click();
    await page.getByRole('button', { name: /Changed since published/ }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move down');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await dialog.getByRole('button', { name: 'Publish changes' }).click();
    await dialog.getByRole('textbox', { name: 'Link to the survey' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await owner.stored(id)).toMatchObject({ version: 2, changedSincePublished: false });

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Close survey' }).click();
    await dialog.getByRole('button', { name: 'Close survey' }).click();
    await page.getByRole('button', { name: 'Reopen' }).click();
    expect((await owner.stored(id)).status).toBe('complete');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await page.getByRole('button', { name: 'Copy link' }).waitFor();
    expect((await owner.stored(id)).status).toBe('processing');
  });

  it('opens again when changes are published after it was closed, and says so before', async () => {
    const id = await owner.survey(fewKinds);
    const page = await openSurvey(id);
    // Judged as it ends up, not while it fades in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByRole('textbox', { name: 'Link to the survey' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Close survey' }).waitFor();
    await checkAccessibility(page);
    await page.getByRole('menuitem', { name: 'Close survey' }).click();
    await dialog.getByRole('button', { name: 'Close survey' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'The survey is closed.' });
    // Wanting less motion is no reason to take it away at once.
    expect(await toast.getByRole('progressbar', { includeHidden: true }).evaluate(timeOf)).toBe('3s');
    await page.getByRole('button', { name: 'Reopen' }).waitFor();

    await page.getByRole('button', { name: 'Edit question 1: What do you drink?' }).click();
    await title(page).fill('What do you drink now?');
    await page.getByRole('button', { name: /Changed since published/ }).waitFor();
    expect(await page.getByText('Respondents still see version 1.').count()).toBe(0);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await dialog.getByText(/^The survey opens again/).waitFor();
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Publish changes' }).click();
    await dialog.getByRole('textbox', { name: 'Link to the survey' }).waitFor();
    expect(await owner.stored(id)).toMatchObject({ status: 'processing', version: 2 });
  });
});

const writing = {
  en: {
    prefix: '',
    words: english,
    saved: 'All changes saved',
    option: (number: number) => `Option ${number}`,
    row: (number: number) => `Row ${number}`,
    column: (number: number) => `Column ${number}`,
    first: { title: 'Tea or coffee?', options: ['Tea', 'Coffee'] },
    texts: { rows: ['Milk', 'Sugar'], columns: ['Price', 'Shop'], options: ['Dhaka', 'Khulna'] },
    handle: /^Drag /,
    handleOfFirst: /^Drag Question 1: /,
    lifted: / is over Question 1: /,
    movedDown: / is over Question 2: /,
    outline: [/^1\.\s*Tea or coffee/, '2. Tea or coffee?'],
    publish: 'Publish',
    ready: 'Ready to publish.',
    link: 'Link to the survey',
    // With the mouse every kind was made; the keys lead to each alike: one with options, one with rows, one only said.
    kinds: ['dropdown', 'grid_text', 'statement'],
  },
  bn: {
    prefix: '/bn',
    words: bengali,
    saved: bengaliForms.saved,
    option: (number: number) => `বিকল্প ${toBengaliDigits(String(number))}`,
    row: (number: number) => `সারি ${toBengaliDigits(String(number))}`,
    column: (number: number) => `কলাম ${toBengaliDigits(String(number))}`,
    first: { title: 'চা না কফি?', options: ['চা', 'কফি'] },
    texts: { rows: ['দুধ', 'চিনি'], columns: ['দাম', 'দোকান'], options: ['ঢাকা', 'খুলনা'] },
    handle: / টেনে সরান$/,
    handleOfFirst: /^প্রশ্ন ১: .* টেনে সরান$/,
    lifted: /ওপরে।$/,
    movedDown: /এখন প্রশ্ন ২: .*-এর ওপরে।$/,
    outline: [/^১\.\s*চা না কফি/, '২. চা না কফি?'],
    publish: 'প্রকাশ করুন',
    ready: 'প্রকাশের জন্য তৈরি।',
    link: 'জরিপের লিংক',
    kinds: ['multiple_choice', 'grid_single_choice', 'statement'],
  },
} as const satisfies Record<Locale, { kinds: readonly QuestionKind[]; [said: string]: unknown }>;

describe('building by keyboard alone', () => {
  /** Goes on with a key until something with this name has the focus. */
  async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
    for (let step = 0; step < 150; step += 1) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        const label = element?.id
          ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`)?.textContent
          : null;
        return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
      });
      if (typeof name === 'string' ? focused.trim() === name : name.test(focused.trim())) return;
      await page.keyboard.press(key);
    }
    const end = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(`${key} never came to ${name}, but to ${end}`);
  }

  it.each(['en', 'bn'] as const)('makes a survey question by question, moves one and publishes: %s', async (locale) => {
    const { words, option, row, column, first, texts, ...said } = writing[locale];
    const write = async (name: string, text: string) => {
      await tabTo(page, name);
      await page.keyboard.type(text);
    };
    const id = await owner.survey(undefined, [locale]);
    const page = await openSurvey(id, said.prefix);
    const hasFocus = (name: string) =>
      eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
    await tabTo(page, new RegExp(`^${words.kind.single_choice}`));
    await page.keyboard.press('Enter');
    await page.getByText(`· ${words.kind.single_choice}`).waitFor();
    await page.keyboard.type(first.title);
    await write(option(1), first.options[0]);
    await page.keyboard.press('Enter');
    await hasFocus(option(2));
    await page.keyboard.type(first.options[1]);
    await page.keyboard.press('Enter');
    await hasFocus(option(3));
    await page.keyboard.press('Backspace');
    await page.getByRole('textbox', { name: option(3) }).waitFor({ state: 'detached' });

    await tabTo(page, words.addQuestion);
    for (const way of ['Escape', 'Tab']) {
      await page.keyboard.press('Enter');
      await offeredKinds(page, words).waitFor();
      await page.keyboard.press(way);
      await offeredKinds(page, words).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.addQuestion);
    }
    for (const kind of said.kinds) {
      await tabTo(page, words.addQuestion);
      await page.keyboard.press('Enter');
      await page.keyboard.type(words.kind[kind]);
      while ((await page.locator('[data-combobox-selected]').textContent()) !== words.kind[kind]) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await added(page, words, kind).waitFor();
      await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
      await page.keyboard.type(`${first.title} ${kind}`);
      const lists = [
        ...(hasRows(kind) ? [{ name: row, labels: texts.rows }] : []),
        ...(hasColumns(kind) ? [{ name: column, labels: texts.columns }] : []),
        ...(hasOptions(kind) ? [{ name: option, labels: texts.options }] : []),
      ];
      for (const { name, labels } of lists) {
        for (const [index, label] of labels.entries()) await write(name(index + 1), label);
      }
    }
    await allSaved(page, said.saved);
    await checkAccessibility(page);
    expect((await owner.stored(id)).questionnaire.sections[0]?.questions).toMatchObject([
      storedAs('single_choice', locale, first.title, { ...texts, options: first.options }),
      ...said.kinds.map((kind) => storedAs(kind, locale, `${first.title} ${kind}`, texts)),
    ]);

    await tabTo(page, words.moveUp, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await eventually(async () =>
      (await owner.stored(id)).questionnaire.sections[0]?.questions.map(({ kind }) => kind),
    ).toEqual(['single_choice', ...said.kinds.slice(0, -2), ...said.kinds.slice(-2).reverse()]);

    // The outline is one stop of Tab; arrows lead from row to row.
    await tabTo(page, said.handle);
    await page.keyboard.press('Tab');
    await tabTo(page, said.outline[0], 'ArrowUp');
    await tabTo(page, said.handleOfFirst, 'Shift+Tab');
    await page.keyboard.press('Space');
    await page.getByText(said.lifted).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByText(said.movedDown).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: said.outline[1], exact: true }).waitFor();

    await tabTo(page, said.publish, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText(said.ready).waitFor();
    await tabTo(page, said.publish);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: said.link }).waitFor();
    expect((await owner.stored(id)).status).toBe('processing');
  });
});
