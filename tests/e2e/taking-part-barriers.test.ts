// Who may not answer, and why: each has a page of its own with the right status. And every page is accessible.
import type { Page, Response } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { createProject } from '#features/projects/contract/project.ts';
import { closeProject, publishProject } from '#features/projects/contract/publishing.ts';
import { findResponses } from '#features/reports/contract/responses.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { everyKind } from './support/every-kind.ts';
import { openStage } from './support/stage.ts';
import { answer, answering, beginSurvey, choose, pressNext, publishSurvey, type } from './support/taking-part.ts';

const { product, browser } = await openStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

async function newPage(javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 375, height: 700 } });
  return context.newPage();
}

async function welcome(page: Page, survey: string, prefix = ''): Promise<Response> {
  const response = await page.goto(`${product.url}${prefix}/survey/welcome/${survey}`);
  if (!response) throw new Error('no response');
  return response;
}

async function submit(page: Page): Promise<void> {
  await choose(page, 'drink', 'o1');
  await type(page, 'way', '1');
  await pressNext(page);
  await page.waitForURL(/done/);
}

function heading(page: Page): Promise<string> {
  return page.locator('h1').innerText();
}

it('not open yet: 409, as the API says, with the time it opens', async () => {
  const page = await newPage();
  const survey = await publishSurvey(product, { opensAt: '2190-01-01T04:00:00.000Z' });
  expect((await welcome(page, survey)).status()).toBe(409);
  expect(await page.locator('main').innerText()).toContain('1 January 2190, 10:00\u00a0am');
  await welcome(page, survey, '/bn');
  expect(await page.locator('main').innerText()).toContain('১ জানুয়ারি ২১৯০, সকাল\u00a0১০:০০');
  await checkAccessibility(page);
});

it('closed: 410, for who had begun as well', async () => {
  const survey = await publishSurvey(product);
  const page = await beginSurvey(await newPage(), product.url, survey);
  const owner = await product.asOwner();
  await owner(closeProject, { params: { id: survey } });
  const response = await page.reload();
  expect(response?.status()).toBe(410);
  expect(await heading(page)).toBe('This survey is closed');
  expect((await page.goto(`${page.url().replace(/\?.*/, '')}/last-step`))?.status()).toBe(410);
  expect((await welcome(page, survey)).status()).toBe(410);
  expect(await page.locator('main').innerText()).toMatch(/It took answers until \d+ \w+ \d{4}\./);
  await checkAccessibility(page);
});

it('full: 410', async () => {
  const survey = await publishSurvey(product, { responseLimit: 1 });
  await submit(await beginSurvey(await newPage(), product.url, survey));
  const late = await newPage();
  expect((await welcome(late, survey)).status()).toBe(410);
  expect(await heading(late)).toBe('This survey is full');
});

it('once a device: begun only goes on; answered already: 409, and the address of the respondent leads to its end', async () => {
  const survey = await publishSurvey(product, {
    onePer: 'device',
    closingText: { en: 'See you in May.', bn: 'মে মাসে দেখা হবে।' },
  });
  const page = await beginSurvey(await newPage(), product.url, survey);
  const address = page.url();
  await welcome(page, survey);
  expect(await page.locator('main form').count()).toBe(0);
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await page.waitForURL((url) => url.href.startsWith(address.replace(/\?.*/, '')));
  await submit(page);
  expect(await page.locator('main').innerText()).toContain('See you in May.');
  await checkAccessibility(page);
  expect((await welcome(page, survey)).status()).toBe(409);
  expect(await heading(page)).toBe('You have already answered');
  await page.goto(address);
  expect(page.url()).toContain('/survey/done?respondent=');
});

it('limited: 403 until the password is right', async () => {
  const page = await newPage(false);
  await welcome(page, await publishSurvey(product, {}, 'shapla123'));
  await page.fill('[name=poll_password]', 'wrong one');
  const refused = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await page.locator('form button').click();
  expect((await refused).status()).toBe(403);
  await page.locator('#field-poll_password[aria-invalid]').waitFor();
  await page.fill('[name=poll_password]', 'shapla123');
  await page.locator('form button').click();
  await page.waitForURL(/[^/]{64}/);
});

it('registered: leads to sign-in and back', async () => {
  const page = await newPage();
  const survey = await publishSurvey(product, { responseMethod: 'registered' });
  await welcome(page, survey, '/bn');
  const href = await page.locator('article a').getAttribute('href');
  expect(href).toBe(`/bn/login?next=${encodeURIComponent(`/bn/survey/welcome/${survey}`)}`);
});

it('offers no language that the survey is not written in', async () => {
  const owner = await product.asOwner();
  const { _id: id } = await owner(createProject, {
    body: { kind: 'survey', title: { en: 'Mornings' }, languages: ['en'], questionnaire: everyKind },
  });
  await owner(publishProject, { params: { id } });
  const page = await newPage(false);
  await welcome(page, id);
  expect(await page.locator('[data-locale]').count()).toBe(0);
  await beginSurvey(page, product.url, id);
  expect(await page.locator('[data-locale]').count()).toBe(0);
  await welcome(page, id, '/bn');
  expect(await page.locator('[data-locale]').getAttribute('data-locale')).toBe('en');
});

it('says what it is where its link is sent', async () => {
  const page = await newPage(false);
  const survey = await publishSurvey(product);
  await welcome(page, survey, '/bn');
  const said = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
  expect([await said('og:title'), await said('og:description')]).toEqual(['সকাল', 'সকাল নিয়ে।']);
  expect(await said('og:image')).toContain(`${product.url}/survey/picture/${survey}/bn?v=`);
  expect(await said('og:image:alt')).toBe('সকাল');
});

it('unknown: 404, in the same frame, with a title and what to do', async () => {
  const page = await newPage();
  expect((await welcome(page, '01890000-0000-7000-8000-000000000000')).status()).toBe(404);
  expect(await page.title()).toContain('This page could not be found');
  expect(await page.locator('main').innerText()).toContain('the whole link');
  expect((await page.goto(`${product.url}/survey/nothing/nobody`))?.status()).toBe(404);
  expect((await page.goto(`${product.url}/survey/done?respondent=nobody`))?.status()).toBe(404);
});

it.each(['', '/bn'])('the last step under "%s" is found with either part of its address left out', async (prefix) => {
  const survey = await publishSurvey(product);
  const page = await beginSurvey(await newPage(false), product.url + prefix, survey);
  const whole = `${page.url().replace(/\?.*/, '')}/last-step`;
  const [respondent] = whole.match(/[^/]+(?=\/last-step)/) ?? [];
  await page.goto(`${product.url}${prefix}/survey/${respondent}/last-step`);
  expect(page.url()).toBe(whole);
  await page.goto(`${product.url}${prefix}/survey/${survey}/last-step`);
  expect(page.url()).toBe(whole);
  const stranger = await newPage(false);
  await stranger.goto(`${product.url}${prefix}/survey/${survey}/last-step`);
  expect(stranger.url()).toBe(`${product.url}${prefix}/survey/welcome/${survey}`);
  for (const nobody of ['', '/nobody', '/ক', '/a%0Ab', '/%00', `/${survey}/nobody`]) {
    expect((await page.goto(`${product.url}${prefix}/survey${nobody}/last-step`))?.status()).toBe(404);
  }
});

it('tells nobody the address, and asks for details where the project does', async () => {
  const survey = await publishSurvey(product, {
    responseMethod: 'identified',
    details: { name: 'required', phone: 'optional', email: 'off', address: 'off' },
  });
  const page = await beginSurvey(await newPage(false), `${product.url}/bn`, survey);
  const headers = (await page.reload())?.headers() ?? {};
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('same-origin');
  await choose(page, 'drink', 'o1');
  await type(page, 'way', '১২');
  await pressNext(page);
  await page.waitForURL(/last-step/);
  await page.fill('[name="details.phone"]', '১২৩');
  await page.locator('form button').click();
  await page.locator('[id="field-details.name"][aria-invalid]').waitFor();
  await page.locator('[id="field-details.phone"][aria-invalid]').waitFor();
  expect(await page.inputValue('[name="details.phone"]')).toBe('১২৩');
  await page.fill('[name="details.name"]', 'উত্তরদাতা');
  await page.fill('[name="details.phone"]', '০১৭১২৩৪৫৬৭৮');
  await page.locator('form button').click();
  await page.waitForURL(/done/);
  const owner = await product.asOwner();
  const { items } = await owner(findResponses, { params: { id: survey } });
  expect(items[0]?.details).toEqual({ name: 'উত্তরদাতা', phone: '+8801712345678' });
});

/** Every language and every colours once: neither changes what the other shows. */
const looks = [
  { prefix: '', colorScheme: 'dark' },
  { prefix: '/bn', colorScheme: 'light' },
] as const;

describe('every page is accessible', () => {
  it.each(looks)('under "$prefix", in $colorScheme colours', async ({ prefix, colorScheme }) => {
    const survey = await publishSurvey(product, {
      theme: 'river',
      responseMethod: 'identified',
      details: { name: 'required', phone: 'optional', email: 'optional', address: 'optional' },
    });
    const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    await beginSurvey(page, `${product.url}${prefix}`, survey);
    await checkAccessibility(page);
    // Where one may go on or start anew.
    await welcome(page, survey, prefix);
    await checkAccessibility(page);
    await page.goBack();
    await pressNext(page);
    await page.locator('[role=alert]').waitFor();
    await checkAccessibility(page);
    for (const question of Object.values(answering)) await question(page, '4');
    await checkAccessibility(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await pressNext(page);
    await page.waitForURL(/last-step/);
    await checkAccessibility(page);
    await page.locator('form button').click();
    await page.locator('[id="field-details.name"][aria-invalid]').waitFor();
    await checkAccessibility(page);
  });

  it('a question at a time, one in English, the next in Bengali', async () => {
    const survey = await publishSurvey(product, { viewType: 'step' });
    const page = await beginSurvey(await newPage(), product.url, survey);
    const { pathname } = new URL(page.url());
    for (const [index, id] of Object.keys(answering).entries()) {
      const { prefix, colorScheme } = looks[index % looks.length] ?? looks[0];
      await page.emulateMedia({ colorScheme });
      await page.goto(`${product.url}${prefix}${pathname}?q=${index + 1}`);
      await answer(page, id).waitFor();
      await checkAccessibility(page);
    }
  });
});
