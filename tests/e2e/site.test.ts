import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { keepPages } from './support/kept-pages.ts';
import { scriptAtWork } from './support/script-at-work.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

const { keptPage, closeOthers } = keepPages(browser);
afterEach(closeOthers);

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  await page.goto(product.url + path);
  return page;
}

/** As a PNG says it of itself. */
async function sizeOfPicture(url = ''): Promise<string[]> {
  expect(url).toMatch(new RegExp(`^${product.url}/`));
  const header = new DataView(await (await fetch(url)).arrayBuffer());
  return [16, 20].map((at) => String(header.getUint32(at)));
}

const PAGES = ['/', '/faq', '/page/about-us', '/page/services', '/no-such-page'];

describe.each(['', '/bn'])('under "%s"', (prefix) => {
  it('every link of header and footer leads to a page', async () => {
    const page = await open(prefix || '/', { javaScriptEnabled: false });
    const links = await page
      .locator('header a, footer a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(10);
    for (const link of new Set(links.filter((href) => href.startsWith('/')))) {
      const reply = await fetch(product.url + link);
      expect(`${link} ${reply.status}`).toBe(`${link} 200`);
    }
  });

  it('a page that does not exist says so, in the frame of the site', async () => {
    const page = await open(prefix || '/');
    const reply = await page.goto(`${product.url}${prefix}/no/such/page`);
    expect(reply?.status()).toBe(404);
    expect(await page.locator('main h1').innerText()).toBe(
      prefix ? 'পাতাটি খুঁজে পাওয়া যায়নি'.normalize('NFC') : 'This page could not be found',
    );
    const ways = page.locator('main').getByRole('link');
    expect(await ways.first().getAttribute('href')).toBe(prefix || '/');
    for (const way of await ways.all()) {
      expect((await fetch(product.url + (await way.getAttribute('href')))).status).toBe(200);
    }
    await page.getByText('/no/such/page').waitFor();
    expect(await page.locator('footer').count()).toBe(1);
    for (const slug of ['no-such-page', 'NOT_A-SLUG', '%00']) {
      expect((await fetch(`${product.url}${prefix}/page/${slug}`)).status).toBe(404);
    }
  });

  it.each(['/', '/faq', '/page/about-us', '/login', '/register'])(
    '%s says what messengers show in place of its link',
    async (path) => {
      const address = product.url + (prefix ? prefix + path.replace(/\/$/, '') : path);
      const html = await (await fetch(address)).text();
      const said = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
      const name = 'Jorip';
      expect(said('og:title')).toBeTruthy();
      expect(said('description')).toBeTruthy();
      expect(said('og:description')).toBe(said('description'));
      expect(said('og:url')).toBe(address);
      expect([said('og:site_name'), said('og:locale')]).toEqual([name, prefix ? 'bn_BD' : 'en_GB']);
      expect([said('twitter:card'), said('og:image:alt')]).toEqual(['summary_large_image', name]);
      expect(await sizeOfPicture(said('og:image'))).toEqual([said('og:image:width'), said('og:image:height')]);
    },
  );

  it('each page says what it is and where its other language is', async () => {
    const page = await open(`${prefix}/faq`);
    expect(await page.title()).toMatch(/ · Jorip$/);
    const address = (selector: string) => page.locator(`head link${selector}`).getAttribute('href');
    expect(await address('[rel=canonical]')).toBe(`${product.url}${prefix}/faq`);
    expect(await address('[hreflang=en]')).toBe(`${product.url}/faq`);
    expect(await address('[hreflang=bn]')).toBe(`${product.url}/bn/faq`);
    await page.goto(`${product.url}${prefix || '/'}`);
    expect(await page.title()).toBe('Jorip');
  });
});

it('changes the language, remembers it for a year and arrives there next time', async () => {
  const page = await open('/faq');
  await scriptAtWork(page);
  await page.locator('header summary', { hasText: 'Language' }).click();
  await page.locator('header a[hreflang=bn]').click();
  await page.waitForURL(`${product.url}/bn/faq`);
  expect(await page.locator('html').getAttribute('lang')).toBe('bn');
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 't_locale');
  expect(cookie?.value).toBe('bn');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);

  await page.goto(`${product.url}/`);
  expect(page.url()).toBe(`${product.url}/bn`);
  await page.locator('header summary', { hasText: 'ভাষা' }).click();
  await page.locator('header a[hreflang=en]').click();
  await page.waitForURL(`${product.url}/`);
});

it('goes from page to page without a new document, and reading starts at the content', async () => {
  const page = await open('/');
  await page.waitForFunction(() => document.querySelector('section[data-ready]'));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('header nav:visible a[href="/page/services"]').click();
  await page.waitForURL(`${product.url}/page/services`);
  await page.waitForFunction(() => document.activeElement?.id === 'content');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

it('menus stay within a small window, and close by Escape and by a press elsewhere', async () => {
  const page = await open('/faq', { viewport: { width: 320, height: 640 } });
  const languages = page.locator('header details', { hasText: 'Language' });
  const pages = page.locator('header details', { has: page.getByLabel('Menu', { exact: true }) });
  const isOpen = (menu: Locator) => menu.evaluate((details: HTMLDetailsElement) => details.open);
  await scriptAtWork(page);
  await languages.locator('summary').click();
  const box = await languages.locator('ul').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  await pages.locator('summary').click();
  await eventually(async () => [await isOpen(languages), await isOpen(pages)]).toEqual([false, true]);
  await page.keyboard.press('Escape');
  await eventually(() => isOpen(pages)).toBe(false);
  await pages.locator('summary').click();
  await page.mouse.click(160, 600);
  await eventually(() => isOpen(pages)).toBe(false);
});

it.each([true, false])('a question can be answered on the spot, once (script: %s)', async (javaScriptEnabled) => {
  const page = await open('/', { javaScriptEnabled });
  await page.getByRole('button', { name: 'By rickshaw' }).click();
  await page.getByText('Your answer is counted.').waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'By rickshaw' }).innerText()).toMatch(/[1-9]/);
  await page.goto(`${product.url}/bn`);
  await page.getByText('আপনার উত্তর গোনা হয়েছে।').waitFor();
  expect(await page.getByRole('button', { name: 'রিকশায়' }).count()).toBe(0);
});

describe('the slider', () => {
  it('moves by its arrows, one slide at a time, around the end', async () => {
    const page = await open('/', { reducedMotion: 'reduce' });
    const shown = page.locator('section[data-ready] li:not([inert]) h2');
    await shown.waitFor();
    const first = await shown.innerText();
    await page.getByLabel('Next slide').click();
    await page.waitForFunction(
      (text) => document.querySelector('section[data-ready] li:not([inert]) h2')?.textContent !== text,
      first,
    );
    await page.getByLabel('Previous slide').click();
    await page.getByLabel('Previous slide').click();
    await page.getByLabel('Next slide').click();
    await page.waitForFunction(
      (text) => document.querySelector('section[data-ready] li:not([inert]) h2')?.textContent === text,
      first,
    );
  });

  it('moves by itself only for those who do not mind', async () => {
    const still = await open('/', { reducedMotion: 'reduce' });
    await still.getByLabel('Play the slides').waitFor();
    const moving = await open('/');
    await moving.getByLabel('Pause the slides').click();
    await moving.getByLabel('Play the slides').waitFor();
  });

  it.each([
    ['no-preference', ['0.5s', ['transform']]],
    ['reduce', ['0s', []]],
  ] as const)(
    'takes half a second to move, and none for those who want no motion (%s)',
    async (reducedMotion, move) => {
      const page = await open('/', { reducedMotion });
      const strip = page.locator('section[data-ready] ul');
      const slide = page.locator('section[data-ready] li').nth(1);
      // Whoever looks at it keeps it where it is.
      await page.getByLabel('Next slide').hover();
      const ran = strip.evaluate((moving, wanted) => {
        const names: string[] = [];
        moving.addEventListener('transitionrun', (event) => {
          if (event.target === moving) names.push((event as TransitionEvent).propertyName);
        });
        const of = getComputedStyle(moving);
        const duration = of.transitionProperty === 'none' ? '0s' : of.transitionDuration;
        return new Promise<unknown>((resolve) => {
          const check = () => {
            const at = moving.querySelectorAll('li')[1]?.getBoundingClientRect().x ?? Number.NaN;
            const isThere = Math.abs(at - (moving.parentElement?.getBoundingClientRect().x ?? 0)) < 3;
            if (isThere && names.length >= wanted) resolve([duration, names]);
            else requestAnimationFrame(check);
          };
          check();
        });
      }, move[1].length);
      await page.getByLabel('Next slide').click();
      expect(await ran).toEqual(move);
      expect(await slide.getAttribute('inert')).toBeNull();
    },
  );

  it('follows a finger, and changes when it went far enough', async () => {
    const page = await open('/', { hasTouch: true, reducedMotion: 'reduce', viewport: { width: 375, height: 800 } });
    const shown = page.locator('section[data-ready] li:not([inert])');
    const viewport = page.locator('section[data-ready] > div').first();
    await shown.scrollIntoViewIfNeeded();
    const box = await viewport.boundingBox();
    const touch = await page.context().newCDPSession(page);
    const drag = async (from: number, to: number) => {
      const y = (box?.y ?? 0) + 60;
      const points = (x: number) => [{ x, y }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
      for (const share of [0.25, 0.5, 0.75, 1]) {
        const x = from + (to - from) * share;
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(x) });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const position = () => shown.getAttribute('aria-label');
    expect(await position()).toBe('Slide 1 of 3');
    await drag(300, 60);
    await eventually(position).toBe('Slide 2 of 3');
    await drag(60, 300);
    await drag(60, 300);
    await eventually(position).toBe('Slide 3 of 3');
    await drag(200, 180);
    expect(await position()).toBe('Slide 3 of 3');
  });

  it('is a strip to scroll without script', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    expect(await page.locator('main li img').first().isVisible()).toBe(true);
    expect(await page.getByLabel('Next slide').count()).toBe(0);
  });
});

it.each([true, false])('the menu of a phone opens (script: %s)', async (javaScriptEnabled) => {
  const page = await open('/', { javaScriptEnabled, viewport: { width: 320, height: 640 } });
  const link = page.locator('header details a[href="/page/about-us"]');
  expect(await link.isVisible()).toBe(false);
  await page.locator('header summary[aria-label=Menu]').click();
  await link.click();
  await page.waitForURL(`${product.url}/page/about-us`);
  await eventually(() => page.locator('header details[open]').count()).toBe(0);
});

describe.each([
  ['light', ''],
  ['dark', '/bn'],
] as const)('in %s under "%s"', (colorScheme, prefix) => {
  it.each(PAGES)('%s is accessible and fits 320 pixels', async (path) => {
    const page = await keptPage(colorScheme, () => browser.newContext({ colorScheme, reducedMotion: 'reduce' }));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(product.url + prefix + path);
    await checkFits(page);
    await checkAccessibility(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await checkAccessibility(page);
  });
});
