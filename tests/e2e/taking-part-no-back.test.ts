// A survey whose respondents go back to nothing they have answered, and are not shown how far they have come.
import { describe, expect, it } from 'vitest';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { publishBranching } from './support/branching-survey.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, choose, pressNext, respondentOf, storedRespondent, type } from './support/taking-part.ts';

const { product, browser } = await openStage();
const settings = { allowBack: false, showProgress: false, reviewAnswers: true } as const;
const surveys = {
  step: await publishBranching(product, { ...settings, viewType: 'step' }),
  tree: await publishBranching(product, { ...settings, viewType: 'tree' }),
};

describe.each([
  { name: 'with script', view: 'step', javaScriptEnabled: true, site: product.url },
  { name: 'with script along a tree', view: 'tree', javaScriptEnabled: true, site: `${product.url}/bn` },
  { name: 'without script', view: 'step', javaScriptEnabled: false, site: product.url },
] as const)('where nobody goes back, $name', ({ view, javaScriptEnabled, site }) => {
  it('leads from what is answered to what is not, and changes nothing there', async () => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 375, height: 700 } });
    const page = await context.newPage();
    await page.goto(`${site}/survey/welcome/${surveys[view]}`);
    await page.getByText(view === 'tree' ? 'পেছনে যাওয়া যায় না' : 'no going back to earlier answers').waitFor();
    await beginSurvey(page, site, surveys[view]);
    await answer(page, 'drink').waitFor();
    expect(await page.locator('progress').count()).toBe(0);

    const saves: string[] = [];
    page.on('request', (request) => {
      const body = request.method() === 'GET' ? null : request.postData();
      if (body?.includes('drink')) saves.push(body);
    });

    // A choice is made once it is gone on from.
    await choose(page, 'drink', 'coffee');
    await choose(page, 'drink', 'tea');
    expect((await storedRespondent(product, page)).answers).toEqual({});
    expect(saves).toEqual([]);
    const first = page.url();
    await pressNext(page);
    await answer(page, 'cups').waitFor();
    expect(saves.length).toBeGreaterThan(0);
    expect(saves.filter((body) => body.includes('coffee'))).toEqual([]);
    expect(await page.locator('button[value=back]').count()).toBe(0);
    expect(await page.locator('nav button').count()).toBe(0);
    if (javaScriptEnabled) await checkAccessibility(page);

    await page.goto(first);
    await answer(page, 'cups').waitFor();
    // A page from before, out of the browser's memory.
    const form = { go: 'next', 'answers.drink': 'coffee', asked: 'drink' };
    const posted = await context.request.post(first, { form, headers: { origin: product.url }, maxRedirects: 0 });
    expect(posted.status()).toBe(303);
    expect((await storedRespondent(product, page)).answers).toEqual({ drink: 'tea' });

    await type(page, 'cups', 'many');
    await pressNext(page);
    await page.getByRole('alert').waitFor();
    await type(page, 'cups', '3');
    await pressNext(page);
    await answer(page, 'sugar').waitFor();
    await pressNext(page);
    await answer(page, 'end').waitFor();
    await pressNext(page);
    await page.waitForURL(/last-step/);
    // What was left out may still be said.
    expect(
      await page
        .locator('dd')
        .filter({ has: page.locator('a') })
        .count(),
    ).toBe(2);
    await page.goto(first);
    await answer(page, 'sugar').waitFor();
    await choose(page, 'sugar', 'no');
    await pressNext(page);
    await answer(page, 'end').waitFor();
    await type(page, 'end', 'No');
    await pressNext(page);
    await page.waitForURL(/last-step/);
    if (javaScriptEnabled) await checkAccessibility(page);
    await page.goto(first);
    await page.waitForURL(/last-step/);
    await page.locator('footer button:not([name])').first().click();
    await page.waitForURL(/done/);
    expect((await respondentOf(product, page)).state).toBe('completed');
    await context.close();
  });
});

it('an address of a project alone leads to the page that was asked for, of the run begun on this device', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const [view, id] of Object.entries(surveys)) {
    const folder = view === 'tree' ? '/survey/tree' : '/survey';
    await page.goto(`${product.url}${folder}/${id}/last-step`);
    await page.waitForURL(`${product.url}/survey/welcome/${id}`);
    await beginSurvey(page, product.url, id);
    const ref = (await respondentOf(product, page))._id;
    for (const asked of ['/survey/tree', '/survey']) {
      await page.goto(`${product.url}${asked}/${id}/last-step`);
      expect(page.url()).toBe(`${product.url}${folder}/${id}/${ref}/last-step`);
      await page.goto(`${product.url}${asked}/${id}`);
      expect(page.url()).toBe(`${product.url}${folder}/${id}/${ref}?q=1`);
    }
  }
  const other = (await product.api()(startRespondent, { params: { id: surveys.tree }, body: {} }))._id;
  await page.goto(`${product.url}/survey/tree/${other}/last-step`);
  expect(page.url()).toBe(`${product.url}/survey/tree/${surveys.tree}/${other}/last-step`);
  await context.close();
});
