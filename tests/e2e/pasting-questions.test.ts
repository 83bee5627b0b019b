import { expect, it } from 'vitest';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

const TEXT = `What is your name? *
Which tea? (choose several)
- Milk tea
- Lemon tea

# The office
Do you walk there?
a) Yes
b) No`;

it('makes questions of a pasted text after the chosen one, by keyboard alone, in one step', async () => {
  const id = await owner.survey({
    sections: [
      {
        ...{ id: 's1', title: {}, intro: {} },
        questions: ['First', 'Last'].map((title, index) => ({
          ...{ kind: 'long_text' as const, id: `q${index}`, help: {}, required: false },
          title: { en: title },
        })),
      },
    ],
  });
  const page = await owner.open(id);
  const keys = page.keyboard;
  await page.getByRole('button', { name: /^Edit question 1/ }).press('Enter');
  await page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Add question' }).press('Enter');
  await page.getByPlaceholder('Find a question type').waitFor();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Paste questions' });
  await dialog.getByRole('textbox').waitFor();
  await keys.insertText(TEXT);

  const made = dialog.getByRole('list', { name: 'What will be added' });
  await made.getByText('Multiple choice · 2 options').waitFor();
  expect(await made.getByRole('listitem').allInnerTexts()).toEqual([
    'What is your name?\nShort text · required',
    'Which tea?\nMultiple choice · 2 options',
    'The office\nSection',
    'Do you walk there?\nSingle choice · 2 options',
  ]);
  await checkAccessibility(page);
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Enter');

  await page.getByRole('status').getByText('3 questions added.').waitFor({ state: 'attached' });
  await allSaved(page);
  const titles = async () =>
    (await owner.stored(id)).questionnaire.sections.map(({ title, questions }) =>
      [title, ...questions.map((question) => question.title)].map((text) => text.en ?? ''),
    );
  expect(await titles()).toEqual([
    ['', 'First', 'What is your name?', 'Which tea?', 'Last'],
    ['The office', 'Do you walk there?'],
  ]);
  expect(await page.locator(':focus').inputValue()).toBe('What is your name?');

  await keys.press('Control+z');
  await allSaved(page);
  expect(await titles()).toEqual([['', 'First', 'Last']]);
});

it('tells what there is no room for, and takes a Bengali list on a phone', async () => {
  const id = await owner.survey(undefined, ['bn']);
  const page = await owner.context.newPage();
  await page.setViewportSize({ width: 375, height: 700 });
  await owner.open(id, '/bn', page);
  await page.getByRole('button', { name: 'প্রশ্ন পেস্ট করুন' }).click();
  const dialog = page.getByRole('dialog');
  const villages = Array.from({ length: 302 }, () => '* গ্রাম').join('\n');
  await dialog.getByRole('textbox').fill(`১. কোথায় থাকেন?\n${villages}\n২. কেন? (আবশ্যক)\n${'৩. আর?\n'.repeat(500)}`);
  await dialog.getByText('শেষের ২টি বিকল্প বাদ যাবে: একটি প্রশ্নে সর্বোচ্চ ৩০০টি থাকতে পারে।').waitFor();
  await dialog.getByText('একটি প্রশ্নমালায় সর্বোচ্চ ৫০০টি প্রশ্ন থাকতে পারে। “আর?” থেকে শেষের ২টি বাদ যাবে।').waitFor();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: '৫০০টি প্রশ্ন যোগ করুন' }).click();
  await allSaved(page, 'সব পরিবর্তন সংরক্ষিত');
  const questions = questionsOf((await owner.stored(id)).questionnaire);
  expect(questions).toHaveLength(500);
  expect(questions[1]).toMatchObject({ title: { bn: 'কেন?' }, required: true });
});

it('adds nothing as long as nothing is made, and says what of a text is too much', async () => {
  const page = await owner.open(await owner.survey());
  await page.getByRole('button', { name: 'Paste questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste questions' });
  const text = dialog.getByRole('textbox');
  await dialog.getByText('Nothing yet. Questions appear here as you write.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Add questions' }).isDisabled()).toBe(true);
  await text.fill(' \n\n ');
  expect(await dialog.getByRole('button', { name: 'Add questions' }).isDisabled()).toBe(true);
  await text.fill(`Why?\n${'x'.repeat(LIMITS.bytes)}`);
  await dialog.getByText('The text is too long: only its first 5,12,000 characters were kept.').waitFor();
  await dialog.getByText('One of them does not fit whole; it is marked below.').waitFor();
  await dialog.getByText('A text is too long; its end is left out.').waitFor();
  expect((await text.inputValue()).length).toBe(LIMITS.bytes);
  await checkAccessibility(page);
  await text.fill('Why?');
  await dialog.getByRole('button', { name: 'Add 1 question' }).waitFor();
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await page.close();
});

it('keeps what was added while the server is away, says that it is not saved, and saves it', async () => {
  const id = await owner.survey();
  const page = await owner.open(id);
  await page.getByRole('button', { name: 'Paste questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste questions' });
  await dialog.getByRole('textbox').fill(TEXT);
  await page.route('**/questionnaire', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Add 3 questions' }).click();
  await page.getByText(/^Not saved:/).waitFor();
  await page.getByRole('button', { name: 'Edit question 3: Do you walk there?' }).waitFor();
  expect(questionsOf((await owner.stored(id)).questionnaire)).toEqual([]);
  await page.unroute('**/questionnaire');
  await allSaved(page);
  expect(questionsOf((await owner.stored(id)).questionnaire)).toHaveLength(3);
  await page.close();
});
