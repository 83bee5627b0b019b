// What options may be set to: chosen alone, shuffled in an order that stays, asking for a text.
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
const other = { id: 'other', label: { en: 'Other', bn: 'অন্য' }, asksText: true, pinned: true };
const towns = [
  ...['Bogura বগুড়া', 'Cumilla কুমিল্লা', 'Dhaka ঢাকা', 'Feni ফেনী', 'Jashore যশোর', 'Khulna খুলনা'],
  ...['Natore নাটোর', 'Pabna পাবনা', 'Rangpur রংপুর', 'Sylhet সিলেট', 'Tangail টাঙ্গাইল'],
].map((names, index) => {
  const [en, bn] = names.split(' ');
  return { id: `t${index}`, label: { en, bn } };
});
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
          options: [
            ...options,
            other,
            { id: 'none', label: { en: 'Not at all', bn: 'যাই না' }, exclusive: true, pinned: true },
          ],
        },
      ],
    },
    {
      id: 's2',
      title: {},
      intro: {},
      questions: [
        {
          id: 'town',
          kind: 'dropdown',
          title: { en: 'Which town?', bn: 'কোন শহর?' },
          help: {},
          required: false,
          options: towns,
        },
        {
          id: 'home',
          kind: 'postal_address',
          title: { en: 'Where?', bn: 'কোথায়?' },
          help: {},
          required: false,
          level: 'upazila',
        },
      ],
    },
  ],
};
const survey = await publish();

async function publish(): Promise<string> {
  const owner = await product.asOwner();
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
  const fields = answer(page, 'ways').locator('input[type=checkbox]');
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
  const text = answer(page, 'ways').getByRole('textbox', { name: 'Other: write it here' });
  await text.fill('By camel');
  await eventually(stored).toEqual({ boat: '', other: 'By camel' });
  await checkAccessibility(page);
  await answer(page, 'ways').getByText('Other', { exact: true }).click();
  await eventually(stored).toEqual(['boat']);
  expect(await text.inputValue()).toBe('');
  const order = await orderOn(page);
  expect(order.at(-1)).toBe('none');
  await page.reload();
  expect(await orderOn(page)).toEqual(order);
});

it('without script, refuses by name what is chosen alone beside others, and a text that is left out', async () => {
  const page = await begin({ javaScriptEnabled: false });
  const order = await orderOn(page);
  const said = (problem: string) => page.locator('fieldset[data-invalid]').getByText(problem).waitFor();
  await choose(page, 'ways', 'other');
  await pressNext(page);
  await said('You chose “Other”: write what you mean');
  await choose(page, 'ways', 'none');
  await page.locator('[name="answers.ways.other"]').fill('By camel');
  await pressNext(page);
  await said('If you choose “Not at all”, choose nothing else');
  expect(await orderOn(page)).toEqual(order);
});

it('types in a long list, in either script, and offers the places that lie in the one above', async () => {
  const page = await begin({ viewport: { width: 375, height: 800 }, hasTouch: true });
  const stored = async () => (await storedRespondent(product, page)).answers;
  const town = answer(page, 'town').getByRole('combobox');
  await town.fill('কুমী');
  await checkAccessibility(page);
  await page.getByRole('option', { name: 'Cumilla' }).tap();
  await eventually(stored).toEqual({ town: 't1' });
  await town.fill('elsewhere');
  await page.getByRole('option', { name: 'Nothing found' }).waitFor();
  await town.press('Escape');
  expect(await town.inputValue()).toBe('Cumilla');
  await town.fill('');
  await town.blur();
  await eventually(stored).toEqual({});

  const home = answer(page, 'home');
  const offered = home.getByRole('option', { includeHidden: false }).and(page.locator('div'));
  await home.locator('select[name$=".division"]').selectOption('6');
  const [district, upazila] = [home.getByRole('combobox').nth(1), home.getByRole('combobox').nth(2)];
  await district.tap();
  expect(await offered.count()).toBe(13);
  await district.pressSequentially('gazi');
  await district.press('Enter');
  await upazila.tap();
  expect(await offered.count()).toBe(5);
  await upazila.press('ArrowDown');
  await upazila.press('Enter');
  await eventually(stored).toMatchObject({
    home: { division: '6', district: '6-2', upazila: expect.stringMatching(/^6-2-/) },
  });
  // What does not lie in the other division is taken back.
  await home.locator('select[name$=".division"]').selectOption('3');
  await eventually(stored).toEqual({ home: { division: '3' } });
  expect(await district.inputValue()).toBe('');
  await page.context().close();
});

it('asks for a text under a list once its option is chosen, with script and without', async () => {
  const owner = await product.asOwner();
  const list = [...options.slice(0, 2), { ...other, pinned: undefined }];
  const every = { title: { en: 'How?', bn: 'কীভাবে?' }, help: {}, required: true };
  const questions = [{ ...every, id: 'way', kind: 'dropdown' as const, options: list }];
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'Ways', bn: 'পথ' },
      languages: ['en', 'bn'],
      // The one page does not submit.
      settings: { reviewAnswers: true },
      questionnaire: { sections: [{ id: 's', title: {}, intro: {}, questions }] },
    },
  });
  await owner(publishProject, { params: { id } });
  const page = await beginSurvey(await (await browser.newContext()).newPage(), product.url, id);
  const stored = async () => (await storedRespondent(product, page)).answers;
  const [chosen, text] = [answer(page, 'way').locator('select'), answer(page, 'way').locator('input')];
  expect(await text.isVisible()).toBe(false);
  await chosen.selectOption('other');
  expect(await answer(page, 'way').getByRole('textbox', { name: 'Other: write it here' }).isVisible()).toBe(true);
  await checkAccessibility(page);
  await text.fill('By camel');
  await eventually(stored).toEqual({ way: { other: 'By camel' } });
  await chosen.selectOption('bus');
  await eventually(stored).toEqual({ way: 'bus' });
  await page.context().close();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await beginSurvey(plain, product.url, id);
  await answer(plain, 'way').locator('select').selectOption('other');
  await pressNext(plain);
  await answer(plain, 'way').getByText('You chose “Other”: write what you mean').waitFor();
  await answer(plain, 'way').locator('input').fill('By camel');
  await pressNext(plain);
  expect((await storedRespondent(product, plain)).answers).toEqual({ way: { other: 'By camel' } });
  await plain.context().close();
});

it('of several texts that a list asks for shows that of the chosen option, and names all where there is no script', async () => {
  const owner = await product.asOwner();
  const ship = { id: 'ship', label: { en: 'Ship', bn: 'জাহাজ' }, asksText: true };
  const questions = [
    {
      ...{ id: 'way', kind: 'dropdown' as const, title: { en: 'How?', bn: 'কীভাবে?' }, help: {}, required: true },
      options: [...options.slice(0, 2), ship, { ...other, pinned: undefined }],
    },
  ];
  const { _id: id } = await owner(createProject, {
    body: {
      ...{ kind: 'survey', title: { en: 'Ways', bn: 'পথ' }, languages: ['en', 'bn'] },
      // The one page does not submit.
      settings: { reviewAnswers: true },
      questionnaire: { sections: [{ id: 's', title: {}, intro: {}, questions }] },
    },
  });
  await owner(publishProject, { params: { id } });
  const named = (page: Page) => answer(page, 'way').getByText('write it here').filter({ visible: true });
  const page = await beginSurvey(await (await browser.newContext()).newPage(), product.url, id);
  const stored = async () => (await storedRespondent(product, page)).answers;
  const list = answer(page, 'way').locator('select');
  expect(await named(page).allInnerTexts()).toEqual([]);
  await list.selectOption('ship');
  expect(await named(page).allInnerTexts()).toEqual(['Ship: write it here']);
  await page.getByRole('textbox', { name: 'Ship: write it here' }).fill('The Ostrich');
  await eventually(stored).toEqual({ way: { ship: 'The Ostrich' } });
  await list.selectOption('other');
  expect(await named(page).allInnerTexts()).toEqual(['Other: write it here']);
  await checkAccessibility(page);
  await page.getByRole('textbox', { name: 'Other: write it here' }).fill('By camel');
  await eventually(stored).toEqual({ way: { other: 'By camel' } });
  await page.reload();
  await list.waitFor();
  await eventually(() => named(page).allInnerTexts()).toEqual(['Other: write it here']);
  await list.selectOption('bus');
  expect(await named(page).allInnerTexts()).toEqual([]);
  await page.context().close();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await beginSurvey(plain, product.url, id);
  await answer(plain, 'way').locator('select').selectOption('ship');
  expect(await named(plain).allInnerTexts()).toEqual(['Ship: write it here', 'Other: write it here']);
  await checkAccessibility(plain);
  await plain.getByRole('textbox', { name: 'Ship: write it here' }).fill('The Ostrich');
  await pressNext(plain);
  expect((await storedRespondent(product, plain)).answers).toEqual({ way: { ship: 'The Ostrich' } });
  await plain.context().close();
});
