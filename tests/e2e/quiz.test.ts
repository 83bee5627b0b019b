// A quiz from its first question to its marks, as who makes it and who takes it see it.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { RIGHT, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { readWorkbook } from '../support/read-workbook.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { shareOnePage } from './support/kept-pages.ts';
import { newOwner, WINDOW } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);
/** Where the owner works, and takes what others made. */
const shared = await shareOnePage(owner.context, WINDOW);

const title = { en: 'Our country', bn: 'আমাদের দেশ' };
const languages: ('en' | 'bn')[] = ['en', 'bn'];

async function publishedQuiz(settings = {}): Promise<string> {
  const maker = await product.asOwner();
  const body = { kind: 'quiz' as const, title, languages, questionnaire: sampleQuiz, settings };
  const { _id: id } = await maker(createProject, { body });
  await maker(publishProject, { params: { id } });
  return id;
}

it('is made with an answer key, and not published without one', async () => {
  const page = shared;
  await page.goto(`${product.url}/dashboard/quiz`);
  await page.getByRole('main').getByRole('link', { name: 'New quiz' }).first().click();
  await page.getByRole('button', { name: 'Your own questions' }).click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await eventually(focused).toBe('Title of the quiz');
  await page.keyboard.type('Rivers');
  await page.getByRole('button', { name: 'True or false' }).first().click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('The Padma is a river.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('This question has no answer key.').first().waitFor();
  const key = page.getByRole('region', { name: 'Answer key' });
  await page.getByRole('radiogroup', { name: 'Answered by' }).getByText('Yes or no').click();
  await key.getByRole('radio', { name: 'Yes' }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await key.getByRole('radio', { name: 'True' }).check();
  await page.locator('article').getByText('Right: True').waitFor();
  await page.getByRole('textbox', { name: 'Points', exact: true }).fill('2.5');
  await page.getByRole('textbox', { name: 'Answer feedback' }).fill('It is the Ganges.');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = page.getByRole('dialog');
  await publishing.getByRole('button', { name: 'Publish' }).click();
  await publishing.getByRole('textbox', { name: 'Link to the quiz' }).waitFor();
  await page.keyboard.press('Escape');
  const id = /quiz\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const { marking, sections } = (await owner.stored(id)).questionnaire;
  expect(sections[0]?.questions).toMatchObject([{ kind: 'yes_no', truth: true }]);
  expect(Object.values(marking?.questions ?? {})).toEqual([
    { points: 2.5, key: { by: 'options', right: ['yes'] }, feedback: { en: 'It is the Ganges.' } },
  ]);

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'By a table' }).check();
  await page.getByRole('checkbox', { name: 'What was right: Once closed' }).check();
  await checkAccessibility(page);
  await eventually(async () => (await owner.stored(id)).reveal).toEqual({
    during: [],
    done: ['marks'],
    open: ['marks'],
    closed: ['marks', 'key'],
  });
});

it('is told what is right where its options are written', async () => {
  const id = await owner.start('quiz', title, { languages: ['en'] });
  const page = await owner.open(id, '', shared);
  await page.getByRole('button', { name: 'Multiple choice' }).click();
  // What nothing is right in is offered after what is marked.
  const kinds = page.getByRole('combobox', { name: 'Question type' }).locator('optgroup');
  expect(await kinds.evaluateAll((all) => all.map((group) => group.getAttribute('label')))).toEqual([
    ...['Choose', 'Fill in', 'Rate', 'Not marked'],
  ]);
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Which are rivers?');
  await page.getByText('No answer key yet. Tick what is right.').waitFor();
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Padma');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sylhet');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Meghna');
  const [padma, sylhet, meghna] = [1, 2, 3].map((number) =>
    page.getByRole('button', { name: `Right answer: option ${number}`, exact: true }),
  );
  await padma?.click();
  await sylhet?.press('Enter');
  await sylhet?.press('Enter');
  await meghna?.press('Space');
  await page.getByText('No answer key yet').waitFor({ state: 'detached' });
  expect(await sylhet?.getAttribute('aria-pressed')).toBe('false');
  const key = page.getByRole('region', { name: 'Answer key' });
  expect(await key.getByRole('checkbox', { checked: true }).count()).toBe(2);
  expect(await key.getByRole('checkbox', { name: 'Meghna' }).isChecked()).toBe(true);
  await checkAccessibility(page);
  await eventually(async () => {
    const { sections, marking } = (await owner.stored(id)).questionnaire;
    const [question] = sections[0]?.questions ?? [];
    const options = question && 'options' in question ? question.options : [];
    const said = marking?.questions?.[question?.id ?? '']?.key;
    return said?.by === 'options' ? said.right.map((right) => options.find((one) => one.id === right)?.label.en) : [];
  }).toEqual(['Padma', 'Meghna']);

  // What it is worth leads to where that is changed: beside the canvas, and on a phone in a drawer.
  for (const width of [WINDOW.width, 375]) {
    await page.setViewportSize({ ...WINDOW, width });
    await page.getByRole('button', { name: '1 point' }).click();
    await page.waitForFunction(() => document.activeElement?.id.endsWith('-points'));
  }
  await page.setViewportSize(WINDOW);
});

it('takes questions from a file, tells what became of them, and gives them back', async () => {
  const id = await owner.start('quiz', title, { languages });
  const page = await owner.open(id, '', shared);
  await page.locator('summary', { hasText: 'Files for other programs' }).press('Enter');
  const files = page.getByRole('region', { name: 'Files for other programs' });
  await page.locator('summary', { hasText: 'Feedback by score' }).press('Enter');
  const bands = page.getByRole('region', { name: 'Feedback by score' });
  for (const _ of [1, 2]) await bands.getByRole('button', { name: 'Add a score band' }).click();
  const low = bands.getByRole('group', { name: 'Score band 1' });
  await low.getByRole('textbox', { name: 'To (per cent)' }).fill('60');
  await low.getByRole('textbox', { name: 'Feedback in English' }).fill('Read it again.');
  await eventually(async () => (await owner.stored(id)).questionnaire.marking?.bands).toMatchObject([
    { from: 0, to: 60, feedback: { en: 'Read it again.' } },
    { from: 60, to: 100 },
  ]);
  const send = (words: string | Buffer) =>
    files.locator('input[type=file]').setInputFiles({
      ...{ name: 'quiz.gift', mimeType: 'text/plain' },
      buffer: Buffer.from(words),
    });
  await send(Buffer.from([0xff, 0xfe, 0x00]));
  await files.getByText('This file is not text in UTF-8.').waitFor();
  await send(
    'The capital? {=Dhaka ~Khulna}\n\nHalf {~one}\n\nSort {>2 ALL\na\nb\n}\n\nMatch {=c -> d =e -> f}\n\nHow far? {=5}',
  );
  const dialog = page.getByRole('dialog', { name: 'Questions from a file' });
  await dialog.getByText('4 questions can be taken.').waitFor();
  await dialog.getByText('Fewer than two options, or an empty one').waitFor();
  await dialog.getByText('line 3').waitFor();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Add 4 questions' }).click();
  const keys = async () => {
    const { marking, sections } = (await owner.stored(id)).questionnaire;
    return sections.flatMap(({ questions }) => questions.map((question) => marking?.questions[question.id]?.key));
  };
  await eventually(keys).toEqual([
    { by: 'options', right: ['o1'] },
    { by: 'order', order: ['o2', 'o1'] },
    { by: 'pairs', pairs: { r1: 'o2', r2: 'o1' } },
    { by: 'texts', accepted: [{ text: '5' }] },
  ]);
  const key = page.getByRole('region', { name: 'Answer key' });
  await page.getByText('The capital?', { exact: true }).first().click();
  await page.getByRole('switch', { name: 'Feedback on options' }).click();
  await page.getByRole('textbox', { name: 'Feedback on “Khulna” in English' }).fill('Look north.');
  await checkAccessibility(page);
  await eventually(async () =>
    Object.values((await owner.stored(id)).questionnaire.marking?.questions ?? {}).flatMap(
      ({ optionFeedback }) => optionFeedback ?? [],
    ),
  ).toEqual([{ o2: { en: 'Look north.' } }]);
  await page.getByText('How far?', { exact: true }).first().click();
  await page.locator('article').getByRole('button', { name: '5', exact: true }).click();
  const whereabouts = () => page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel);
  await eventually(whereabouts).toBe('Answer key');
  await key.getByRole('combobox', { name: 'What is right' }).selectOption('A number with its unit');
  await key.getByRole('textbox', { name: 'Right number' }).fill('5');
  await key.getByRole('textbox', { name: 'Unit 1', exact: true }).fill('km');
  await key.getByRole('button', { name: 'Accept another unit' }).click();
  await key.getByRole('textbox', { name: 'Unit 2', exact: true }).fill('m');
  await key.getByRole('textbox', { name: 'How many m are 1 km' }).fill('1000');
  await checkAccessibility(page);
  await page.getByText('Sort', { exact: true }).first().click();
  await key.getByRole('button', { name: 'Move “a” down in the right order' }).press('Enter');
  await key.getByRole('combobox', { name: 'Points are given' }).selectOption('Only if all is right');
  await checkAccessibility(page);
  await page.getByText('Match', { exact: true }).first().click();
  await key.getByRole('combobox', { name: 'e' }).selectOption('d');
  await checkAccessibility(page);
  await eventually(keys).toEqual([
    { by: 'options', right: ['o1'] },
    { by: 'order', order: ['o1', 'o2'], credit: 'whole' },
    { by: 'pairs', pairs: { r1: 'o2', r2: 'o2' } },
    {
      ...{ by: 'quantities', accepted: [{ value: 5 }] },
      units: [
        { name: 'km', times: 1 },
        { name: 'm', times: 1000 },
      ],
    },
  ]);
});

it('asks for blanks in a text, and waits for whoever marks an essay', async () => {
  const id = await owner.start('quiz', title, { languages: ['en'] });
  const asked = { help: {}, required: false };
  const passage = { en: 'The Ganges is called [1].' };
  const questionnaire: Questionnaire = {
    sections: [
      {
        ...{ id: 's1', title: {}, intro: {} },
        questions: [
          {
            ...asked,
            kind: 'fill_blanks',
            id: 'q1',
            title: { en: 'Fill in' },
            passage,
            blanks: [{ id: '1', asks: 'text' }],
          },
          { ...asked, kind: 'long_text', id: 'q2', title: { en: 'Why do rivers move?' } },
        ],
      },
    ],
  };
  const { questionnaireRevision } = await owner.stored(id);
  await owner.change(id, { questionnaire, questionnaireRevision });
  const page = await owner.open(id, '', shared);
  const key = page.getByRole('region', { name: 'Answer key' });
  await page.getByText('Fill in', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Add blank' }).click();
  await page.getByRole('combobox', { name: 'Blank 2' }).selectOption('One of a list');
  await page.getByRole('textbox', { name: 'Option 1', exact: true }).fill('Surma');
  await page.getByRole('textbox', { name: 'Option 2', exact: true }).fill('Jamuna');
  await key.getByRole('group', { name: 'Blank 1' }).getByRole('textbox', { name: 'Accepted answer' }).fill('Padma');
  await key
    .getByRole('group', { name: 'Blank 2' })
    .getByRole('combobox', { name: 'Accepted answer' })
    .selectOption('Jamuna');
  await checkAccessibility(page);
  await page.getByText('Why do rivers move?', { exact: true }).first().click();
  await key.getByRole('switch', { name: 'Mark the answers by hand' }).check();
  await key.getByRole('textbox', { name: 'What to look for' }).fill('Floods');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Link to the quiz' }).waitFor();

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  const taking = await context.newPage();
  await taking.goto(`${product.url}/survey/welcome/${id}`);
  await taking.getByRole('button', { name: 'Start' }).click();
  await taking.getByRole('textbox', { name: 'Blank 1' }).fill('padma');
  await taking.getByRole('combobox', { name: 'Blank 2' }).selectOption('Jamuna');
  await taking.getByRole('textbox', { name: 'Why do rivers move?' }).fill('Because of floods.');
  await checkFits(taking);
  expect(await taking.content()).not.toContain('Floods');
  await taking.getByRole('button', { name: 'Submit' }).click();
  await taking.getByText('1 answer still has to be marked.').waitFor();
  await checkFits(taking);
  await context.close();

  await page.goto(`${product.url}/dashboard/quiz/${id}/response-reports`);
  await page.getByRole('link', { name: 'To mark 1' }).click();
  await page.getByText('Because of floods.').waitFor();
  await page.getByText('0 of 1 marked').waitFor();
  await checkAccessibility(page);
  await page.getByRole('textbox', { name: 'Marks, of 1' }).fill('2');
  await page.keyboard.press('Enter');
  await page.getByText('Enter 1 or less').waitFor();
  await page.getByRole('button', { name: '1', exact: true }).click();
  await page.getByText('Enter 1 or less').waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Marks, of 1' }).fill('0.5');
  await page.getByRole('button', { name: 'Add feedback' }).click();
  await page.keyboard.type('True.');
  await checkAccessibility(page);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Everything is marked').waitFor();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Responses' }).click();
  await page.getByRole('cell', { name: '1.5 / 2' }).waitFor();
});

it('is taken without script on a phone; no page before the end holds the key, and the last one shows the marks', async () => {
  const id = await publishedQuiz({ reveal: REVEAL_PRESETS.everything });
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  const sent: string[] = [];
  const look = async () => sent.push(await page.content());
  await page.goto(`${product.url}/bn/survey/welcome/${id}`);
  await look();
  await page.getByRole('button', { name: 'শুরু করুন' }).click();
  await page.getByText('রাজধানী কোনটি?').waitFor();
  await look();
  await page.getByText('খুলনা', { exact: true }).click();
  await page.getByRole('group', { name: 'বাংলাদেশ বদ্বীপে।' }).getByLabel('মিথ্যা').waitFor();
  await page.getByLabel('জাতীয় ফুল কী?').fill('শাপলা');
  await page.getByLabel('জেলা কয়টি?').fill('৬৪');
  for (const html of sent) {
    for (const secret of ['Shapla', 'শাপলা', '33.33', 'Feedback on', 'মন্তব্য', 'marking', 'accepted']) {
      expect(html, secret).not.toContain(secret);
    }
  }
  await page.getByRole('button', { name: 'জমা দিন' }).click();
  // What was left out is told before it is too late, and may stay so.
  await page.getByText('৩টি প্রশ্নের উত্তর দেননি').waitFor();
  expect(await page.content()).not.toContain('33.33');
  await checkFits(page);
  await page.getByRole('link', { name: 'এখন উত্তর দিন' }).click();
  await page.getByLabel('জেলা কয়টি?').waitFor();
  await page.getByRole('button', { name: 'জমা দিন' }).click();
  await page.getByText('৩টি প্রশ্নের উত্তর দেননি').waitFor();
  await page.getByRole('button', { name: 'জমা দিন' }).click();
  const result = page.getByRole('region', { name: 'আপনার ফল' });
  await result.getByText('৪ / ১০').waitFor();
  await result.getByText('পাস হয়নি').waitFor();
  for (const said of ['রাজধানী নিয়ে মন্তব্য', 'দ্বিতীয়টি নিয়ে মন্তব্য', 'কম নম্বর নিয়ে মন্তব্য']) {
    await result.getByText(said).waitFor();
  }
  await checkFits(page);
  await context.close();
});

it('shows its marks among its results', async () => {
  const id = await owner.start('quiz', title, { languages });
  const { questionnaireRevision } = await owner.stored(id);
  await owner.change(id, { questionnaire: sampleQuiz, questionnaireRevision });
  const page = await owner.open(id, '', shared);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'They sign in' }).check();
  await page.getByRole('textbox', { name: 'Attempts', exact: true }).fill('3');
  await page.getByRole('textbox', { name: 'Wait between attempts (minutes)' }).fill('0.5');
  await page.keyboard.press('Tab');
  await page.getByText('Enter a whole number of minutes, from 0 to 43,200').waitFor();
  await page.getByRole('textbox', { name: 'Wait between attempts (minutes)' }).fill('30');
  await page.keyboard.press('Tab');
  await page.getByText('Enter a whole number of minutes').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'The average of all' }).check();
  const attempts = { most: 3, delayMinutes: 30, grade: 'average' };
  await eventually(async () => (await owner.stored(id)).attempts).toEqual(attempts);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Link to the quiz' }).waitFor();
  const given: Record<string, string | number | string[]>[] = [RIGHT, { capital: 'o1' }];
  const people = [await product.asOwner(), await product.asAdministrator()];
  for (const [index, visitor] of people.entries()) {
    const answers = given[index];
    await visitor(startRespondent, { params: { id }, body: { answers, complete: true } });
  }
  await page.goto(`${product.url}/dashboard/quiz/${id}/response-reports`);
  await page.getByText('6 / 10').waitFor();
  await page.getByText('2 responses marked').first().waitFor();
  await page.locator('summary', { hasText: 'Which city is the capital?' }).press('Enter');
  const answers = page.getByRole('table', { name: 'Answers to “Which city is the capital?”' });
  await answers.getByRole('rowheader', { name: '✓ Dhaka' }).waitFor();
  await page.locator('summary', { hasText: 'Bangladesh is in a delta.' }).press('Enter');
  const truth = page.getByRole('table', { name: 'Answers to “Bangladesh is in a delta.”' });
  await truth.getByRole('rowheader', { name: '✓ True' }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Responses' }).click();
  await page.getByRole('cell', { name: '2 / 10' }).waitFor();
  await page.locator('a[data-response]').first().click();
  await page.getByText('Right · 2 / 2').first().waitFor();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByText('Marks and time are the average of each person’s attempts.').waitFor();
  await page.getByText('10 / 10', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Download this list' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).waitFor();
  await checkAccessibility(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel' }).click(),
  ]);
  const { rows } = await readWorkbook(readFileSync(await download.path()));
  expect(rows[0]?.slice(0, 3)).toEqual(['Name', 'Marks', 'Out of']);
  expect(rows.slice(1).map((row) => row.slice(1, 3))).toContainEqual(['10', '10']);
});

it('stands among the quizzes of whoever took it signed in, to go on with and to read what is shown of it', async () => {
  const attempts = { most: 2, delayMinutes: 0, grade: 'average' as const };
  const id = await publishedQuiz({ responseMethod: 'registered', attempts, reveal: REVEAL_PRESETS.everything });
  const page = shared;
  await page.goto(`${product.url}/dashboard/participated-quiz`);
  await page.getByText('No quizzes taken yet').waitFor();
  await checkAccessibility(page);
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByText('2 attempts; the average counts').waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Which city is the capital?').waitFor();

  await page.goto(`${product.url}/dashboard/participated-quiz`);
  await page.getByRole('link', { name: title.en }).click();
  await page.getByText('You have not submitted this quiz yet.').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByText('Khulna', { exact: true }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('5 questions without an answer').first().waitFor();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('region', { name: 'Your result' }).waitFor();
  await page.getByText('You have 1 attempt left.').waitFor();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Take it again' }).click();
  await page.getByText('You have taken this quiz once. You have 1 attempt left.').waitFor();
  await checkAccessibility(page);

  await page.goto(`${product.url}/bn/dashboard/participated-quiz`);
  await page.getByText('০ / ১০ · পাস হয়নি').waitFor();
  await checkAccessibility(page);
  await page.getByRole('link', { name: title.bn }).click();
  await page.getByText('রাজধানী নিয়ে মন্তব্য').waitFor();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'আবার দিন' }).waitFor();
  await page.setViewportSize({ width: 375, height: 800 });
  await checkFits(page);
});

it('gives whoever passed a certificate, without script, which anybody checks by its code', async () => {
  const id = await publishedQuiz({ responseMethod: 'identified', certificate: true });
  const passed = await product.asOwner();
  const body = { answers: RIGHT, details: { name: 'Ayesha' }, complete: true };
  const { _id: ref } = await passed(startRespondent, { params: { id }, body });
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${product.url}/bn/survey/done?respondent=${ref}`);
  await page.getByRole('link', { name: 'সনদ নিন' }).click();
  await page.getByRole('button', { name: 'সনদ তৈরি করুন' }).click();
  await page.getByText('আপনার নাম লিখুন').waitFor();
  await page.getByRole('textbox', { name: 'নাম' }).fill('আয়েশা রহমান');
  await page.getByRole('button', { name: 'সনদ তৈরি করুন' }).click();
  await page.getByRole('heading', { name: 'সনদটি বৈধ' }).waitFor();
  await page.getByText('আয়েশা রহমান'.normalize('NFC')).waitFor();
  await checkFits(page);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  const file = await page.request.get(
    new URL(String(await page.getByRole('link', { name: 'পিডিএফ ডাউনলোড' }).getAttribute('href')), product.url).href,
  );
  expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const code = page.url().split('/').at(-1) ?? '';
  await context.close();

  const anybody = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await anybody.goto(`${product.url}/verify`);
  await checkAccessibility(anybody);
  const field = anybody.getByRole('textbox', { name: 'Code' });
  await field.fill('0000 0000 0000 0000');
  await field.press('Enter');
  await anybody.getByRole('heading', { name: 'No such certificate' }).waitFor();
  await checkAccessibility(anybody);
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await anybody.getByRole('heading', { name: 'This certificate is valid' }).waitFor();
  await checkAccessibility(anybody);
  await anybody.goto(`${product.url}/survey/certificate/${ref}`);
  await anybody.getByRole('link', { name: 'Open the certificate' }).waitFor();
  await checkAccessibility(anybody);
  await anybody.close();
});

it('ranks whoever took it, by a name that they choose and its owner can take off', async () => {
  const id = await owner.start('quiz', title, { languages }, sampleQuiz);
  const page = shared;
  await page.goto(`${product.url}/dashboard/quiz/${id}/settings`);
  await page.getByRole('radio', { name: 'Everyone, from the start' }).check();
  await eventually(async () => (await owner.stored(id)).leaderboard).toBe('everybody');
  await owner.publish(id);
  const visitor = await product.asOwner();
  const take = async (answers: object) =>
    (await visitor(startRespondent, { params: { id }, body: { answers: answers as typeof RIGHT, complete: true } }))
      ._id;
  const [ref, other] = [await take({ capital: 'o1' }), await take(RIGHT)];

  const taker = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  const phone = await taker.newPage();
  await phone.goto(`${product.url}/bn/survey/done?respondent=${ref}`);
  await phone.getByRole('link', { name: 'লিডারবোর্ড দেখুন' }).click();
  await phone.getByText('২ জনের মধ্যে আপনার স্থান ২।').waitFor();
  const field = phone.getByRole('textbox', { name: 'লিডারবোর্ডে আপনার নাম' });
  await field.fill('01712345678');
  await phone.getByRole('button', { name: 'নাম সংরক্ষণ করুন' }).click();
  await phone.getByText('একটি নাম লিখুন, কোনো ফোন নম্বর বা ঠিকানা ছাড়া').waitFor();
  await field.fill('বাঘ');
  await phone.getByRole('button', { name: 'নাম সংরক্ষণ করুন' }).click();
  await phone.getByRole('listitem').filter({ hasText: '২বাঘআপনি' }).waitFor();
  await checkFits(phone);
  await taker.close();

  const anybody = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await anybody.goto(`${product.url}/survey/leaderboard/${id}`);
  await anybody.getByRole('listitem').filter({ hasText: '1Someone10 / 10' }).waitFor();
  await checkAccessibility(anybody);
  await anybody.close();

  await page.goto(`${product.url}/dashboard/quiz/${id}/response-reports?tab=leaderboard`);
  await page.getByText('2. বাঘ').waitFor();
  await checkAccessibility(page);

  await page.goto(`${product.url}/dashboard/quiz/${id}/settings`);
  await page.getByRole('switch', { name: 'Hide all names on the leaderboard' }).check();
  await eventually(async () => (await owner.stored(id)).hideNames).toBe(true);
  const sent = await Promise.all(
    [`?respondent=${other}`, ''].map(async (query) =>
      (await fetch(`${product.url}/bn/survey/leaderboard/${id}${query}`)).text(),
    ),
  );
  for (const html of sent) {
    expect(html).toContain('কেউ একজন');
    expect(html).not.toContain('বাঘ');
  }
  await page.goto(`${product.url}/survey/leaderboard/${id}?respondent=${ref}`);
  await page
    .getByRole('listitem')
    .filter({ hasText: /^2You1?\d/ })
    .waitFor();
  await page.getByText('Whoever runs the quiz hides all names here.').waitFor();
  await page.getByText('Your name on the leaderboard').first().click();
  await page.getByText('Nobody sees it now').waitFor();
  await checkAccessibility(page);

  await page.goto(`${product.url}/dashboard/quiz/${id}/response-reports?tab=leaderboard`);
  await page.getByText('They see no names.').waitFor();
  await page.getByRole('button', { name: 'Actions for বাঘ' }).click();
  await page.getByRole('menuitem', { name: 'Take the name off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the name off' }).click();
  await page.getByText('2. Name taken off').waitFor();
});
