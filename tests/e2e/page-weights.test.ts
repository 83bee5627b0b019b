// What the first page that somebody opens brings with it.
import { expect, it } from 'vitest';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { scriptsOf } from '#ui/plain/questions/controls.ts';
import { publishBranching } from './support/branching-survey.ts';
import { everyKind } from './support/every-kind.ts';
import { newOwner } from './support/owner.ts';
import type { Product } from './support/product.ts';
import { openStage } from './support/stage.ts';
import { publishSurvey } from './support/taking-part.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

function filesOf(html: string, kind: 'js' | 'js|css'): string[] {
  return [...new Set(html.match(new RegExp(`/assets/[\\w-]+\\.(?:${kind})(?=["#])`, 'g')))];
}

/** A survey of the questions that most are made of. */
async function publishCommon(of: Product, settings: Partial<ProjectSettings>): Promise<string> {
  const common = questionsOf(everyKind).filter((question) => scriptsOf([question]).length === 0);
  const caller = await of.asOwner();
  const questionnaire = { sections: [{ id: 's', title: {}, intro: {}, questions: common }] };
  const { _id: id } = await caller(createProject, {
    body: { kind: 'survey', title: { en: 'Mornings' }, languages: ['en'], settings, questionnaire },
  });
  await caller(publishProject, { params: { id } });
  return id;
}

/** Bytes of these files, compressed so. */
async function weightOf(files: string[], encoding: 'gzip' | 'br'): Promise<number> {
  const weights = files.map(async (file) => {
    const reply = await fetch(product.url + file, { headers: { 'accept-encoding': encoding } });
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    return Number(reply.headers.get('content-length'));
  });
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}

it.each(['/', '/bn', '/faq', '/login', '/register'])('%s asks for few files, and 130 KiB of script', async (path) => {
  const html = await (await fetch(product.url + path)).text();
  expect(filesOf(html, 'js|css').length).toBeLessThanOrEqual(20);
  expect(await weightOf(filesOf(html, 'js|css'), 'br')).toBeLessThan(160_000);
  const script = await weightOf(filesOf(html, 'js'), 'gzip');
  expect(script).toBeLessThanOrEqual(130 * 1024);
  expect(script).toBeGreaterThan(50 * 1024);
});

it.each(['/', '/bn/faq', '/login'])('%s asks for its styles before its page is read', async (path) => {
  const reply = await fetch(product.url + path);
  const styles = [...(await reply.text()).matchAll(/rel="stylesheet" href="([^"#]+)/g)].map(([, style]) => style);
  expect(styles.length).toBeGreaterThan(1);
  const announced = [...(reply.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel=preload; as=style/g)];
  expect(announced.map(([, style]) => style).sort()).toEqual(styles.sort());
});

it.each(['/dashboard', '/dashboard/survey'])('%s asks for its scripts last', async (path) => {
  const html = await (await owner.context.request.get(product.url + path)).text();
  const asked = html.match(/rel="modulepreload"/g) ?? [];
  expect(asked.length).toBeGreaterThan(1);
  expect(html.match(/rel="modulepreload" fetchpriority="low"/g)).toHaveLength(asked.length);
});

it.each(['/dashboard', '/dashboard/survey'])('%s asks for 300 KiB of script', async (path) => {
  const html = await (await owner.context.request.get(product.url + path)).text();
  const script = await weightOf(filesOf(html, 'js'), 'gzip');
  expect(script).toBeLessThanOrEqual(300 * 1024);
  expect(script).toBeGreaterThan(150 * 1024);
});

it.each([
  ['of common questions', publishCommon, 8, 1],
  ['on which answers decide what is asked', publishBranching, 30, 2],
  ['with a question of every kind', publishSurvey, 30, 1 + scriptsOf(questionsOf(everyKind)).length],
] as const)('a survey page %s asks for few bytes of script', async (_, publish, most, scripts) => {
  const id = await publish(product, { viewType: 'list' });
  const { link } = await product.api()(startRespondent, { params: { id }, body: {} });
  const files = filesOf(await (await fetch(link)).text(), 'js');
  expect(files).toHaveLength(scripts);
  expect(await weightOf(files, 'gzip')).toBeLessThan(most * 1024);
});
