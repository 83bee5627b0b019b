// A question that leads to a video: written in the builder, seen in every view, opened by hand and by nothing else.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { VIEWS, type View } from '#domain/questionnaire/views.ts';
import type { ProjectKind } from '#features/projects/contract/kinds.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';
import { beginSurvey } from './support/taking-part.ts';

const { product, browser } = await openStage();

const ADDRESS = 'https://youtu.be/dQw4w9WgXcQ';
const video = { address: ADDRESS, title: { en: 'How the well was dug', bn: 'কুয়াটি যেভাবে খোঁড়া হলো' } };
const ask: Question = {
  id: 'well',
  kind: 'single_choice',
  title: { en: 'Is the water clean?', bn: 'পানি কি পরিষ্কার?' },
  help: {},
  required: true,
  options: [
    { id: 'yes', label: { en: 'Yes', bn: 'হ্যাঁ' } },
    { id: 'no', label: { en: 'No', bn: 'না' } },
  ],
};
const asking = (...questions: Question[]): Questionnaire => ({
  sections: [{ id: 's1', title: {}, intro: {}, questions }],
});

async function publish(kind: ProjectKind, viewType: View): Promise<string> {
  const owner = await product.asOwner();
  const body = { kind, title: { en: 'Water', bn: 'পানি' }, languages: ['en' as const, 'bn' as const] };
  const questionnaire = asking({ ...ask, video });
  const { _id: id } = await owner(createProject, { body: { ...body, settings: { viewType }, questionnaire } });
  await owner(publishProject, { params: { id } });
  return id;
}

/** A page, and every address beside the product's own that it asks for. */
async function watchedPage(options: Parameters<typeof browser.newContext>[0] = {}) {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 }, ...options });
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== new URL(product.url).origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: `<p>${route.request().headers().referer ?? ''}</p>` });
    },
  );
  return { page: await context.newPage(), asked };
}

const linkOn = (page: Page, name = /^How the well was dug/) => page.getByRole('link', { name });

it.each(VIEWS)('is a link where questions are shown as: %s', async (viewType) => {
  const id = await publish('survey', viewType);
  const javaScriptEnabled = viewType !== 'list';
  const { page, asked } = await watchedPage({ javaScriptEnabled });
  await beginSurvey(page, `${product.url}/bn`, id);
  const link = linkOn(page, /^কুয়াটি যেভাবে খোঁড়া হলো/);
  expect(await link.innerText()).toContain('ইউটিউব-এর ভিডিও, নতুন ট্যাবে খোলে');
  await checkFits(page);
  if (javaScriptEnabled) await checkAccessibility(page);
  expect(asked).toEqual([]);
  await page.context().close();
});

it('opens beside a poll, telling nothing of where one comes from, and asks for nothing before that', async () => {
  const id = await publish('poll', 'list');
  const { page, asked } = await watchedPage();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAccessibility(page);
  expect(asked).toEqual([]);
  const [opened] = await Promise.all([page.waitForEvent('popup'), linkOn(page).click()]);
  await opened.waitForURL(ADDRESS);
  expect(await opened.locator('p').innerText()).toBe('');
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  expect(asked).toEqual([ADDRESS]);
  await page.context().close();
});

it('is written in the builder, where what is no video is named, and has to have a title', async () => {
  const owner = await newOwner(browser, product);
  const id = await owner.survey(asking(ask), ['en']);
  const stored = async () => (await owner.stored(id)).questionnaire.sections[0]?.questions[0]?.video;
  const page = await owner.open(id);
  // All of the question is in view, with what can be done with it.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page
    .getByRole('button', { name: /^Edit question/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add video link' }).press('Enter');
  // The focus is where the link goes.
  const address = page.getByRole('textbox', { name: 'Video link' });
  await eventually(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('https://www.youtube.com/@somebody');
  await page.keyboard.press('Tab');
  await page.getByText('Enter the https:// address of one video').waitFor();
  await address.fill(ADDRESS);
  await eventually(stored).toEqual({ address: ADDRESS, title: {} });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Give the video a title: respondents read it on the link.').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Title of the video' }).fill('How the well was dug');
  await eventually(stored).toEqual({ address: ADDRESS, title: { en: 'How the well was dug' } });
  await allSaved(page);
  await checkAccessibility(page);

  const { page: preview, asked } = await watchedPage({ storageState: await owner.context.storageState() });
  await preview.goto(`${product.url}/survey/preview/${id}?page=questions`);
  await linkOn(preview).waitFor();
  expect(asked).toEqual([]);
  await preview.context().close();

  await page.getByRole('button', { name: 'Remove video link' }).click();
  await eventually(stored).toBe(undefined);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await eventually(stored).toEqual({ address: ADDRESS, title: { en: 'How the well was dug' } });
  await page.context().close();
});
