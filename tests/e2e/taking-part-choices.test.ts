// What options may be set to: chosen alone, and shuffled in an order that stays.
import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, choose, pressNext, storedRespondent } from './support/taking-part.ts';

const { product, browser } = await openStage();

const options = ['bus', 'train', 'boat', 'rickshaw', 'foot'].map((id) => ({ id, label: { en: id, bn: id } }));
const questionnaire: Questionnaire = {
  sections: [
    {
      id: 's1',
      title: {},
      intro: {},
      questions: [
        {
          id: 'ways',
          kind: 'multiple_choice',
          title: { en: 'How do you travel?', bn: 'কীভাবে যান?' },
          help: {},
          required: false,
          shuffle: true,
          columns: 2,
          options: [...options, { id: 'none', label: { en: 'Not at all', bn: 'যাই না' }, exclusive: true, pinned: true }],
        },
      ],
    },
  ],
};
const survey = await publish();

async function publish(): Promise<string> {
  const owner = await product.asAdministrator();
  const { _id: id } = await owner(createProject, {
    body: { kind: 'survey', title: { en: 'Ways', bn: 'পথ' }, languages: ['en', 'bn'], questionnaire },
  });
  await owner(publishProject, { params: { id } });
  return id;
}

async function begin(settings: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const context = await browser.newContext(settings);
  return beginSurvey(await context.newPage(), product.url, survey);
}

function orderOn(page: Page): Promise<(string | null)[]> {
  const fields = answer(page, 'ways').locator('input:not([type=hidden])');
  return fields.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')));
}

it('takes out the others with what is chosen alone, and keeps its order for who comes back', async () => {
  const page = await begin({ viewport: { width: 375, height: 800 } });
  const stored = async () => (await storedRespondent(product, page)).answers.ways;
  await choose(page, 'ways', 'bus');
  await choose(page, 'ways', 'boat');
  await choose(page, 'ways', 'none');
  await eventually(stored).toEqual(['none']);
  await choose(page, 'ways', 'boat');
  await eventually(stored).toEqual(['boat']);
  await checkAccessibility(page);
  const order = await orderOn(page);
  expect(order.at(-1)).toBe('none');
  await page.reload();
  expect(await orderOn(page)).toEqual(order);
});

it('without script, refuses by name what is chosen alone beside others', async () => {
  const page = await begin({ javaScriptEnabled: false });
  const order = await orderOn(page);
  await choose(page, 'ways', 'boat');
  await choose(page, 'ways', 'none');
  await pressNext(page);
  await page.locator('fieldset[data-invalid]').getByText('If you choose “Not at all”, choose nothing else').waitFor();
  expect(await orderOn(page)).toEqual(order);
});
