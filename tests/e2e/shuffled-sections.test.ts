// Sections in an order of one's own, which stays: without script and with it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { openStage } from './support/stage.ts';
import { beginSurvey, choose, pressNext, respondentOf } from './support/taking-part.ts';

const { product, browser } = await openStage();

const ids = ['first', 'b', 'c', 'd', 'last'];
const questionnaire: Questionnaire = {
  sections: ids.map((id) => ({
    id: `s-${id}`,
    title: { en: `Part ${id}`, bn: `অংশ ${id}` },
    intro: {},
    ...(id.length === 1 && { shuffled: true }),
    questions: [
      { id, kind: 'yes_no' as const, title: { en: `Is it ${id}?`, bn: `এটি ${id}?` }, help: {}, required: true },
    ],
  })),
};

async function publish(viewType: 'list' | 'paged'): Promise<string> {
  const owner = await product.asOwner();
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'In turns', bn: 'পালা করে' },
      languages: ['en', 'bn'],
      settings: { viewType },
      questionnaire,
    },
  });
  await owner(publishProject, { params: { id } });
  return id;
}

async function start(survey: string, prefix = '', javaScriptEnabled = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 700 }, javaScriptEnabled });
  return beginSurvey(await context.newPage(), product.url + prefix, survey);
}

/** The questions in the order in which they are seen. */
function seen(page: Page): Promise<string[]> {
  return page
    .locator('[data-question]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.question ?? ''));
}

it('shows shuffled sections in an order of one’s own that stays, in either language', async () => {
  const survey = await publish('list');
  const orders = new Set<string>();
  for (let person = 0; person < 8 && orders.size < 2; person += 1) {
    const page = await start(survey);
    const order = await seen(page);
    expect([order[0], order.at(-1), [...order].sort()]).toEqual(['first', 'last', [...ids].sort()]);
    await page.reload();
    expect(await seen(page)).toEqual(order);
    await page.goto(page.url().replace(product.url, `${product.url}/bn`));
    expect(await seen(page)).toEqual(order);
    orders.add(order.join());
    await page.context().close();
  }
  expect(orders.size).toBe(2);
});

it.each([true, false])('leads through them a section at a time and submits, script: %s', async (javaScriptEnabled) => {
  const page = await start(await publish('paged'), '/bn', javaScriptEnabled);
  const order: string[] = [];
  for (const step of [1, 2, 3, 4, 5]) {
    const [question = ''] = await seen(page);
    order.push(question);
    if (javaScriptEnabled && step === 2) await checkAccessibility(page);
    await choose(page, question, 'yes');
    await pressNext(page);
    await page.waitForURL(step < 5 ? new RegExp(`q=${step + 1}`) : /done/);
  }
  expect([order[0], order.at(-1), [...order].sort()]).toEqual(['first', 'last', [...ids].sort()]);
  expect((await respondentOf(product, page)).state).toBe('completed');
});
