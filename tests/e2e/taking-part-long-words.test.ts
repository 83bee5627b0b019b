// Words that are longer than a small phone is wide break; nothing has to be scrolled sideways.
import { expect, it } from 'vitest';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { everyKind } from './support/every-kind.ts';
import { checkFits } from './support/fits.ts';
import { openStage } from './support/stage.ts';
import { answering, beginSurvey, pressNext } from './support/taking-part.ts';

const LONG = 'Unbroken'.repeat(20);

const { product, browser } = await openStage();
const owner = await product.asOwner();
const { _id: survey } = await owner(createProject, {
  body: {
    kind: 'survey',
    title: { en: LONG },
    languages: ['en'],
    settings: { viewType: 'list', reviewAnswers: true, description: { en: LONG }, closingText: { en: LONG } },
    questionnaire: withLongTexts(everyKind),
  },
});
await owner(publishProject, { params: { id: survey } });

/** The same with a long word at the end of every English text: what fits of a scale's ends, none of short ones. */
function withLongTexts<T>(questionnaire: T): T {
  const lengthen = (key: string, value: unknown) => (key === 'en' && value ? `${value}${LONG}` : value);
  const shorten = (key: string, value: unknown) => {
    if (key === 'unit' || key === 'entry') return { en: 'km' };
    return key === 'low' || key === 'high' ? { en: LONG.slice(0, LIMITS.end) } : value;
  };
  return JSON.parse(JSON.stringify(JSON.parse(JSON.stringify(questionnaire), lengthen)), shorten) as T;
}

it('fits 320 pixels from the welcome page to the end', async () => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  await page.goto(`${product.url}/survey/welcome/${survey}`);
  await checkFits(page);
  await beginSurvey(page, product.url, survey);
  await checkFits(page);
  await pressNext(page);
  await page.locator('[role=alert]').waitFor();
  await checkFits(page);
  for (const question of Object.values(answering)) await question(page, '4.5');
  await pressNext(page);
  await page.waitForURL(/last-step/);
  await checkFits(page);
  await page.locator('form[data-once] button').click();
  await page.waitForURL(/done/);
  expect(await page.locator('main').innerText()).toContain(LONG);
  await checkFits(page);
});
