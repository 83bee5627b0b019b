// A signature: drawn on the sheet that the script makes, or typed.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { downloadOwnFile } from '#features/taking-part/contract/files.ts';
import { pathOf } from '#kit/contract/request.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, pressNext, storedRespondent } from './support/taking-part.ts';

const { product, browser } = await openStage();
const survey = await publish();

async function publish(): Promise<string> {
  const owner = await product.asOwner();
  const title = { en: 'Sign here', bn: 'এখানে স্বাক্ষর দিন' };
  const signs = { kind: 'signature', id: 'signs', title, help: {}, required: true } as const;
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title,
      languages: ['en', 'bn'],
      settings: { viewType: 'list', reviewAnswers: true },
      questionnaire: { sections: [{ id: 's', title: {}, intro: {}, questions: [signs] }] },
    },
  });
  await owner(publishProject, { params: { id } });
  return id;
}

async function begin(locale: '' | '/bn', width: number, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
  return await beginSurvey(await context.newPage(), product.url + locale, survey);
}

async function draw(page: Page): Promise<void> {
  const box = await answer(page, 'signs').locator('canvas').boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 5 });
  await page.mouse.move(box.x + 200, box.y + 70, { steps: 5 });
  await page.mouse.up();
}

const stored = async (page: Page) => (await storedRespondent(product, page)).answers.signs;

describe('a signature', () => {
  it.each([
    ['', 375, 'Your drawn signature is added'],
    ['/bn', 1280, 'আপনার আঁকা স্বাক্ষর যোগ হয়েছে'],
  ] as const)('is drawn, cleared, and drawn again, on %s', async (locale, width, added) => {
    const page = await begin(locale, width);
    await draw(page);
    await answer(page, 'signs').getByText(added).locator('visible=true').waitFor();
    await eventually(() => stored(page)).toEqual([expect.stringMatching(/^[\w-]{22}-signature\.png$/)]);
    await checkAccessibility(page);
    await checkFits(page);
    const [first = ''] = [await stored(page)].flat();
    await answer(page, 'signs').locator('[data-sign-again]').click();
    await eventually(() => stored(page)).toBeUndefined();
    // Nobody waits for the hand to rest: the form does.
    await draw(page);
    await pressNext(page);
    await page.waitForURL(/last-step/);
    const [second = ''] = [await stored(page)].flat().map(String);
    expect(second).toMatch(/-signature\.png$/);
    expect(second).not.toBe(first);
    const { _id: id } = await storedRespondent(product, page);
    const address = (file: string) =>
      product.url + pathOf(downloadOwnFile, { params: { id, file: file.slice(0, 22) } });
    const picture = await fetch(address(second));
    expect(picture.headers.get('content-disposition')).toContain('attachment');
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    await eventually(async () => (await fetch(address(String(first)))).status).toBe(404);

    await page.goBack();
    await answer(page, 'signs').getByText(added).locator('visible=true').waitFor();
    await page.context().close();
  });

  it('that cannot be added is told, and nobody goes on without it', async () => {
    const page = await begin('', 375);
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await draw(page);
    await pressNext(page);
    await answer(page, 'signs').getByText('The drawing could not be added').waitFor();
    await checkAccessibility(page);
    expect(await page.locator('[data-signature] canvas').count()).toBe(1);
    await page.context().close();
  });

  it.each([true, false])('is typed, script or not: %s', async (javaScriptEnabled) => {
    const page = await begin('/bn', 375, javaScriptEnabled);
    expect(await answer(page, 'signs').locator('canvas').isVisible()).toBe(javaScriptEnabled);
    await pressNext(page);
    await answer(page, 'signs').getByText('স্বাক্ষর আঁকুন বা নাম লিখুন').waitFor();
    if (javaScriptEnabled) await checkAccessibility(page);
    const field = answer(page, 'signs').getByRole('textbox', { name: 'পুরো নাম লিখুন' });
    await field.fill(' রহিম উদ্দিন');
    await pressNext(page);
    await page.waitForURL(/last-step/);
    expect(await stored(page)).toBe('রহিম উদ্দিন');
    await page.context().close();
  });
});
