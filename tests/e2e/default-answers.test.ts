// What an owner puts into the fields of a question: set in the builder, met by respondents, with script and without.
import { expect, it } from 'vitest';
import type { Answer } from '#domain/answers/answer.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, pressNext, storedRespondent } from './support/taking-part.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);
const asOwner = await product.asOwner();

const every = { help: {}, required: false };
const questions: Question[] = [
  { ...every, id: 'age', kind: 'number', title: { en: 'How old are you?' }, decimals: 0, min: 1, max: 120, unit: {} },
  { ...every, id: 'works', kind: 'yes_no', title: { en: 'Do you work?' } },
];
const defaults = { age: 34, works: 'yes' } as Record<string, Answer>;
const withDefaults = questions.map((question) => ({ ...question, required: true, default: defaults[question.id] }));
const questionnaire: Questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions }] };

it('is set as it is answered, refused where it does not fit, and the respondent’s to clear', async () => {
  const id = await owner.survey(questionnaire);
  const page = await owner.open(id);
  const stored = async (index: number) => (await owner.stored(id)).questionnaire.sections[0]?.questions[index]?.default;
  const openQuestion = (number: number) =>
    page
      .getByRole('button', { name: `Edit question ${number}` })
      .first()
      .click();
  const set = page.getByRole('button', { name: 'Set a default answer' });
  const dialog = page.getByRole('dialog', { name: 'Default answer' });

  await openQuestion(1);
  await set.click();
  await checkAccessibility(page);
  await dialog.getByRole('textbox', { name: 'How old are you?' }).fill('৫০০');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter a number from').first().waitFor();
  await dialog.getByRole('textbox', { name: 'How old are you?' }).fill('৩৪');
  await page.keyboard.press('Enter');
  await eventually(() => stored(0)).toBe(34);
  await page.keyboard.press('Escape');

  await openQuestion(2);
  await set.click();
  await dialog.getByRole('radio', { name: 'Yes' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await eventually(() => stored(1)).toBe('yes');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await eventually(() => stored(1)).toBe(undefined);
  await page.keyboard.press('Control+z');
  await eventually(() => stored(1)).toBe('yes');
  await allSaved(page);
  await page.close();

  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, storageState: await owner.context.storageState() })
  ).newPage();
  await plain.goto(`${product.url}/survey/preview/${id}`);
  await plain.getByRole('button', { name: 'Start' }).click();
  expect(await plain.getByRole('textbox').first().inputValue()).toBe('34');
  expect(await plain.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
  await plain.getByRole('button', { name: /^Clear/ }).click();
  expect(await plain.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(false);
  expect(await plain.getByRole('textbox').first().inputValue()).toBe('34');
  await plain.context().close();
});

it.each([
  { logic: true, script: true },
  { logic: true, script: false },
  { logic: false, script: true },
])('is counted as answered once it was sent (logic: $logic, script: $script)', async ({ logic, script }) => {
  const [age, works] = withDefaults as [Question, Question];
  const why: Question = { ...every, id: 'why', kind: 'short_text', title: { en: 'Why?' } };
  const branching = { ...why, showIf: { op: 'chose', question: 'works', options: ['yes'] } } as const;
  const asked = [age, works, logic ? branching : why];
  const { _id: id } = await asOwner(createProject, {
    body: {
      ...{ kind: 'survey', title: { en: 'You' }, languages: ['en'] },
      settings: { viewType: 'list', showProgress: true },
      questionnaire: { sections: [{ id: 's1', title: {}, intro: {}, questions: asked }] },
    },
  });
  await asOwner(publishProject, { params: { id } });
  const page = await (await browser.newContext({ javaScriptEnabled: script })).newPage();
  await beginSurvey(page, product.url, id);
  await page.getByText('0 of 3 answered', { exact: true }).waitFor();
  if (script) {
    await answer(page, 'age').getByRole('textbox').fill('40');
    await page.keyboard.press('Tab');
    await page.getByText('1 of 3 answered', { exact: true }).waitFor();
    // What is counted at once is saved a moment later.
    await page.locator('[data-save-state=saved]').waitFor({ state: 'attached' });
    await page.reload();
    await page.getByText('1 of 3 answered', { exact: true }).waitFor();
  }
  await page.context().close();
});

it.each([
  { by: 'owner', script: true },
  { by: 'owner', script: false },
  { by: 'link', script: true },
  { by: 'link', script: false },
])(
  'what the $by filled in is met page by page from the first, also by who comes back (script: $script)',
  async ({ by, script }) => {
    const asked = by === 'owner' ? withDefaults : questions.map((question) => ({ ...question, required: true }));
    const { _id: id } = await asOwner(createProject, {
      body: {
        ...{ kind: 'survey', title: { en: 'You' }, languages: ['en'] },
        settings: { viewType: 'step', allowBack: false },
        questionnaire: { sections: [{ id: 's1', title: {}, intro: {}, questions: asked }] },
      },
    });
    await asOwner(publishProject, { params: { id } });
    const page = await (await browser.newContext({ javaScriptEnabled: script })).newPage();
    await beginSurvey(page, product.url, by === 'owner' ? id : `${id}?q.age=34&q.works=Yes`);
    const [pages = ''] = page.url().split('?');
    for (const address of [pages, `${pages}?q=1`]) {
      await page.goto(address);
      expect(await answer(page, 'age').getByRole('textbox').inputValue()).toBe('34');
    }
    await pressNext(page);
    await answer(page, 'works').waitFor();
    for (const address of [pages, `${pages}?q=1`]) {
      await page.goto(address);
      expect(await answer(page, 'works').getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
    }
    expect(await storedRespondent(product, page)).toMatchObject({
      answers: { age: 34, works: 'yes' },
      untouched: ['works'],
    });
    await page.context().close();
  },
);
