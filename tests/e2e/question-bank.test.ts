import { afterEach, expect, it } from 'vitest';
import { createProject, getSurvey } from '#features/projects/contract/project.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open, people, product } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const GIFT =
  '$CATEGORY: x\n\n::Rivers:: Which river is the longest? {=Surma ~Padma#No.}\n\nRead this.\n\nIs it long? {T}\n';

it('the bank that is everybody’s is sorted, written, filled from a file and found again', async () => {
  const page = await open('agent', '/admin/question-bank/categories');
  await page.getByRole('button', { name: 'New category' }).click();
  const writing = page.getByRole('dialog', { name: 'New category' });
  await writing.getByRole('textbox', { name: 'Name in English' }).fill('Geography');
  await writing.getByRole('textbox', { name: 'Name in Bengali' }).fill('ভূগোল');
  await writing.getByRole('textbox', { name: 'Name in Bengali' }).press('Enter');
  await page.getByRole('rowheader', { name: 'Geography' }).waitFor();
  await page.getByRole('button', { name: 'Actions for “Geography”' }).click();
  await page.getByRole('menuitem', { name: 'Add one within it…' }).click();
  await writing.getByRole('textbox', { name: 'Name in English' }).fill('Rivers');
  await writing.getByRole('textbox', { name: 'Name in Bengali' }).fill('নদী');
  await writing.getByRole('textbox', { name: 'Name in Bengali' }).press('Enter');
  await page.getByRole('rowheader', { name: 'Rivers' }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Actions for “Geography”' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('There are questions or other categories in it.').waitFor();

  await page.getByRole('button', { name: 'Actions for “Rivers”' }).click();
  await page.getByRole('menuitem', { name: 'See its questions' }).click();
  await page.getByRole('heading', { name: 'Bank questions' }).waitFor();
  await page.getByRole('button', { name: 'Take from a file' }).click();
  const taking = page.getByRole('dialog', { name: 'Take from a file' });
  const file = { name: 'rivers.gift', mimeType: 'text/plain', buffer: Buffer.from(GIFT) };
  await taking.locator('input[type=file]').setInputFiles(file);
  await taking.getByText('2 questions can be taken.').waitFor();
  await taking.getByText('The category was dropped').waitFor();
  await checkAccessibility(page);
  await taking.getByRole('button', { name: 'Keep 2 questions' }).click();
  await page.getByRole('rowheader', { name: 'Is it long?' }).waitFor();
  await page.getByRole('rowheader', { name: 'Which river is the longest?' }).waitFor();
  await checkAccessibility(page);

  await page.getByRole('link', { name: 'Is it long?' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit question' });
  await editing.getByRole('textbox', { name: 'Question in English' }).fill('Is the Padma long?');
  await editing.getByRole('combobox', { name: 'Tags' }).fill('Padma');
  await editing.getByRole('combobox', { name: 'Tags' }).press('Enter');
  await editing.getByText('Too few answers').first().waitFor();
  await checkAccessibility(page);
  await editing.getByRole('button', { name: 'Save' }).click();
  await editing.waitFor({ state: 'detached' });
  await page.getByRole('rowheader', { name: 'Is the Padma long?' }).waitFor();
  await page.getByRole('combobox', { name: 'Tags' }).selectOption('padma');
  await page.getByRole('rowheader', { name: 'Which river is the longest?' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Actions for “Is the Padma long?”' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('rowheader', { name: 'Is the Padma long?' }).waitFor();

  const phone = await open('admin', '/bn/admin/question-bank/questions?question=new', {
    viewport: { width: 375, height: 720 },
  });
  await phone.getByRole('dialog', { name: 'নতুন প্রশ্ন' }).waitFor();
  await checkAccessibility(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it('a teacher takes from both banks, keeps a question and draws from several', async () => {
  const api = product.api(people.user.accessToken);
  const { _id: id } = await api(createProject, { body: { kind: 'quiz', title: { en: 'Rivers' }, languages: ['en'] } });
  const sections = async () => (await api(getSurvey, { params: { id } })).questionnaire.sections;
  const page = await open('user', `/dashboard/quiz/${id}`);
  await page.getByRole('button', { name: 'From the question bank' }).click();
  const bank = page.getByRole('dialog', { name: 'From the question bank' });
  const river = bank.getByRole('checkbox', { name: 'Which river is the longest?' });
  await river.waitFor();
  await bank.getByText('Mine', { exact: true }).click();
  await bank.getByRole('heading', { name: 'You keep no questions yet' }).waitFor();
  await bank.getByRole('button', { name: 'See the questions for everyone' }).click();
  await river.check();
  await bank.getByRole('button', { name: 'See “Which river is the longest?”' }).click();
  await bank.getByText('Right: Surma').waitFor();
  await checkAccessibility(page);
  await bank.getByRole('button', { name: 'Add 1 question' }).click();
  await eventually(async () => (await sections()).map(({ questions }) => questions.length)).toEqual([1]);

  await page.getByRole('button', { name: 'Keep in my question bank' }).click();
  const keeping = page.getByRole('dialog', { name: 'Keep in my question bank' });
  await keeping.getByRole('combobox', { name: 'Tags' }).fill('Mine');
  await keeping.getByRole('combobox', { name: 'Tags' }).press('Enter');
  await checkAccessibility(page);
  await keeping.getByRole('button', { name: 'Keep the question' }).click();
  await keeping.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Add question' }).last().click();
  await page.getByRole('option', { name: 'From the question bank' }).click();
  await bank.getByText('already in this quiz').waitFor();
  await bank.getByRole('button', { name: 'My categories' }).click();
  const own = page.getByRole('dialog', { name: 'My categories' });
  await own.getByRole('button', { name: 'New category' }).click();
  const writing = page.getByRole('dialog', { name: 'New category' });
  await writing.getByRole('textbox', { name: 'Name in English' }).fill('Class 6');
  await writing.getByRole('textbox', { name: 'Name in English' }).press('Enter');
  await own.getByText('Class 6').waitFor();
  await checkAccessibility(page);
  await own.getByText('Close', { exact: true }).click();
  await bank.getByRole('button', { name: 'See “Which river is the longest?”' }).click();
  await bank.getByRole('button', { name: 'Edit “Which river is the longest?”' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit question' });
  await editing.getByRole('textbox', { name: 'Question in English' }).waitFor();
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await bank.getByRole('button', { name: 'Edit “Which river is the longest?”' }).click();
  await editing.getByRole('textbox', { name: 'Question in English' }).fill('Which river is longest?');
  await editing.getByRole('button', { name: 'Save' }).click();
  await bank.getByRole('checkbox', { name: 'Which river is longest?' }).waitFor();

  await bank.getByText('For everyone', { exact: true }).click();
  await bank.getByRole('checkbox', { name: 'All of “Geography › Rivers”' }).check();
  await bank.getByRole('checkbox', { name: 'Ask each person only some' }).check();
  await bank.getByRole('textbox', { name: 'Questions drawn for each person' }).fill('1');
  await bank.getByRole('button', { name: 'Add 2 questions' }).click();
  await eventually(async () => (await sections()).map(({ draw, questions }) => [draw, questions.length])).toEqual([
    [undefined, 1],
    [1, 2],
  ]);
  await page.getByText('1 question of 2 is drawn for each person', { exact: true }).waitFor();
  const drawn = page.getByRole('textbox', { name: 'Questions drawn for each person' });
  await drawn.fill('3');
  await eventually(async () => (await sections())[1]?.draw).toBe(3);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('More questions are drawn than there are here. Drawn: 3, here: 2.').first().waitFor();
  await checkAccessibility(page);
  await page.goto(`${product.url}/dashboard/quiz/${id}/flow`);
  await page.getByText('3 of 2 are drawn').first().waitFor();
});
