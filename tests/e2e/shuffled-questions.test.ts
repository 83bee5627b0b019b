// Questions of a section in an order of one's own, which stays: without script and with it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { orderedFor } from '#domain/questionnaire/shuffle-sections.ts';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { findGrades } from '#features/reports/contract/grades.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { openStage } from './support/stage.ts';
import { choose, pressNext } from './support/taking-part.ts';

const { product, browser } = await openStage();

const ids = ['one', 'two', 'three', 'four'];
const questionnaire: Questionnaire = {
  sections: [
    {
      id: 's1',
      title: {},
      intro: {},
      shuffleQuestions: true,
      questions: ids.map((id) => ({
        ...{ id, kind: 'yes_no' as const, truth: true as const, required: false },
        ...{ title: { en: `Is it ${id}?`, bn: `এটি ${id}?` }, help: {} },
      })),
    },
  ],
  marking: {
    questions: Object.fromEntries(ids.map((id) => [id, { points: 1, key: { by: 'options', right: ['yes'] } }])),
  },
};

const orderOf = (ref: string) => orderedFor(questionnaire, ref).sections[0]?.questions.map(({ id }) => id) ?? [];

const details = { name: 'required', phone: 'off', email: 'off', address: 'off' } as const;

async function publish() {
  const call = await product.asOwner();
  const { _id: id } = await call(createProject, {
    body: {
      kind: 'quiz',
      title: { en: 'Each in their order', bn: 'যার যার ক্রমে' },
      languages: ['en', 'bn'],
      settings: { viewType: 'step', reveal: REVEAL_PRESETS.everything, responseMethod: 'identified', details },
      questionnaire,
    },
  });
  await call(publishProject, { params: { id } });
  return { id, call };
}

/** Somebody who has begun and is asked in an order that nobody else of these has. */
async function begin(quiz: string, others: readonly string[]): Promise<string> {
  const { _id: ref } = await product.api()(startRespondent, { params: { id: quiz }, body: { locale: 'en' } });
  const isNew = ![ids, ...others.map(orderOf)].some((order) => order.join() === orderOf(ref).join());
  return isNew ? ref : await begin(quiz, others);
}

/** The questions on a page, as they are seen. */
function seen(page: Page): Promise<string[]> {
  return page
    .getByText(/^(?:\d\. )?Is it (?:one|two|three|four)\?$/)
    .evaluateAll((all) => all.map((one) => /(\w+)\?$/.exec(one.textContent ?? '')?.[1] ?? ''));
}

it('asks, and tells afterwards, in an order of one’s own, with and without script, and owners in theirs', async () => {
  const { id, call } = await publish();
  const refs: string[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const ref = await begin(id, refs);
    refs.push(ref);
    const order = orderOf(ref);
    const context = await browser.newContext({ viewport: { width: 375, height: 700 }, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(product.url + takingPartPaths.questions(id, ref));
    for (const [index, question] of order.entries()) {
      expect(await seen(page)).toEqual([question]);
      await page.reload();
      expect(await seen(page)).toEqual([question]);
      if (index === 2) {
        await page.locator('button[value=back]').click();
        await page.waitForURL(/q=2/);
        expect(await seen(page)).toEqual([order[1]]);
        await pressNext(page);
        await page.waitForURL(/q=3/);
        expect(await seen(page)).toEqual([question]);
      }
      await choose(page, question, index === 0 ? 'no' : 'yes');
      // With script a choice leads on by itself, but from the last question.
      if (!javaScriptEnabled || index === 3) await pressNext(page);
      await page.waitForURL(index < 3 ? new RegExp(`q=${index + 2}`) : /last-step/);
    }
    await page.getByLabel('Name').fill(`Person ${refs.length}`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('3 / 4').first().waitFor();
    expect(await seen(page)).toEqual(order);
    await page.reload();
    expect(await seen(page)).toEqual(order);
    if (javaScriptEnabled) await checkAccessibility(page);
    await context.close();
  }
  const report = await call(getReport, { params: { id } });
  expect(report.questions.map(({ question }) => question.id)).toEqual(ids);
  const { items } = await call(findGrades, { params: { id }, query: {} });
  expect(items.map(({ name, marks }) => [name, marks?.earned])).toEqual([
    ['Person 1', 3],
    ['Person 2', 3],
  ]);
});
