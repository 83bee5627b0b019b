// Building where it is hard: without a mouse, on a small phone, with texts that do not fit.
import { expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { fewKinds } from './support/every-kind.ts';
import { checkFits } from './support/fits.ts';
import { shareOnePage } from './support/kept-pages.ts';
import { allSaved, newOwner, WINDOW } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);
const shared = await shareOnePage(owner.context, WINDOW);
const open = (id: string) => owner.open(id, '', shared);

it('goes from question to question without leaving the keyboard', async () => {
  const id = await owner.survey();
  const page = await open(id);
  await page.getByRole('button', { name: /^Single choice/ }).press('Enter');
  const focusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (const title of ['First', 'Second', 'Third']) {
    await eventually(focusedLabel).toBe('Question');
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await eventually(focusedLabel).toBe('Option 1');
    await page.keyboard.type('Yes');
    await page.keyboard.press('Enter');
    await eventually(focusedLabel).toBe('Option 2');
    await page.keyboard.type('No');
    if (title !== 'Third') await page.keyboard.press('Control+Enter');
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Find or add' }).or(page.getByPlaceholder('A question type')).waitFor();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await eventually(focusedLabel).toBe('Option 2');
  await page.keyboard.press('Control+k');
  // At once, before it is there: the option that still has the focus gets none of it.
  await page.keyboard.type('stars');
  await eventually(focusedLabel).toBe('Find or add');
  await page.keyboard.press('Enter');
  await page.getByText('Question 4 · Rating').waitFor();
  await eventually(focusedLabel).toBe('Question');
  await page.keyboard.type('Fourth');
  await allSaved(page);
  const { sections } = (await owner.stored(id)).questionnaire;
  const questions = sections.flatMap((section) => section.questions);
  expect(questions.map(({ kind, title }) => [kind, title.en])).toEqual([
    ['single_choice', 'First'],
    ['single_choice', 'Second'],
    ['single_choice', 'Third'],
    ['rating', 'Fourth'],
  ]);
  const options = questions.map((question) => 'options' in question && question.options.map(({ label }) => label.en));
  expect(options).toEqual([['Yes', 'No'], ['Yes', 'No'], ['Yes', 'No'], false]);
});

it('leaves the canvas alone by button or key, and remembers it', async () => {
  const id = await owner.survey(fewKinds);
  const page = await open(id);
  const panes = () => page.locator('[data-pane]').evaluateAll((all) => all.map((pane) => pane.dataset.pane));
  // With nothing chosen the details are those of the survey.
  await eventually(panes).toEqual(['outline', 'inspector']);
  await page.getByRole('button', { name: 'Hide the details' }).press('Enter');
  await eventually(panes).toEqual(['outline']);
  await page.getByRole('button', { name: 'Show the details' }).and(page.locator(':focus')).waitFor();
  await page
    .getByRole('navigation', { name: 'Outline' })
    .getByRole('button', { name: /^\W*1\. / })
    .press('Control+\\');
  await eventually(panes).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Edit question 1: What do you drink?' }).click();
  expect(await panes()).toEqual([]);
  await page.locator('#part-drink').getByRole('button', { name: 'Details' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Question type' }).waitFor();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+\\');
  await eventually(panes).toEqual(['outline', 'inspector']);
});

it('leaves the focus where one can go on after something is deleted', async () => {
  const page = await open(await owner.survey(fewKinds));
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.getByRole('button', { name: 'Edit section 2: Your words' }).click();
  await page.getByRole('button', { name: 'Delete section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete section' }).click();
  await eventually(focused).toBe('part-s1-open');
  for (const [deleted, next] of [
    ['drink', 'part-ways-open'],
    ['stars', 'part-city-open'],
    ['city', 'part-ways-open'],
    ['ways', 'first-kind'],
  ] as const) {
    await page.locator(`#part-${deleted}-open`).click();
    await page.getByRole('button', { name: 'Delete question' }).click();
    await eventually(focused).toBe(next);
  }
});

it('gives the focus back when a dialog closes, and keeps it when undoing takes its field away', async () => {
  const page = await open(await owner.survey(fewKinds));
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  const dialog = page.getByRole('dialog');
  for (const name of ['Preview', 'Publish']) {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(focused).toBe(name);
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await dialog.getByText('Ready to publish.').waitFor();
  await eventually(focused).toBe('Publish');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Link to the survey' }).waitFor();
  await page.keyboard.press('Escape');
  await eventually(focused).toBe('Copy link');

  await page.getByRole('button', { name: 'Edit question 1: What do you drink?' }).press('Enter');
  await page.getByRole('button', { name: 'Duplicate' }).press('Enter');
  await page.getByText('Question 2 · Single choice').waitFor();
  await page.getByRole('textbox', { name: 'Question', exact: true }).press('Control+z');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('part-drink-open');
});

it('on a phone: what a question needs is under it', async () => {
  const id = await owner.survey(fewKinds, ['en', 'bn']);
  const page = await open(id);
  // Judged as it ends up, not while it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Edit question 2: How do you travel?' }).click();
  await page.locator('#part-ways').getByRole('switch', { name: 'Required' }).click();
  await page.locator('#part-ways').getByRole('button', { name: 'Details' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Choose at least' }).fill('1');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Details');
  await page.getByRole('button', { name: 'Outline' }).click();
  const outline = page.getByRole('dialog', { name: 'Outline' });
  await outline.getByRole('button', { name: 'Add question' }).click();
  await checkAccessibility(page);
  await page.getByRole('listbox').getByRole('option', { name: 'Date', exact: true }).click();
  await outline.waitFor({ state: 'detached' });
  await page.getByText('Question 3 · Date').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await checkFits(page);
  await checkAccessibility(page);
  await allSaved(page);
  expect((await owner.stored(id)).questionnaire.sections[0]?.questions[1]).toMatchObject({
    required: true,
    minChosen: 1,
  });
});

it('keeps unbroken and long texts inside the window and whole', async () => {
  const word = 'Unbroken'.repeat(25);
  const long = 'একটি দীর্ঘ প্রশ্ন যা চলতেই থাকে। '.repeat(8).trim();
  const options = ['a', 'b'].map((id) => ({ id, label: { en: word + id, bn: long + id } }));
  const content: Questionnaire = {
    sections: [
      {
        id: 's1',
        title: { en: word, bn: long },
        intro: { en: word, bn: long },
        questions: [
          { id: 'q1', kind: 'single_choice', title: { en: word, bn: long }, help: {}, required: true, options },
          { id: 'q2', kind: 'dropdown', title: { en: word, bn: long }, help: {}, required: false, options },
        ],
      },
    ],
  };
  const page = await open(await owner.survey(content, ['en', 'bn'], { en: word, bn: long }));
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await checkFits(page);
    await page.locator('#part-q1-open').click();
    await checkFits(page);
    const clipped = await page
      .locator('#part-q1 textarea')
      .evaluateAll((fields) =>
        fields.filter((field) => field.scrollHeight > field.clientHeight + 1).map(({ id }) => id),
      );
    expect(clipped).toEqual([]);
    await page.locator('#part-q2-open').click();
  }
  // Beside all that stands in a phone's bar a few words of the title are still to be read.
  const title = await page.getByRole('textbox', { name: 'Title of the survey' }).boundingBox();
  expect(title?.width).toBeGreaterThan(80);
});

it('has its places and its questions before script is at work', async () => {
  const id = await owner.survey(fewKinds);
  const reply = await owner.context.request.get(`${product.url}/dashboard/survey/${id}`);
  const html = (await reply.text()).replaceAll(/<script.*?<\/script>/gs, '');
  const places = ['/settings', '/share', '/response-reports'].map((place) => `href="/dashboard/survey/${id}${place}"`);
  expect(['Tea at work', 'What do you drink?', ...places].filter((found) => !html.includes(found))).toEqual([]);
});
