// A question at a time along a tree: the path taken is shown, and leads back to any fork of it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { publishBranching } from './support/branching-survey.ts';
import { keepPages } from './support/kept-pages.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, choose, pressNext, respondentOf, storedRespondent, type } from './support/taking-part.ts';

const { product, browser } = await openStage();
const survey = await publishBranching(product, { viewType: 'tree', reviewAnswers: true });
const { keptPage } = keepPages(browser);

const ways = [
  { script: 'with script', javaScriptEnabled: true, width: 1280 },
  { script: 'without script', javaScriptEnabled: false, width: 375 },
];

async function isAt(page: Page, question: string): Promise<void> {
  await answer(page, question).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^(?:\/bn)?\/survey\/tree\/[^/]+\/[\w-]{64}$/);
}

/** The titles of what is on the path, as its own page tells them. */
function stops(page: Page): Promise<(string | undefined)[]> {
  return page.locator('[data-stop]').evaluateAll((found) => found.map((stop) => (stop as HTMLElement).dataset.stop));
}

describe.each(ways)('a tree $script', ({ javaScriptEnabled, width }) => {
  const look = { viewport: { width, height: 700 }, reducedMotion: 'reduce', javaScriptEnabled } as const;

  it('says what going back to a fork may undo, keeps it, and counts what is on the path in the end', async () => {
    const page = await keptPage(String(javaScriptEnabled), () => browser.newContext(look));
    const chooseAndGo = async (question: string, value: string) => {
      await choose(page, question, value);
      if (!javaScriptEnabled) await pressNext(page);
    };
    await beginSurvey(page, product.url, survey);
    await isAt(page, 'drink');
    await chooseAndGo('drink', 'tea');
    await isAt(page, 'cups');
    await type(page, 'cups', '12');
    await pressNext(page);
    await isAt(page, 'why');
    await type(page, 'why', 'Long days');

    // What is typed is not lost on the way back along the path, and of a fork it says before what hangs on it.
    await page.getByRole('navigation').getByRole('button', { name: 'Tea' }).click();
    await page.waitForURL(/\/survey\/tree\/[^/]+\/branch\/[\w-]{64}\?q=3&to=1#to$/);
    expect(await stops(page)).toEqual(['drink', 'cups', 'why']);
    const fork = page.locator('#to');
    await fork.getByText('Another answer here can take 2 answers off your path:').waitFor();
    expect(await fork.locator('details li').allInnerTexts()).toEqual(['How many cups a day?', 'Why so many?']);
    if (javaScriptEnabled) await checkAccessibility(page);
    await page.getByRole('link', { name: 'Back to the question' }).click();
    await isAt(page, 'why');
    expect(await answer(page, 'why').locator('input').inputValue()).toBe('Long days');

    await page.getByRole('navigation').getByRole('button', { name: 'Whole path' }).click();
    await page.locator('[data-stop=drink] summary').click();
    await page.locator('[data-stop=drink]').getByRole('link', { name: 'Go back' }).click();
    await isAt(page, 'drink');
    await page.getByText('Another answer here can take 2 answers off your path:').waitFor();
    if (javaScriptEnabled) await checkAccessibility(page);
    await chooseAndGo('drink', 'coffee');
    await isAt(page, 'sugar');
    expect((await storedRespondent(product, page)).answers).toEqual({ drink: 'coffee', cups: 12, why: 'Long days' });

    // The same way again: what was said there is there.
    await page.getByRole('navigation').getByRole('button', { name: 'Coffee' }).click();
    await page.waitForURL(/\/branch\/[^/]+#to$/);
    expect(await stops(page)).toEqual(['drink', 'sugar']);
    await page.locator('#to').getByRole('link', { name: 'Go back' }).click();
    await isAt(page, 'drink');
    await chooseAndGo('drink', 'tea');
    await isAt(page, 'cups');
    expect(await answer(page, 'cups').locator('input').inputValue()).toBe('12');
    await page.locator('button[value=back]').click();
    await isAt(page, 'drink');
    await chooseAndGo('drink', 'none');
    await isAt(page, 'end');
    await pressNext(page);
    await page.waitForURL(/\/survey\/tree\/[^/]+\/[\w-]{64}\/last-step/);
    expect(await page.locator('dt').allInnerTexts()).toEqual(['What do you drink?', 'Anything else?']);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL(/done/);
    expect((await respondentOf(product, page)).state).toBe('completed');
  });

  it('ends for whoever is screened out as other views do', async () => {
    const page = await keptPage(String(javaScriptEnabled), () => browser.newContext(look));
    await page.context().clearCookies();
    await beginSurvey(page, `${product.url}/bn`, survey);
    await choose(page, 'drink', 'young');
    if (!javaScriptEnabled) await pressNext(page);
    await page.waitForURL(/done/);
    expect((await respondentOf(product, page)).state).toBe('screened_out');
  });
});

describe('addresses', () => {
  const seen = (path: string) => fetch(product.url + path, { redirect: 'manual' });
  const leadsTo = async (path: string) => {
    const reply = await seen(path);
    expect([302, 303], path).toContain(reply.status);
    return new URL(reply.headers.get('location') ?? '', product.url).href.slice(product.url.length);
  };
  const started = async (id: string) => (await product.api()(startRespondent, { params: { id }, body: {} }))._id;

  it('of one part name a project or a respondent', async () => {
    const ref = await started(survey);
    for (const end of ['', '/last-step']) {
      expect(await leadsTo(`/bn/survey/tree/${survey}${end}`)).toBe(`/bn/survey/welcome/${survey}`);
    }
    expect(await leadsTo(`/survey/tree/${ref}`)).toBe(`/survey/tree/${survey}/${ref}?q=1`);
    expect(await leadsTo(`/survey/tree/branch/${ref}`)).toBe(`/survey/tree/${survey}/branch/${ref}?q=1`);
    expect(await leadsTo(`/survey/tree/${ref}/last-step`)).toBe(`/survey/tree/${survey}/${ref}/last-step`);
  });

  it('of the other view lead to the right one', async () => {
    const ref = await started(survey);
    expect(await leadsTo(`/survey/${survey}/${ref}?q=4`)).toBe(`/survey/tree/${survey}/${ref}?q=4`);
    expect(await leadsTo(`/bn/survey/${survey}/${ref}/last-step`)).toBe(`/bn/survey/tree/${survey}/${ref}/last-step`);
    const step = await publishBranching(product, { viewType: 'step' });
    const other = await started(step);
    expect(await leadsTo(`/survey/tree/${step}/${other}?q=4`)).toBe(`/survey/${step}/${other}?q=4`);
    expect(await leadsTo(`/survey/tree/${step}/branch/${other}?q=4&to=1`)).toBe(`/survey/${step}/${other}?q=4`);
  });

  it('that name nothing are not found', async () => {
    const nobody = 'A'.repeat(64);
    const nothing = '0190a0a0-0000-7000-8000-000000000000';
    for (const path of [
      'nonsense',
      nobody,
      nothing,
      `${survey}/${nobody}`,
      `branch/${nobody}`,
      `${nobody}/last-step`,
    ]) {
      expect((await seen(`/survey/tree/${path}`)).status, path).toBe(404);
    }
  });
});
