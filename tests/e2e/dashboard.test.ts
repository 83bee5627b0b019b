import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { findTemplates } from '#features/library/contract.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { PASSWORD, signIn } from './support/account-forms.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { keepPages } from './support/kept-pages.ts';
import { openPeopleStage, type Who } from './support/people-stage.ts';

const SECOND_BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NOTHING = '0190f0a0-0000-7000-8000-0000000000fe';
const NOBODYS_TEMPLATE = '0190f0a0-0000-7000-8000-0000000000ff';

const { product, browser, people, ask, browserOf, open } = await openPeopleStage();

const { keptPage, closeOthers } = keepPages(browser);
afterEach(closeOthers);

/** A page that the tests of the file share, for what leaves its person as they were. */
async function look(who: Who, at: string, viewport = { width: 1280, height: 800 }): Promise<Page> {
  const page = await keptPage(who, () => browserOf(who));
  await page.setViewportSize(viewport);
  await page.goto(product.url + at);
  return page;
}

function path(page: Page): string {
  return page.url().slice(product.url.length);
}

describe('who may be where', () => {
  it.each<[Who | undefined, string, string]>([
    [undefined, '/dashboard', '/login?next=%2Fdashboard'],
    [undefined, '/bn/dashboard/profile?tab=1', '/bn/login?next=%2Fbn%2Fdashboard%2Fprofile%3Ftab%3D1'],
    [undefined, '/dashboard/no-such-page', '/login?next=%2Fdashboard%2Fno-such-page'],
    [undefined, '/admin', '/admin-login?next=%2Fadmin'],
    [undefined, '/admin/login', '/admin-login'],
    [undefined, '/bn/admin/login?next=%2Fadmin%2Fprofile', '/bn/admin-login?next=%2Fadmin%2Fprofile'],
    [undefined, '/bn/admin/email-logs', '/bn/admin-login?next=%2Fbn%2Fadmin%2Femail-logs'],
    ['admin', '/dashboard', '/admin'],
    ['agent', '/bn/dashboard/survey', '/bn/admin'],
    ['user', '/admin', '/dashboard'],
    ['surveyor', '/bn/admin/email-logs', '/bn/dashboard'],
  ])('%s at %s is sent to %s', async (who, from, to) => {
    const reply = await ask(who, from);
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe(to);
  });

  it.each<[Who, string, number]>([
    ['user', '/dashboard', 200],
    ['surveyor', '/bn/dashboard/profile', 200],
    ['user', '/dashboard/no-such-page', 404],
    ['user', '/gallery', 404],
    ['admin', '/admin/email-logs', 200],
    ['agent', '/admin', 200],
    ['agent', '/admin/email-logs', 403],
    ['agent', `/admin/email-logs/${NOTHING}`, 403],
    ['admin', `/admin/email-logs/${NOTHING}`, 404],
    ['admin', '/admin/email-logs/not-an-id', 404],
    ['user', '/dashboard/survey/not-an-id', 404],
    ['user', `/bn/dashboard/survey/${NOTHING}`, 404],
    ['user', `/dashboard/survey/${NOTHING}/response-reports`, 404],
    ['user', '/dashboard/survey/not-an-id/response-reports', 404],
    ['user', '/dashboard/survey/%00', 404],
    ['user', '/dashboard/new-project/nothing', 404],
    ['admin', '/bn/admin/no-such-page', 404],
  ])('%s at %s is answered %s', async (who, at, status) => {
    expect((await ask(who, at)).status).toBe(status);
  });

  it('comes back to where one was going after signing in', async () => {
    const page = await open(undefined, '/dashboard/profile');
    await signIn(page, people.newcomer.email, PASSWORD);
    await page.waitForURL(/\/dashboard\/profile$/);
  });

  it('shows errors inside the frame, and hides from agents what is for administrators', async () => {
    const lost = await look('user', '/dashboard/no-such-page');
    await lost.getByRole('heading', { name: 'This page could not be found' }).waitFor();
    expect(await lost.getByRole('navigation', { name: 'Main navigation' }).count()).toBe(1);

    const agent = await look('agent', '/admin/email-logs');
    await agent.getByRole('heading', { name: 'You do not have access to this page' }).waitFor();
    await agent.getByText('It is not part of your work here.').waitFor();
    await checkAccessibility(agent);
    const back = agent.getByRole('main').getByRole('link', { name: 'Dashboard' });
    expect(await back.getAttribute('href')).toBe('/admin');
    expect(await agent.getByRole('link', { name: 'Email Logs' }).count()).toBe(0);
  });
});

describe('the frame', () => {
  it('leads to the own pages, and out', async () => {
    const page = await open('leaver', '/dashboard');
    await page.locator('header summary', { hasText: 'Renamed Example' }).click();
    const entries = page.locator('header details[open] li');
    expect(await entries.allInnerTexts()).toEqual([
      'My Profile',
      'Go to Home',
      'Change Password',
      'My Tickets',
      'Log Out',
    ]);
    await eventually(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('vuex') ?? '{}').auth?.loggedIn)).toBe(
      true,
    );
    await entries.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL(`${product.url}/`);
    await page.goto(`${product.url}/dashboard`);
    expect(path(page)).toContain('/login');
  });

  it('has a menu on a phone: Escape closes what was opened last alone, and the focus is back at its button', async () => {
    const call = product.api(people.user.accessToken);
    const title = { en: 'Boats in June' };
    const { _id } = await call(createProject, { body: { kind: 'survey', title, languages: ['en'] } });
    const page = await look('user', `/dashboard/survey/${_id}`, { width: 375, height: 760 });
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    const opener = page.locator('[aria-controls="sidebar"]');
    await opener.click();
    const account = menu.locator('details').filter({ has: page.locator('a[href="/dashboard/profile"]') });
    await account.locator('summary').press('Enter');
    await account.getByRole('link', { name: 'My Profile' }).waitFor();
    await page.keyboard.press('Escape');
    await account.getByRole('link', { name: 'My Profile' }).waitFor({ state: 'hidden' });
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await opener.and(page.locator(':focus')).waitFor();
  });

  it.each(['', '/bn'])('is reached from a page of the site, and leads back there (%s)', async (prefix) => {
    const page = await open('user', `${prefix}/faq`);
    await page.locator('html[data-started]').waitFor();
    const profile = page.locator(`a[href="${prefix}/dashboard/profile"]`);
    await page.locator('header details').filter({ has: profile }).locator('summary').filter({ visible: true }).click();
    await profile.filter({ visible: true }).click();
    await page.waitForURL(`${product.url}${prefix}/dashboard/profile`);
    await page.goBack();
    await page.waitForURL(`${product.url}${prefix}/faq`);
  });
});

it('the first call after signing in carries `Authorization: Bearer` already, and every other', async () => {
  const page = await (await browserOf(undefined)).newPage();
  const headers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) headers.push(request.headers().authorization);
  });
  await page.goto(`${product.url}/login`);
  await signIn(page, people.newcomer.email, PASSWORD);
  await page.waitForURL(/\/dashboard$/);
  await eventually(async () => headers.length).toBeGreaterThan(0);
  for (const header of headers) expect(header).toMatch(/^Bearer [\w.-]+$/);
});

describe('a template chosen before signing in', () => {
  async function withCookies(cookies: Record<string, string>): Promise<Page> {
    const context = await browserOf('user');
    const given = Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.url }));
    await context.addCookies(given);
    return context.newPage();
  }

  async function chosenIn(page: Page): Promise<string | undefined> {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name === 'temp_survey_id')?.value;
  }

  it('becomes a survey; until then nothing is shown where a plan was chosen too', async () => {
    const [template] = await product.api()(findTemplates, {});
    const page = await withCookies({ temp_survey_id: template?._id ?? '', plan_selected_id: 'p1' });
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/createSurveyWithQuestion', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product.url}/dashboard`);
    await page.getByText('Preparing your survey').waitFor();
    expect(await page.locator('main h1').count()).toBe(0);
    letThrough();
    await page.waitForURL(/\/dashboard\/survey\/[0-9a-f-]{36}$/);
    expect(await chosenIn(page)).toBeUndefined();
  });

  it('is forgotten when it cannot be made, without a word', async () => {
    const page = await withCookies({ temp_survey_id: NOBODYS_TEMPLATE, plan_selected_id: 'p1' });
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: 'Welcome, Owner' }).waitFor();
    expect(await chosenIn(page)).toBeUndefined();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('the first page', () => {
  it('offers a newcomer templates and an empty page, then says what to do with the draft', async () => {
    const page = await look('newcomer', '/dashboard');
    await page.getByRole('heading', { name: 'Ask your first question' }).waitFor();
    await page.getByRole('button', { name: 'Empty page' }).waitFor();
    await page
      .getByRole('button', { name: /Use the template/ })
      .first()
      .click();
    await page.waitForURL(/\/dashboard\/survey\/[0-9a-f-]{36}$/);
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('link', { name: /^Finish and publish ./ }).waitFor();
  });

  it('lists the newest projects, with the language of a title that is not the page’s', async () => {
    const call = product.api(people.surveyor.accessToken);
    await call(createProject, { body: { kind: 'survey', title: { en: 'Tea at work' }, languages: ['en'] } });
    const page = await look('surveyor', '/bn/dashboard');
    const title = page.getByRole('list').getByText('Tea at work').first();
    await title.waitFor();
    expect(await title.getAttribute('lang')).toBe('en');
    const steps = page.getByRole('region', { name: 'প্রথম সাড়া পেতে তিন ধাপ' }).getByRole('link');
    expect(await steps.allInnerTexts()).toEqual(['জরিপটি শেষ করে প্রকাশ করুন']);
  });
});

it('goes to a screen or an own survey by its name, with the keyboard alone, and not where a survey is built', async () => {
  const call = product.api(people.user.accessToken);
  await call(createProject, { body: { kind: 'survey', title: { en: 'Boats in May' }, languages: ['en'] } });
  const page = await look('user', '/dashboard/profile');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const button = page.getByRole('banner').getByRole('button', { name: 'Go to a page or a project' });
  const search = page.getByRole('dialog').getByPlaceholder('Go to a page or a project');
  const hasFocus = (what: Locator) => eventually(() => what.evaluate((element) => element === document.activeElement));
  await button.click();
  await search.waitFor();
  await page.keyboard.press('Escape');
  await hasFocus(button).toBe(true);

  // What is typed before it is there is meant for it, and not for the field that has the focus.
  await page.reload();
  const field = page.getByLabel('First name');
  const written = await field.inputValue();
  await field.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('boats');
  await hasFocus(search).toBe(true);
  await eventually(() => search.inputValue()).toBe('boats');
  expect(await field.inputValue()).toBe(written);
  await page.getByRole('dialog').getByText('Boats in May').waitFor();
  await checkAccessibility(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/survey\/[0-9a-f-]{36}$/);
  await page.getByRole('heading', { level: 1, name: 'Boats in May' }).waitFor();
  expect(await page.getByPlaceholder('Go to a page or a project').count()).toBe(0);
  expect(await button.count()).toBe(0);
});

it('offers no button of the frame before script can answer a press', async () => {
  const page = await open('admin', '/admin', { javaScriptEnabled: false });
  const buttons = await page.locator('button').all();
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) expect(await button.isDisabled()).toBe(true);
});

it('goes to a screen of the back office by its name', async () => {
  const page = await look('admin', '/bn/admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('banner').getByRole('button', { name: 'পাতায় যান' }).click();
  await page.getByRole('dialog').getByPlaceholder('পাতায় যান').fill('ইমেইল');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/bn\/admin\/email-logs$/);
});

describe('the own account', () => {
  it('keeps the profile, with Bengali digits, and shows the new name in the top bar', async () => {
    const page = await look('improver', '/bn/dashboard/profile');
    const save = page.getByRole('button', { name: 'সংরক্ষণ করুন' });
    await page.getByLabel('নামের প্রথম অংশ').fill('নতুন নাম');
    await page.getByLabel('জন্মতারিখ').fill('৩১/২/১৯৯০');
    await save.click();
    await page.getByText('সঠিক তারিখ').waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await page.getByLabel('জন্মতারিখ').fill('৭/৪/১৯৯০');
    await save.click();
    await page.getByText('প্রোফাইল সংরক্ষিত হয়েছে।').waitFor();
    // With nothing to save there is no button for it, and the focus stays where it was: at the end of the form.
    await save.waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
    await page.locator('header summary', { hasText: 'নতুন নাম' }).waitFor();
    await page.goto(`${product.url}/dashboard/profile`);
    expect(await page.getByLabel('Date of birth').inputValue()).toBe('7/4/1990');
  });

  it('signs out another device', async () => {
    const other = await open(undefined, '/login', { userAgent: SECOND_BROWSER });
    await signIn(other, people.surveyor.email, PASSWORD);
    await other.waitForURL(/\/dashboard/);
    // So tall that the dialog, over what cannot be reached meanwhile, covers no half of a field.
    const page = await look('surveyor', '/dashboard/profile', { width: 1280, height: 1600 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: /^Sign out Firefox on Linux/ }).click();
    await page.getByRole('dialog').waitFor();
    await checkAccessibility(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Device signed out.').waitFor();
    await other.goto(`${product.url}/dashboard`);
    expect(path(other)).toContain('/login');
    expect(await page.getByText('This device').count()).toBe(1);
  });

  it('changes the password and refuses a wrong one beside its field', async () => {
    const renewed = 'another fine passphrase';
    const page = await look('agent', '/admin/change-password');
    const fields = page.locator('main input[type=password]');
    await fields.nth(0).fill('not my password');
    await fields.nth(1).fill(renewed);
    await fields.nth(2).fill('something else');
    const submit = page.locator('main').getByRole('button', { name: 'Change Password' });
    await submit.click();
    await page.getByText("Password doesn't match! Please try again.").waitFor();
    await fields.nth(2).fill(renewed);
    const [refused] = await Promise.all([page.waitForResponse('**/users/me/password'), submit.click()]);
    expect(refused.status()).toBe(422);
    await page.getByText('This is not your current password. Check it and try again.').waitFor();
    await fields.nth(0).fill(PASSWORD);
    await submit.click();
    await page.getByText('Password changed.').waitFor();
    await eventually(() => fields.nth(0).inputValue()).toBe('');
  });
});

const screens: [Who, string][] = [
  ['user', '/dashboard'],
  ['newcomer', '/dashboard'],
  ['user', '/dashboard/profile'],
  ['user', '/dashboard/profile/change-password'],
  ['user', '/dashboard/no-such-page'],
  ['admin', '/admin'],
  ['admin', '/admin/email-logs'],
  ['admin', '/admin/profile'],
  ['admin', '/admin/change-password'],
];

describe.each(['', '/bn'])('for everybody (%s)', (prefix) => {
  it.each(screens)('%s can read %s on a small phone', async (who, at) => {
    const page = await look(who, prefix + at, { width: 320, height: 640 });
    await page.waitForLoadState('networkidle');
    await page.locator('main h1').waitFor();
    await checkFits(page);
    await checkAccessibility(page);
  });
});
