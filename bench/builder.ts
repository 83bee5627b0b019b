// How the builder holds up with a survey of 200 questions and 300 conditions, on a processor four times slower: how
// soon it can be written in, and how soon a key pressed in a question is seen.
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { LOCALES } from '#domain/text/locale.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { projectPaths } from '#features/projects/paths.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { unwrap } from '#kit/contract/envelope.ts';
import { pathOf } from '#kit/contract/request.ts';
import { openBrowser } from '#tests/e2e/support/browser.ts';
import { signIn, startDemonstration } from '../tools/pictures/demonstration.ts';
import { manyConditions } from './support/many-conditions.ts';
import { percentile } from './support/percentile.ts';
import { printFigure } from './support/print-figure.ts';

const WINDOW = { width: 1280, height: 900 };
const CPU_SLOWDOWN = 4;
const OPENINGS = 5;
const WARM_UP = 10;
const KEYS = 100;
/** As somebody types who knows the keys. */
const PAUSE_MS = 120;
const LEAST_NOTED_MS = 16;

const demonstration = await startDemonstration();
const browser = await openBrowser({ asPeoplesDo: true });
try {
  const context = await browser.newContext({ viewport: WINDOW });
  const page = await context.newPage();
  await signIn(page, `${demonstration.url}/login`, demonstration.owner);
  const _id = await longSurvey(context);
  const session = await context.newCDPSession(page);
  const address = demonstration.url + projectPaths.build({ _id, kind: 'survey', mode: null });
  await measureOpening(page, session, address);
  await measureKeys(page, session);
} finally {
  await browser.close();
  await demonstration.stop();
}

/** A survey of whoever is signed in. */
async function longSurvey({ request }: BrowserContext): Promise<string> {
  const data = { kind: 'survey', title: { en: 'Long' }, languages: LOCALES, questionnaire: manyConditions() };
  const headers = { origin: demonstration.url };
  const reply = await request.fetch(demonstration.url + pathOf(createProject), {
    method: createProject.method,
    headers,
    data,
  });
  return (unwrap(createProject, await reply.json()) as Data<typeof createProject>)._id;
}

/** Until a question can be opened for writing, by somebody who was here before. */
async function measureOpening(page: Page, session: CDPSession, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const slowdown of [1, CPU_SLOWDOWN]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times: number[] = [];
    for (let time = 0; time < OPENINGS; time += 1) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('#part-q0-open').waitFor();
      times.push(await page.evaluate(() => performance.now()));
    }
    printFigure(slowdown === 1 ? 'opening_p50' : 'opening_slowed_p50', percentile(times, 0.5), 'ms');
  }
}

/** From a key to the frame that shows it, as the browser itself notes it (Event Timing), of keys in the middle. */
async function measureKeys(page: Page, session: CDPSession): Promise<void> {
  await page.locator('#part-q100-open').click();
  const field = page.locator('[id="q100-title-en"]');
  await field.click();
  await page.evaluate(`
    window.noted = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') noted.push(duration);
    }).observe({ type: 'event', durationThreshold: ${LEAST_NOTED_MS} });
  `);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.keyboard.type('x'.repeat(WARM_UP), { delay: PAUSE_MS });
  await page.evaluate('noted.splice(0)');
  await page.keyboard.type('x'.repeat(KEYS), { delay: PAUSE_MS });
  // Entries come a moment after their frames.
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 500))');
  const noted = await page.evaluate<number[]>('noted');
  // What took less is not noted.
  const all = [...noted, ...Array<number>(Math.max(0, KEYS - noted.length)).fill(LEAST_NOTED_MS)];
  printFigure('key_to_paint_p50', percentile(all, 0.5), 'ms');
  printFigure('key_to_paint_p95', percentile(all, 0.95), 'ms');
}
