import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A script that does nothing, for pages that have axe. */
const ALREADY_THERE = ';';

/**
 * Where contrast, which is half of the work, is judged on each screen once, by the walk over every screen: in light, in
 * the product's own colours. Each pair of these is a unit test, and each part stands in the gallery in light and dark.
 */
const OWN_COLOURS = /^(?:\/bn)?\/(?:dashboard|admin)(?:\/|$)/;

/** Fails with every WCAG 2.2 AA rule the page breaks and the elements that break it. `all` spares no rule anywhere. */
export async function checkAccessibility(page: Page, rules: 'all' | 'as needed' = 'as needed'): Promise<void> {
  if (await page.evaluate(() => matchMedia('(scripting: none)').matches)) {
    await checkOfPlainPage(page);
    return;
  }
  await atRest(page);
  const judgesContrast = rules === 'all' || !OWN_COLOURS.test(new URL(page.url()).pathname) || (await isDark(page));
  const isOneFrame = page.frames().length - 1 === (await scriptlessFrames(page));
  if (isOneFrame) await bringAxe(page);
  const { violations } = await new AxeBuilder({ page, ...(isOneFrame && { axeSource: ALREADY_THERE }) })
    // What is not broken need not be described.
    .options({
      resultTypes: ['violations'],
      iframes: !isOneFrame,
      rules: { 'color-contrast': { enabled: judgesContrast } },
    })
    .withTags(TAGS)
    // Findings of several frames are put together in a page opened for that; those of one frame need none.
    .setLegacyMode(isOneFrame)
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map((node) => node.html) }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
}

/** How many frames of a page run no script: axe would wait for their answer for ever. */
function scriptlessFrames(page: Page): Promise<number> {
  return page.locator('iframe[sandbox]:not([sandbox~="allow-scripts"])').count();
}

/** Where no script runs, axe does not either: the same page is judged where script runs, but none of its own. */
async function checkOfPlainPage(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page without script is judged in another context of its browser');
  const viewport = page.viewportSize();
  const colorScheme = (await isDark(page)) ? 'dark' : 'light';
  // What stands there for want of script is written as any other part, and is seen.
  const body = (await page.content()).replaceAll(/<\/?noscript[^>]*>/g, '');
  const headers = { 'content-security-policy': "script-src 'none'" };
  const context = await browser.newContext({ viewport, colorScheme });
  try {
    const copy = await context.newPage();
    await copy.route(page.url(), (route) => route.fulfill({ body, headers, contentType: 'text/html; charset=utf-8' }));
    await copy.goto(page.url());
    await checkAccessibility(copy);
  } finally {
    await context.close();
  }
}

/** Half a megabyte to read: once a document, where the builder brings it twice a check. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/**
 * What fades in is judged as it ends up. What an element inherits may begin to change only once the one around it has
 * changed, and a font that comes late moves what axe has measured: a page is at rest when nothing of that comes for a
 * few frames.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A dialog begins to fade in a few frames after it is there.
    const still = 4;
    const isBrief = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) <= 1_000;
    for (let frame = 0; frame < still; frame += 1) {
      await new Promise(requestAnimationFrame);
      const fading = document.getAnimations().filter((each) => each.playState === 'running' && isBrief(each));
      if (fading.length === 0 && document.fonts.status === 'loaded') continue;
      await Promise.allSettled(fading.map(({ finished }) => finished));
      await document.fonts.ready;
      frame = -1;
    }
  });
}
