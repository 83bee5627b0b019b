// The page of thanks opens a link by itself: said, stoppable, not out of somebody's page; without script a link alone.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { takingPart as bengali } from '#messages/bn/taking-part.ts';
import { takingPart as english } from '#messages/en/taking-part.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

const TARGET = 'https://thanks.example.com/volunteers';
const title = { en: 'Trees', bn: 'গাছ' };
const questionnaire = {
  sections: [
    {
      ...{ id: 's1', title: {}, intro: {} },
      questions: [{ kind: 'short_text' as const, id: 'q1', title, help: {}, required: false }],
    },
  ],
};

async function publish(settings: { redirect: string | null }): Promise<string> {
  const owner = await product.asOwner();
  const body = { kind: 'survey' as const, title, languages: ['en' as const, 'bn' as const], settings, questionnaire };
  const { _id: id } = await owner(createProject, { body });
  await owner(publishProject, { params: { id } });
  return id;
}

const survey = await publish({ redirect: TARGET });

/** Somebody's page of thanks, with what it leads to in place of the web. */
async function openThanks(prefix = '', options: Parameters<typeof browser.newContext>[0] = {}) {
  const { _id: ref } = await product.api()(startRespondent, { params: { id: survey }, body: { complete: true } });
  const context = await browser.newContext(options);
  await context.route(`${TARGET}*`, (route) => {
    const { referer = '' } = route.request().headers();
    return route.fulfill({ contentType: 'text/html', body: `<title>Volunteers</title><p>${referer}</p>` });
  });
  const page = await context.newPage();
  // The clock is told by script.
  if (options.javaScriptEnabled !== false) await page.clock.install();
  const path = `${prefix}/survey/done?respondent=${ref}`;
  await page.goto(product.url + path);
  return { page, path };
}

const link = (page: Page) => page.locator(`a[href="${TARGET}"]`);

describe.each([
  ['', english],
  ['/bn', bengali],
])('%s/survey/done', (prefix, words) => {
  it('says where it leads, and leads there after ten seconds, telling nothing of where one comes from', async () => {
    const { page, path } = await openThanks(prefix, { viewport: { width: 375, height: 800 } });
    await eventually(() => page.getByRole('status').innerText()).toContain('thanks.example.com');
    await checkAccessibility(page);
    await checkFits(page);
    await page.clock.runFor(9_500);
    expect(page.url()).toBe(product.url + path);
    await page.clock.runFor(1_000);
    await page.waitForURL(TARGET);
    expect(await page.locator('p').innerText()).toBe('');
    // Whoever comes back wants to be there.
    await page.goBack();
    await link(page).waitFor();
    await page.clock.runFor(30_000);
    expect(page.url()).toBe(product.url + path);
    await page.context().close();
  });

  it('stays where it is told to, by keyboard', async () => {
    const { page, path } = await openThanks(prefix);
    const stay = page.getByRole('button', { name: words.stay });
    await stay.press('Enter');
    await eventually(() => page.getByRole('status').innerText()).toBe(words.stays);
    expect(await stay.isVisible()).toBe(false);
    await eventually(() => link(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.clock.runFor(30_000);
    expect(page.url()).toBe(product.url + path);
    await checkAccessibility(page);
    await page.context().close();
  });
});

it('has the link alone without script', async () => {
  const { page } = await openThanks('', { javaScriptEnabled: false });
  await link(page).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  await link(page).click();
  await page.waitForURL(TARGET);
  await page.context().close();
});

it('leaves the page it is embedded in only by its link', async () => {
  const { page, path } = await openThanks();
  await page.route('https://host.example.com/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${product.url}${path}"></iframe>` }),
  );
  await page.goto('https://host.example.com/');
  const frame = page.frameLocator('iframe');
  await frame.locator(`a[href="${TARGET}"]`).waitFor();
  await page.clock.runFor(30_000);
  expect(await frame.getByRole('button', { name: english.stay }).count()).toBe(0);
  expect(page.url()).toBe('https://host.example.com/');
  await frame.locator(`a[href="${TARGET}"]`).click();
  await page.waitForURL(TARGET);
  await page.context().close();
});

it('is set among the settings, where what is no safe address is named', async () => {
  const owner = await newOwner(browser, product);
  const id = await owner.survey(questionnaire, ['en', 'bn']);
  const page = await owner.open(`${id}/settings`);
  const field = page.getByLabel('Then open a web page');
  await field.fill('http://example.com');
  await field.blur();
  await page.getByText('Enter a web address that starts with https://').waitFor();
  await field.fill('example.com/thanks');
  await field.blur();
  await eventually(async () => (await owner.stored(id)).redirect).toBe('https://example.com/thanks');
  await page.reload();
  await eventually(() => field.inputValue()).toBe('https://example.com/thanks');
  await checkAccessibility(page);
  await page.goto(`${product.url}/survey/preview/${id}?page=done`);
  await page.getByRole('link', { name: 'Continue to example.com' }).waitFor();
  expect(await page.getByRole('button', { name: english.stay }).count()).toBe(0);
  await page.context().close();
});

it('is set at a closing whose link is safe, and goes with that', async () => {
  const owner = await newOwner(browser, product);
  const closings = [{ id: 'c1', title, text: {}, link: TARGET }];
  const id = await owner.survey({ ...questionnaire, closings });
  const page = await owner.open(id);
  const stored = async () => (await owner.stored(id)).questionnaire.closings;
  await page.getByRole('button', { name: 'Edit closing 1: Trees' }).click();
  const redirects = page.getByRole('switch', { name: 'Opens its link by itself' });
  await redirects.press('Space');
  await eventually(stored).toEqual([{ ...closings[0], redirects: true }]);
  await checkAccessibility(page);
  await page.getByLabel('Link', { exact: true }).fill('http://example.com');
  await redirects.waitFor({ state: 'detached' });
  await eventually(stored).toEqual([{ ...closings[0], link: 'http://example.com/' }]);
  await page.context().close();
});
