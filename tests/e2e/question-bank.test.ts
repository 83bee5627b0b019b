import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

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
  await page.getByRole('heading', { name: 'Questions of the question bank' }).waitFor();
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
