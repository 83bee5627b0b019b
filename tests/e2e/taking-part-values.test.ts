// Where a score decides how a survey ends, and is said on the way: the same number with script and without.
import { describe, expect, it } from 'vitest';
import { takingPart as bengali } from '#messages/bn/taking-part.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { keepPages } from './support/kept-pages.ts';
import { newOwner } from './support/owner.ts';
import { publishScored, scored } from './support/scored-survey.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, choose, pressNext, respondentOf, type } from './support/taking-part.ts';

const { product, browser } = await openStage();
const surveys = {
  list: await publishScored(product, { viewType: 'list' }),
  step: await publishScored(product, { viewType: 'step' }),
};
const { keptPage } = keepPages(browser);

async function start(survey: string, prefix: string, javaScriptEnabled: boolean) {
  const look = { viewport: { width: 375, height: 700 }, reducedMotion: 'reduce', javaScriptEnabled } as const;
  const page = await keptPage(`${prefix} ${javaScriptEnabled}`, () => browser.newContext(look));
  await page.context().clearCookies();
  return beginSurvey(page, `${product.url}${prefix}`, survey);
}

const languages = [
  {
    prefix: '',
    title: (score: string) => `That is ${score} points. What else?`,
    unknown: 'nothing yet',
    one: '1.5',
    forest: ['23,401.5', 'A forest', 'You have 23,401.5 points.'],
    garden: ['A garden', 'You have 2.5 points.'],
  },
  {
    prefix: '/bn',
    title: (score: string) => `হলো ${score} নম্বর। আর কী?`,
    unknown: 'এখনো কিছু না',
    one: '১.৫',
    forest: ['২৩,৪০১.৫', 'বন', 'আপনার নম্বর ২৩,৪০১.৫।'],
    garden: ['বাগান', 'আপনার নম্বর ২.৫।'],
  },
] as const;
const ways = languages.flatMap((words) =>
  [true, false].map((hasScript) => ({
    ...words,
    hasScript,
    how: `${words.prefix || '/en'} ${hasScript ? 'with' : 'without'} script`,
  })),
);

describe.each(ways)('$how', ({ prefix, hasScript, title, unknown, one, forest, garden }) => {
  it('a question at a time, the score is said before the last and decides the end', async () => {
    const page = await start(surveys.step, prefix, hasScript);
    await choose(page, 'saves', 'water');
    await pressNext(page);
    await type(page, 'trees', '99999');
    await pressNext(page);
    await answer(page, 'more').waitFor();
    await page.locator('button[value=back]').click();
    await type(page, 'trees', '23400');
    await pressNext(page);
    const [score, ending, text] = forest;
    await answer(page, 'more').getByText(title(score)).waitFor();
    await pressNext(page);
    await page.waitForURL(/done/);
    await page.getByRole('heading', { name: ending }).waitFor();
    await page.getByText(text).waitFor();
    expect((await respondentOf(product, page)).state).toBe('completed');
  });

  it('all on one page, the score follows the answers where there is script, and decides the end either way', async () => {
    const page = await start(surveys.list, prefix, hasScript);
    const said = answer(page, 'more').locator('[data-live]').first();
    await eventually(() => said.innerText()).toBe(title(unknown));
    await choose(page, 'saves', 'water');
    if (hasScript) await eventually(() => said.innerText()).toBe(title(one));
    await choose(page, 'saves', 'power');
    if (hasScript) await checkAccessibility(page);
    await pressNext(page);
    await page.waitForURL(/done/);
    const [ending, text] = garden;
    await page.getByRole('heading', { name: ending }).waitFor();
    await page.getByText(text).waitFor();
  });
});

it('an owner sees in the preview what each value comes to, as answers change', async () => {
  const owner = await newOwner(browser, product);
  const id = await owner.survey(scored, ['en', 'bn']);
  const page = await owner.context.newPage();
  await page.goto(`${product.url}/bn/survey/preview/${id}?page=questions`);
  const values = page.getByRole('complementary', { name: bengali.previewValues });
  const said = () => values.locator('dd').allInnerTexts();
  await eventually(said).toEqual(['–', 'Grey']);
  await choose(page, 'saves', 'water');
  await eventually(said).toEqual(['১.৫', 'Grey']);
  await choose(page, 'saves', 'power');
  await eventually(said).toEqual(['২.৫', 'Green']);
  await checkAccessibility(page);
  await page.context().close();
});
