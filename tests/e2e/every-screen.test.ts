// Every screen of the specification that exists: whom it lets in, and what it says in both languages.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale, localizePath } from '#domain/text/locale.ts';
import { catalogues } from '#messages/catalogue.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { openPeopleStage, type Who } from './support/people-stage.ts';
import { addressesOfExamples, seedExamples } from './support/screen-examples.ts';
import { isBuilt, SCREENS, type Screen } from './support/screens.ts';

const stage = await openPeopleStage(seedExamples);
const { product, ask, browserOf } = stage;
const examples = await addressesOfExamples(stage);

const BUILT = SCREENS.filter(isBuilt);

const NOBODY = 'nobody';
const VISITORS = [NOBODY, 'user', 'surveyor', 'agent', 'admin'] as const;
type Visitor = (typeof VISITORS)[number];

/** Where somebody is sent whom a screen is not for, or what its page tells them. */
const NAMES_ONE = /[\da-f]{8}-[\da-f]{4}-/;

function expectedOf(screen: Screen, visitor: Visitor): string {
  const { name, audience } = screen;
  const home = visitor === 'agent' || visitor === 'admin' ? '/admin' : '/dashboard';
  if (audience === 'anyone') return 'opens';
  if (name === '/admin/login') return '/admin-login';
  if (audience === 'signedOut') return visitor === NOBODY ? 'opens' : home;
  const area = audience === 'users' ? '/dashboard' : '/admin';
  if (visitor === NOBODY) return area === '/admin' ? '/admin-login' : '/login';
  if (area !== home) return home;
  if (audience === 'admins' && visitor !== 'admin') return 'refused';
  // What users have is their own.
  const isOwn = audience === 'users' && (name.includes('{id}') || NAMES_ONE.test(addressOf(screen)));
  return isOwn && visitor !== 'user' ? 'missing' : 'opens';
}

/** Somebody whom a screen lets in. */
const GUEST = { anyone: NOBODY, signedOut: NOBODY, users: 'user', staff: 'agent', admins: 'admin' } as const;

function addressOf({ name }: Screen): string {
  const address = name.includes('{') ? examples[name] : (examples[name] ?? name);
  if (address === undefined) throw new Error(`${name} is a screen of its own now: say an example of what it shows`);
  return address;
}

const AREAS_OF_TEXTS = Object.keys(catalogues.en).join('|');
const KEY = new RegExp(String.raw`\b(?:${AREAS_OF_TEXTS}):[a-z]\w*(?:\.\w+)*`, 'g');
/** Four words in a row that are written in Latin letters. */
const ENGLISH_SENTENCE = /(?:[A-Za-z][a-z’'-]*[ ,]+){3,}[A-Za-z][a-z’'-]*/g;

it('those that are not built yet are known by name', () => {
  const missing = SCREENS.filter((screen) => !isBuilt(screen)).map(({ name }) => name);
  expect(missing).toMatchInlineSnapshot(`
    [
      "/make-survey",
      "/make-survey/{id}",
      "/pricing",
      "/pricing/{id}",
      "/pricing/{id}/{invoice_id}",
      "/survey-results",
      "/survey-results/company/{id}",
      "/survey-results/report/{id}",
      "/survey-payment/{id}",
      "/form/create",
      "/online-payment/cancel",
      "/online-payment/fail",
      "/online-payment/ipn",
      "/online-payment/success",
      "/dashboard/account-book",
      "/dashboard/feedback/{id}/participants",
      "/dashboard/my-invoice",
      "/dashboard/my-invoice/{id}",
      "/dashboard/my-templates",
      "/dashboard/my-templates/{id}",
      "/dashboard/posted-projects",
      "/dashboard/posted-projects/{id}",
      "/dashboard/subscriptions",
      "/dashboard/subscriptions/{id}",
      "/dashboard/subscription-payment/{id}",
      "/dashboard/survey/{id}/participants",
      "/dashboard/survey-expenses",
      "/dashboard/survey-participated",
      "/dashboard/survey-templates",
      "/dashboard/transactions/{id}",
      "/dashboard/comments/{id}",
      "/admin/account-book",
      "/admin/comments",
      "/admin/comments/{id}",
      "/admin/download-reports",
      "/admin/earning-report",
      "/admin/invoice-list",
      "/admin/invoice-list/{id}",
      "/admin/offers",
      "/admin/payment-gateway",
      "/admin/posted-projects",
      "/admin/posted-projects/{id}",
      "/admin/price-plans",
      "/admin/price-plans/create",
      "/admin/price-plans/features",
      "/admin/price-plans/{id}",
      "/admin/subscriptions",
      "/admin/subscriptions/{id}",
      "/admin/survey-templates",
      "/admin/survey-templates/form-builder/{id}",
      "/admin/survey-themes",
      "/admin/survey-themes/create",
      "/admin/survey-themes/{id}",
      "/admin/transactions",
      "/admin/transactions/{id}",
      "/admin/withdraw-list",
    ]
  `);
});

describe.each(LOCALES)('in %s', (locale) => {
  it.each(BUILT)('$name lets in whom it is for', async (screen) => {
    const path = localizePath(addressOf(screen), locale);
    const asking = VISITORS.filter((visitor) => locale === 'en' || expectedOf(screen, visitor) !== 'opens');
    const found = await Promise.all(
      asking.map(async (visitor) => [visitor, await comesOf(path, visitor, { screen, locale })]),
    );
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(asking.map((visitor) => [visitor, expectedOf(screen, visitor)])),
    );
  });
});

// Once: what both languages say is the same page, and Bengali is what would show words that were left in English. It
// opens here for somebody it is for, and in English for everybody else.
it.each(BUILT)('$name is in Bengali, for everybody', async (screen) => {
  const page = await pageFor(screen);
  complaints.length = 0;
  const reply = await page.goto(product.url + localizePath(addressOf(screen), 'bn'), { waitUntil: 'networkidle' });
  expect(reply?.status()).toBe(200);
  expect(wordsOf((await reply?.text()) ?? '').match(KEY) ?? []).toEqual([]);
  expect(await page.locator('html').getAttribute('lang')).toBe('bn');
  expect(await page.title()).toContain('Jorip');
  const said = await page.evaluate(wordsSaid);
  expect(said.match(KEY) ?? []).toEqual([]);
  expect(said.match(ENGLISH_SENTENCE) ?? []).toEqual([]);
  await checkAccessibility(page, 'all');
  expect(complaints).toEqual([]);
});

const pages = new Map<string, Promise<Page>>();
/** What the page that is open complained of. */
const complaints: string[] = [];

/** A page of somebody whom the screen lets in: one for all screens of theirs, which has read the scripts once. */
function pageFor({ audience }: Screen): Promise<Page> {
  const guest = GUEST[audience];
  const opened = pages.get(guest) ?? openPage(guest === NOBODY ? undefined : guest);
  pages.set(guest, opened);
  return opened;
}

async function openPage(guest: Who | undefined): Promise<Page> {
  const page = await (await browserOf(guest)).newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return page;
}

interface Asked {
  screen: Screen;
  locale: Locale;
}

async function comesOf(path: string, visitor: Visitor, { screen, locale }: Asked): Promise<string> {
  // Who takes part is led on to the question they are at.
  const reply = await ask(
    visitor === NOBODY ? undefined : visitor,
    path,
    screen.audience === 'anyone' ? 'follow' : 'manual',
  );
  const target = reply.headers.get('location');
  if (target) return new URL(localizePath(new URL(target, product.url).pathname, 'en'), product.url).pathname;
  const html = await reply.text();
  expect(html).toContain(`<html lang="${locale}"`);
  expect(html).toMatch(/<title>[^<]*Jorip[^<]*<\/title>/);
  expect(wordsOf(html).match(KEY) ?? []).toEqual([]);
  return { 200: 'opens', 403: 'refused', 404: 'missing' }[reply.status] ?? String(reply.status);
}

/** What stands between the tags of a page as it comes. */
function wordsOf(html: string): string {
  return html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
}

/** What a page says to eyes and to screen readers, without what is in another language by its own mark. */
function wordsSaid(): string {
  const skipped = ':is(script, style, noscript, template, [lang]:not(html), iframe, pre)';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest(skipped)) words.push(walker.currentNode.nodeValue ?? '');
  }
  const labelled = [...document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')];
  for (const element of labelled.filter((each) => !each.closest(skipped))) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) words.push(element.getAttribute(name) ?? '');
  }
  return words.join('\n');
}
