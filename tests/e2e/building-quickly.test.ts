import { describe, expect, it } from 'vitest';
import { manyConditions } from '../../bench/support/many-conditions.ts';
import { drawnByKey, noteDrawing } from './support/drawn.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

/** Writes a letter where the focus is, as a key does, and tells at once what stands in its field and in the outline. */
const LETTER = `
  const field = document.querySelector('[id="q100-title-en"]');
  const row = document.querySelector('[data-part="q100"]');
  const seen = () => [field.value, row.textContent].map((text) => text.match(/Question 100(x*)/)[1].length);
  const letter = () => document.execCommand('insertText', false, 'x');
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
`;

describe('a key in a questionnaire of 200 questions', () => {
  it('draws its question and the row that names it, and no other part of the builder', async () => {
    const id = await owner.survey(manyConditions(), ['en', 'bn']);
    const page = await owner.context.newPage();
    await noteDrawing(page);
    await owner.open(id, undefined, page);
    await page.locator('#part-q100-open').click();
    await page.locator('[id="q100-title-en"]').press('End');
    // The first of them marks the work as not saved, which the bar says.
    await drawnByKey(page);
    expect(await drawnByKey(page)).toEqual(['part-q100', 'q100']);
    await page.close();
  });

  it('is seen first, and heard of in the next frame or before anything else is done', async () => {
    const id = await owner.survey(manyConditions(), ['en', 'bn']);
    const page = await owner.context.newPage();
    await owner.open(id, undefined, page);
    await page.locator('#part-q100-open').click();
    await page.locator('[id="q100-title-en"]').press('End');
    const inTurn = (deed: string) =>
      page.evaluate<number[][]>(
        `(async () => { ${LETTER} letter(); const first = seen(); ${deed}; return [first, seen()]; })()`,
      );

    expect(await inTurn('await frame(); await frame()')).toEqual([
      [1, 0],
      [1, 1],
    ]);
    // A second letter joins the first; whatever else is done finds both.
    expect(await inTurn('letter(); field.blur()')).toEqual([
      [2, 1],
      [3, 3],
    ]);
    await page.locator('[id="q100-title-en"]').press('End');
    const undo = "field.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))";
    expect(await inTurn(`${undo}; await frame()`)).toEqual([
      [4, 3],
      [0, 0],
    ]);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await page.locator('[id="q100-title-en"]').press('End');
    await page.evaluate(`{ ${LETTER} letter(); document.getElementById('outline-q101')?.click(); }`);
    await page.locator('#part-q100', { hasText: 'Question 100xxxxx' }).waitFor();
    await page.close();
  });

  it('is heard of while somebody types faster than frames are drawn', async () => {
    const id = await owner.survey(manyConditions(), ['en', 'bn']);
    const page = await owner.context.newPage();
    await owner.open(id, undefined, page);
    await page.locator('#part-q100-open').click();
    await page.locator('[id="q100-title-en"]').press('End');
    const [written, heard] = await page.evaluate<number[]>(`(async () => {
      ${LETTER}
      window.requestAnimationFrame = () => 0;
      for (let times = 0; times < 10; times += 1) {
        letter();
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      return seen();
    })()`);
    expect(written).toBe(10);
    expect(heard).toBeGreaterThan(0);
    await page.close();
  });
});

it('letters in a text around the questions all stay, whenever the next one comes', async () => {
  const id = await owner.survey(manyConditions(), ['en', 'bn'], { en: 'Tea' });
  const page = await owner.open(id, undefined, await owner.context.newPage());
  await page.goto(`${page.url()}/translations`);
  const title = page.getByRole('textbox', { name: 'Title in English', exact: true });
  await title.press('End');
  // The second of each pair is written right after what the first one's frame has done.
  await page.evaluate(`(async () => {
    const letter = (text) => document.execCommand('insertText', false, text);
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (const [first, second] of ['ab', 'cd', 'ef', 'gh']) {
      letter(first);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(letter(second)))));
      for (let passed = 0; passed < 4; passed += 1) await frame();
    }
  })()`);
  await title.blur();
  await allSaved(page);
  expect(await title.inputValue()).toBe('Teaabcdefgh');
  expect((await owner.stored(id)).title.en).toBe('Teaabcdefgh');
  await page.close();
});
