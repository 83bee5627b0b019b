// Questions and options with pictures, as respondents meet them.
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Image, Question } from '#domain/questionnaire/schema.ts';
import { createImage } from '#features/projects/contract/images.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { placeOf } from './support/place-of.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, choose, respondentOf, storedRespondent } from './support/taking-part.ts';

const { product, browser } = await openStage();
const owner = await product.asOwner();

async function drawn(colour: string, width: number, height: number, alt: Image['alt']): Promise<Image> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6" width="${width}" height="${height}">
    <rect width="8" height="6" fill="#f4ead2"/><circle cx="4" cy="3" r="2" fill="${colour}"/></svg>`;
  const body = new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
  return { ...(await owner(createImage, { body })), alt };
}

const fruits = [
  {
    id: 'mango',
    label: { en: 'Mango', bn: 'আম' },
    image: await drawn('#e8a317', 800, 600, { en: 'A ripe mango', bn: 'পাকা আম' }),
  },
  {
    id: 'guava',
    label: { en: 'Guava', bn: 'পেয়ারা' },
    image: await drawn('#7fa650', 600, 600, { en: 'A guava', bn: 'একটি পেয়ারা' }),
  },
  {
    id: 'lychee',
    label: { en: 'Lychee, the small ones from Dinajpur', bn: 'লিচু, দিনাজপুরের ছোটগুলো' },
    image: await drawn('#c0504d', 600, 900, { en: 'A lychee', bn: 'একটি লিচু' }),
  },
  { id: 'none', label: { en: 'None of these', bn: 'কোনোটিই না' }, exclusive: true },
];
const questions: Question[] = [
  {
    id: 'likes',
    kind: 'multiple_choice',
    title: { en: 'Which fruits do you like?', bn: 'কোন কোন ফল ভালো লাগে?' },
    help: {},
    required: true,
    options: fruits,
  },
  {
    id: 'seen',
    kind: 'long_text',
    title: { en: 'What do you see?', bn: 'কী দেখছেন?' },
    help: {},
    required: false,
    image: await drawn('#146b4f', 1600, 900, { en: 'A green field', bn: 'সবুজ মাঠ' }),
  },
];
const order: Question = {
  id: 'order',
  kind: 'ranking',
  title: { en: 'Which do you like **most**?', bn: 'কোনটি **সবচেয়ে** ভালো লাগে?' },
  help: {},
  required: true,
  options: fruits.slice(0, 3).map(({ exclusive: _exclusive, ...fruit }) => fruit),
};
const survey = await publish(questions);
const ranked = await publish([order]);

async function publish(questions: readonly Question[]): Promise<string> {
  const questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions: [...questions] }] };
  const { _id: id } = await owner(createProject, {
    body: { kind: 'survey', title: { en: 'Fruit', bn: 'ফল' }, languages: ['en', 'bn'], questionnaire },
  });
  await owner(publishProject, { params: { id } });
  return id;
}

async function begin(settings: Parameters<Browser['newContext']>[0], path = '', id = survey): Promise<Page> {
  const context = await browser.newContext(settings);
  return beginSurvey(await context.newPage(), product.url + path, id);
}

const PHONE = { viewport: { width: 375, height: 800 } };

it('shows options as cards, two beside each other on a phone, and stores what is pressed', async () => {
  const page = await begin(PHONE);
  const cards = answer(page, 'likes').locator('label');
  const [mango, guava] = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  expect([mango.y, mango.height]).toEqual([guava.y, guava.height]);
  const pictures = page.locator('[data-question] img');
  // What is far down is fetched when it comes near.
  await pictures.last().scrollIntoViewIfNeeded();
  const shown = () =>
    pictures.evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0));
  await eventually(shown).toEqual([true, true, true, true]);
  await cards.nth(0).locator('img').click();
  await page.getByRole('checkbox', { name: 'A lychee Lychee' }).press('Space');
  const stored = async () => (await storedRespondent(product, page)).answers.likes;
  await eventually(stored).toEqual(['mango', 'lychee']);
  await choose(page, 'likes', 'none');
  await eventually(stored).toEqual(['none']);
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAccessibility(page);
});

it('shows what is put in order, with script and without', async () => {
  const page = await begin(PHONE, '', ranked);
  const lychee = page.getByRole('button', { name: /^A lychee Lychee/ });
  await lychee.locator('img').click();
  await page.getByRole('button', { name: /^A ripe mango Mango/ }).press('Enter');
  const stored = async () => (await storedRespondent(product, page)).answers.order;
  await eventually(stored).toEqual(['lychee', 'mango', 'guava']);
  await checkFits(page);
  await checkAccessibility(page);
  const plain = await begin({ ...PHONE, javaScriptEnabled: false }, '/bn', ranked);
  await plain.getByRole('combobox', { name: 'একটি লিচু' }).selectOption('1');
  expect(await answer(plain, 'order').locator('li img:visible').count()).toBe(3);
});

it('keeps the room of a picture before it is there, above the question that it belongs to', async () => {
  const page = await begin({ ...PHONE, javaScriptEnabled: false });
  const [image, title, field] = [
    answer(page, 'seen').locator('img'),
    answer(page, 'seen').locator('label'),
    answer(page, 'seen').locator('textarea'),
  ];
  const box = await image.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  expect(await placeOf(image)).toBeLessThan(await placeOf(title));
  expect(await placeOf(title)).toBeLessThan(await placeOf(field));
  expect(await image.getAttribute('loading')).toBe('lazy');
});

it('says in the language of the page what is to be seen, and works without script', async () => {
  const page = await begin({ ...PHONE, javaScriptEnabled: false }, '/bn');
  await page.getByRole('img', { name: 'সবুজ মাঠ' }).waitFor();
  await page.getByRole('checkbox', { name: 'একটি পেয়ারা পেয়ারা' }).check();
  await page.getByRole('button', { name: 'জমা দিন' }).click();
  await eventually(async () => (await respondentOf(product, page)).state).toBe('completed');
});
