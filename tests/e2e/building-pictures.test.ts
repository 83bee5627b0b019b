// Pictures of questions and options: picked, dropped, described, refused, replaced, taken out.
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

const ask: Question = {
  id: 'drink',
  kind: 'single_choice',
  title: { en: 'What do you drink?', bn: 'কী পান করেন?' },
  help: {},
  required: true,
  options: [
    { id: 'tea', label: { en: 'Tea', bn: 'চা' } },
    { id: 'coffee', label: { en: 'Coffee', bn: 'কফি' } },
  ],
};
const questionnaire: Questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions: [ask] }] };

async function drawn(name: string, colour: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6" width="640" height="480">
    <rect width="8" height="6" fill="#f4ead2"/><circle cx="4" cy="3" r="2" fill="${colour}"/></svg>`;
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

async function pick(page: Page, button: Locator, files: Awaited<ReturnType<typeof drawn>>[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(files);
}

async function storedQuestion(id: string) {
  const question = (await owner.stored(id)).questionnaire.sections[0]?.questions[0];
  if (question?.kind !== 'single_choice') throw new Error('it is another question');
  return question;
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

async function openQuestion(id: string): Promise<Page> {
  const page = await owner.open(id);
  await page
    .getByRole('button', { name: /^(Edit question|প্রশ্ন).*1|১/ })
    .first()
    .click();
  return page;
}

it('takes a picture for the question and several for its options, described before it is published', async () => {
  const id = await owner.survey(questionnaire, ['en']);
  const page = await openQuestion(id);
  await pick(page, button(page, 'Add picture'), [await drawn('field.png', '#146b4f')]);
  const alt = page.getByRole('textbox', { name: 'What the picture shows', exact: true });
  await alt.fill('A green field');
  await pick(page, button(page, 'Add option pictures'), [
    await drawn('tea.png', '#a0522d'),
    await drawn('coffee.png', '#3b2314'),
  ]);
  await page.getByRole('textbox', { name: 'What the picture shows 2' }).waitFor();
  await page.getByRole('textbox', { name: 'What the picture shows 1' }).fill('A cup of tea');
  await allSaved(page);
  await checkAccessibility(page);
  const { image, options } = await storedQuestion(id);
  expect([image?.width, image?.height, image?.alt]).toEqual([640, 480, { en: 'A green field' }]);
  expect(options.map((option) => option.image?.alt)).toEqual([{ en: 'A cup of tea' }, {}]);
  // One is not described yet: publishing leads there.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Describe the picture of option 2, or mark it as decoration.').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'What the picture shows 2: decoration only' }).check();
  await eventually(async () => (await storedQuestion(id)).options[1]?.image?.decorative).toBe(true);
  await page.close();
});

it('takes a cover picture in the settings, which stands above the title and is described before it is published', async () => {
  const id = await owner.survey(questionnaire, ['en', 'bn']);
  const page = await owner.context.newPage();
  await page.goto(`${product.url}/dashboard/survey/${id}/settings`);
  const cover = page.getByRole('group', { name: 'Cover picture' });
  await pick(page, cover.getByRole('button', { name: 'Add picture' }), [await drawn('field.png', '#146b4f')]);
  const alt = cover.getByRole('textbox', { name: 'What the picture shows, in English' });
  await alt.fill('A green field');
  await allSaved(page);
  const stored = async () => (await owner.stored(id)).cover;
  expect(await stored()).toMatchObject({ width: 640, height: 480, alt: { en: 'A green field' } });
  await checkAccessibility(page);
  // Bengali is wanting: publishing leads there.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const bengali = cover.getByRole('textbox', { name: 'What the picture shows, in Bengali' });
  await bengali.waitFor();
  await bengali.fill('সবুজ মাঠ');
  await allSaved(page);
  await button(cover, 'Remove picture').click();
  await eventually(stored).toBeNull();
  await page.keyboard.press('Control+z');
  await eventually(async () => (await stored())?.alt).toEqual({ en: 'A green field', bn: 'সবুজ মাঠ' });
  await cover.getByRole('checkbox', { name: 'Decoration only' }).check();
  expect(await alt.count()).toBe(0);
  await eventually(async () => (await stored())?.decorative).toBe(true);
  await cover.getByRole('checkbox', { name: 'Decoration only' }).uncheck();
  await allSaved(page);
  await page.goto(`${product.url}/survey/preview/${id}`);
  const shown = page.getByRole('img', { name: 'A green field' });
  expect(await shown.getAttribute('fetchpriority')).toBe('high');
  await eventually(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await checkAccessibility(page);
  await page.close();
});

it('says by its name which file was refused, and why', async () => {
  const id = await owner.survey(questionnaire, ['en']);
  const page = await openQuestion(id);
  const lie = { name: 'lie.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  await pick(page, button(page, 'Add picture'), [lie]);
  await page.getByText('lie.png was not added. This is no picture that can be shown').waitFor();
  const large = { ...lie, name: 'large.png', buffer: Buffer.alloc(11 * 1024 * 1024) };
  await pick(page, button(page, 'Add picture'), [large]);
  await page.getByText('large.png was not added: it is larger than 10 MB.').waitFor();
  expect((await storedQuestion(id)).image).toBeUndefined();
  await page.close();
});

it('takes one that is dropped, keeps its words when it is replaced, and gives it back by undoing', async () => {
  const id = await owner.survey(questionnaire, ['en', 'bn']);
  const page = await openQuestion(id);
  const { buffer } = await drawn('tea.png', '#a0522d');
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'tea.png', { type: 'image/png' }));
      return transfer;
    },
    [...buffer],
  );
  await page.getByRole('textbox', { name: 'Option 1 in English' }).dispatchEvent('drop', { dataTransfer: dropped });
  const alt = page.getByRole('textbox', { name: 'What the picture shows 1 in English' });
  await alt.fill('A cup of tea');
  const key = async () => (await storedQuestion(id)).options[0]?.image?.key;
  await eventually(async () => typeof (await key())).toBe('string');
  const before = await key();
  await button(page, 'Settings of option 1').click();
  const replace = page.getByRole('menuitem', { name: 'Replace picture' });
  await pick(page, replace, [await drawn('other.png', '#7fa650')]);
  await eventually(async () => (await key()) !== before).toBe(true);
  expect(await alt.inputValue()).toBe('A cup of tea');
  await button(page, 'Remove the picture of option 1').click();
  await eventually(key).toBe(undefined);
  await button(page, 'Undo').click();
  await eventually(async () => typeof (await key())).toBe('string');
  await page.close();
});

it('says of a cover picture that cannot be loaded what to do about it', async () => {
  const id = await owner.survey();
  const page = await owner.open(`${id}/settings`);
  const cover = page.getByRole('group', { name: 'Cover picture' });
  await pick(page, cover.getByRole('button', { name: 'Add picture' }), [await drawn('field.png', '#146b4f')]);
  await eventually(async () => (await owner.stored(id)).cover !== null).toBe(true);
  await page.route('**/images/**', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await cover.getByText('This picture cannot be loaded.').waitFor();
  expect(await cover.getByRole('img').count()).toBe(0);
  // From its top: what the window cuts through is smaller than it is.
  await page.evaluate(() => scrollTo(0, 0));
  await checkAccessibility(page);
  await button(cover, 'Remove picture').click();
  await eventually(async () => (await owner.stored(id)).cover).toBeNull();
  await page.close();
});
