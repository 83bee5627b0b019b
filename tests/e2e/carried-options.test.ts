// Options that are taken from an earlier question: on one page and page by page, with script and without it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, choose, pressNext, respondentOf, storedRespondent } from './support/taking-part.ts';

const { product, browser } = await openStage();

const none = { help: {}, required: false };
const options = ['tea', 'coffee', 'water'].map((id) => ({ id, label: { en: id, bn: id } }));
const carried = { from: 'known', which: 'chosen' } as const;
const questions: Question[] = [
  { ...none, id: 'known', kind: 'multiple_choice', title: { en: 'Known?', bn: 'চেনেন?' }, options },
  {
    ...none,
    id: 'liked',
    kind: 'single_choice',
    title: { en: 'Liked?', bn: 'ভালো লাগে?' },
    required: true,
    options: [],
    carried,
  },
  { ...none, id: 'order', kind: 'ranking', title: { en: 'Order?', bn: 'ক্রম?' }, options: [], carried },
  {
    ...none,
    id: 'others',
    kind: 'dropdown',
    title: { en: 'Another?', bn: 'অন্যটি?' },
    options: [{ id: 'lassi', label: { en: 'Lassi', bn: 'লাচ্ছি' } }],
    carried: { from: 'known', which: 'not_chosen' },
  },
];

async function publish(settings: Partial<ProjectSettings>): Promise<string> {
  const owner = await product.asOwner();
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'Drinks', bn: 'পানীয়' },
      languages: ['en', 'bn'],
      settings,
      questionnaire: { sections: [{ id: 's', title: {}, intro: {}, questions }] },
    },
  });
  await owner(publishProject, { params: { id } });
  return id;
}

async function start(survey: string, prefix: string, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 700 },
    reducedMotion: 'reduce',
    javaScriptEnabled,
  });
  return beginSurvey(await context.newPage(), `${product.url}${prefix}`, survey);
}

/** What is offered by a question that is seen. */
function offered(page: Page, question: string): Promise<string[]> {
  return answer(page, question)
    .locator('input:enabled:visible, li[data-option]:visible')
    .evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLInputElement ? one.value : ((one as HTMLElement).dataset.option ?? ''))),
    );
}

const list = await publish({ viewType: 'list' });
const step = await publish({ viewType: 'step' });

describe('on one page', () => {
  it('options come and go at once with script, and what was said of them stays said while they are there', async () => {
    const page = await start(list, '/bn', true);
    await eventually(() => answer(page, 'liked').isVisible()).toBe(false);
    await choose(page, 'known', 'tea');
    await choose(page, 'known', 'coffee');
    await eventually(() => offered(page, 'liked')).toEqual(['tea', 'coffee']);
    await checkAccessibility(page);
    await choose(page, 'liked', 'coffee');
    // The last one takes the last place.
    await answer(page, 'order').locator('[data-option=tea] [data-rank]').click();
    await answer(page, 'known').locator('input[value=tea]').uncheck();
    await choose(page, 'known', 'water');
    await eventually(() => offered(page, 'liked')).toEqual(['coffee', 'water']);
    expect(await answer(page, 'liked').locator('input:checked').inputValue()).toBe('coffee');
    // What is left of the order goes on from there.
    await answer(page, 'order').locator('[data-option=water] [data-rank]').click();
    const others = answer(page, 'others').locator('select option:enabled');
    expect(await others.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
      '',
      'tea',
      'lassi',
    ]);
    await eventually(async () => (await storedRespondent(product, page)).answers).toMatchObject({
      known: ['coffee', 'water'],
      liked: 'coffee',
      order: ['coffee', 'water'],
    });
    await pressNext(page);
    await page.waitForURL(/done/);
    expect((await respondentOf(product, page)).state).toBe('completed');
  });

  it('the page comes back with what is offered where there is no script', async () => {
    const page = await start(list, '', false);
    expect(await answer(page, 'liked').isVisible()).toBe(false);
    await choose(page, 'known', 'tea');
    await choose(page, 'known', 'water');
    await pressNext(page);
    await answer(page, 'liked').waitFor();
    expect(await offered(page, 'liked')).toEqual(['tea', 'water']);
    await choose(page, 'liked', 'tea');
    await answer(page, 'known').locator('input[value=tea]').uncheck();
    await pressNext(page);
    // What was chosen is offered no more, so that it is asked for anew.
    await answer(page, 'liked').waitFor();
    expect(await offered(page, 'liked')).toEqual(['water']);
    await choose(page, 'liked', 'water');
    await pressNext(page);
    await page.waitForURL(/done/);
    expect((await respondentOf(product, page)).state).toBe('completed');
  });
});

describe.each([true, false])('a question at a time, script: %s', (javaScriptEnabled) => {
  it('offers what was chosen, and asks nothing where there is nothing to choose', async () => {
    const page = await start(step, '', javaScriptEnabled);
    await choose(page, 'known', 'tea');
    await choose(page, 'known', 'water');
    await pressNext(page);
    await answer(page, 'liked').waitFor();
    expect(await offered(page, 'liked')).toEqual(['tea', 'water']);
    await page.locator('button[value=back]').click();
    await answer(page, 'known').waitFor();
    for (const value of ['tea', 'water']) await answer(page, 'known').locator(`input[value=${value}]`).uncheck();
    await pressNext(page);
    await answer(page, 'others').waitFor();
    await answer(page, 'others').locator('select').selectOption('lassi');
    await pressNext(page);
    await page.waitForURL(/done/);
    expect((await respondentOf(product, page)).state).toBe('completed');
  });
});
