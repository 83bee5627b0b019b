import { expect, it } from 'vitest';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `Village ${index + 1}`).join('\n');
}

it('says before it pastes which lines a question cannot hold', async () => {
  let last = 0;
  const question = { ...blankQuestion('dropdown', () => `o${++last}`), id: 'q1', title: { en: 'Where do you live?' } };
  const id = await owner.survey({ sections: [{ id: 's1', title: {}, intro: {}, questions: [question] }] });
  const page = await owner.open(id);
  await page.getByRole('button', { name: /^Edit question 1/ }).click();

  await page.getByRole('button', { name: 'Paste many options' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Options, one per line' }).fill(lines(312));
  await dialog.getByText('A question can have at most 300 options. The last 12 lines are left out.').waitFor();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Use 300 lines' }).click();
  await page.getByText('300 options pasted.').waitFor();

  const option = page.getByRole('textbox', { name: 'Option 300', exact: true });
  await option.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Khulna\nSylhet');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await dialog.getByText('A question can have at most 300 options. The last 2 lines are left out.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Use these lines' }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await allSaved(page);
  const { questionnaire } = await owner.stored(id);
  const [stored] = questionnaire.sections[0]?.questions ?? [];
  const labels = stored && 'options' in stored ? stored.options.map(({ label }) => label.en) : [];
  expect([labels.length, labels[0], labels[299]]).toEqual([300, 'Village 1', 'Village 300']);
});
