// Texts that are marked: bold, italic, links and lists, with script and without it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { keepPages } from './support/kept-pages.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, pressNext, type } from './support/taking-part.ts';

const { product, browser } = await openStage();
const { keptPage } = keepPages(browser);
const LAW = 'https://example.com/law';
const HOSTILE = '*[x](https://evil.bd)** <b>';
/** As a browser writes it in HTML. */
const SEEN = '*[x](https://evil.bd)** &lt;b&gt;';

const questions: Question[] = [
  {
    kind: 'statement',
    id: 'first',
    title: { en: 'Before you **begin**', bn: '**শুরুর** আগে' },
    help: {
      en: `Please:\n\n- read [the *law*](${LAW})\n- rate 5* hotels\n\n3. ask\n4. write`,
      bn: `অনুগ্রহ করে:\n\n- [*আইন*](${LAW}) পড়ুন\n- ৫* হোটেল\n\n৩. জিজ্ঞেস করুন\n৪. লিখুন`,
    },
    required: false,
  },
  { kind: 'short_text', id: 'town', title: { en: 'Your *town*?', bn: 'আপনার *শহর*?' }, help: {}, required: true },
  {
    kind: 'short_text',
    id: 'why',
    title: { en: 'Why [**{{answer:town|there}}**](https://example.com)?', bn: 'কেন **{{answer:town|ওখানে}}**-এ?' },
    help: { en: 'Not [this] (javascript:alert\\(1)).', bn: 'এটি নয়।' },
    required: false,
  },
];

async function publish(viewType: 'list' | 'step'): Promise<string> {
  const owner = await product.asOwner();
  const description = { en: 'Of **your** town.\n\n1. One\n2. Two', bn: '**আপনার** শহর।' };
  const closingText = { en: '**Thanks!**\n\n- [More](https://example.com)', bn: '**ধন্যবাদ!**' };
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'Towns', bn: 'শহর' },
      languages: ['en', 'bn'],
      settings: { viewType, reviewAnswers: true, description, closingText },
      questionnaire: {
        sections: [{ id: 's', title: { en: '*Towns*', bn: '*শহর*' }, intro: { en: '- A', bn: '- ক' }, questions }],
      },
    },
  });
  await owner(publishProject, { params: { id } });
  return id;
}

const surveys = { list: await publish('list'), step: await publish('step') };

function openPage(javaScriptEnabled: boolean): Promise<Page> {
  const look = { viewport: { width: 375, height: 700 }, reducedMotion: 'reduce', javaScriptEnabled } as const;
  return keptPage(String(javaScriptEnabled), () => browser.newContext(look));
}

/** As it stands in the page, without what the style sheet needs. */
async function htmlOf(page: Page, selector: string): Promise<string> {
  const html = await page.locator(selector).first().innerHTML();
  return html.replaceAll(/ (?:class|data-[a-z]+|target|rel)="[^"]*"/g, '').replaceAll('\u2060', '');
}

describe.each([
  { script: 'with script', javaScriptEnabled: true },
  { script: 'without script', javaScriptEnabled: false },
])('marked texts $script', ({ javaScriptEnabled }) => {
  it('are drawn on every page, and what somebody answers is none', async () => {
    const page = await openPage(javaScriptEnabled);
    await page.context().clearCookies();
    await page.goto(`${product.url}/survey/welcome/${surveys.list}`);
    expect(await htmlOf(page, 'main header > div')).toBe(
      '<p>Of <strong>your</strong> town.</p><ol><li>One</li><li>Two</li></ol>',
    );
    expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('Of your town.');
    if (javaScriptEnabled) await checkAccessibility(page);

    await beginSurvey(page, product.url, surveys.list);
    expect(await htmlOf(page, 'section h2')).toBe('<em>Towns</em>');
    expect(await htmlOf(page, '[data-question=first]')).toContain(
      `<p>Please:</p><ul><li>read <a href="${LAW}">the <em>law</em></a></li><li>rate 5* hotels</li></ul>` +
        '<ol start="3"><li>ask</li><li>write</li></ol>',
    );
    expect(await answer(page, 'first').locator('a').getAttribute('rel')).toBe('noopener noreferrer');
    expect(await answer(page, 'first').locator('a').getAttribute('target')).toBe('_blank');
    expect(await answer(page, 'why').locator('a').count()).toBe(1);
    if (javaScriptEnabled) await checkAccessibility(page);

    await type(page, 'town', HOSTILE);
    const title = answer(page, 'why').locator('label');
    if (javaScriptEnabled) await eventually(() => title.innerText()).toContain(`Why ${HOSTILE}?`);
    await pressNext(page);
    await page.waitForURL(/last-step/);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL(/done/);
    await page.getByRole('link', { name: 'More' }).waitFor();
    expect(await page.locator('main strong').innerText()).toBe('Thanks!');
    if (javaScriptEnabled) await checkAccessibility(page);
  });

  it('stand in Bengali and a step at a time', async () => {
    const page = await openPage(javaScriptEnabled);
    await page.context().clearCookies();
    await beginSurvey(page, `${product.url}/bn`, surveys.step);
    expect(await htmlOf(page, '[data-question=first]')).toContain(
      `<p>অনুগ্রহ করে:</p><ul><li><a href="${LAW}"><em>আইন</em></a> পড়ুন</li><li>৫* হোটেল</li></ul>` +
        '<ol start="3"><li>জিজ্ঞেস করুন</li><li>লিখুন</li></ol>',
    );
    await pressNext(page);
    await type(page, 'town', HOSTILE);
    await pressNext(page);
    await answer(page, 'why').waitFor();
    expect(await htmlOf(page, '[data-question=why] label')).toContain(`কেন <strong>${SEEN}</strong>-এ?`);
    expect(await answer(page, 'why').locator('a').count()).toBe(0);
    await pressNext(page);
    await page.waitForURL(/last-step/);
    expect(await htmlOf(page, 'dl > div:last-child dt')).toContain(`কেন <strong>${SEEN}</strong>-এ?`);
    const change = await page.locator('dd a').last().getAttribute('aria-label');
    expect(change?.replaceAll('\u2060', '')).toContain(`কেন ${HOSTILE}-এ?`);
    if (javaScriptEnabled) await checkAccessibility(page);
  });
});
