import { describe, expect, it } from 'vitest';
import { manyConditions } from '../../bench/support/many-conditions.ts';
import { drawnByKey, noteDrawing } from './support/drawn.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

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
});
