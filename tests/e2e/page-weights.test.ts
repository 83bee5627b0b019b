// What the first page that somebody opens brings with it.
import { expect, it } from 'vitest';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { scriptsOf } from '#ui/plain/questions/controls.ts';
import { everyKind } from './support/every-kind.ts';
import { newOwner } from './support/owner.ts';
import type { Product } from './support/product.ts';
import { openStage } from './support/stage.ts';

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

/** What of a question of every kind is set here, by its id. */
const SET: Readonly<Record<string, Partial<Question>>> = {
  ways: {
    title: { en: 'What after {{answer:drink}}?' },
    showIf: { op: 'answered', question: 'drink' },
  },
  city: { showIf: { op: 'chose', question: 'ways', options: ['o1', 'o3'] } },
  trade: {
    help: { en: 'In {{value:area}}, which you give {{value:liked}} of 10.' },
    showIf: { op: 'is', fact: '$from', values: ['qr', 'link'] },
  },
  wish: {
    showIf: {
      op: 'and',
      of: [
        { op: 'number_between', question: 'stars', max: 3 },
        { op: 'not', of: { op: 'contains', question: 'trade', text: 'weaver' } },
      ],
    },
  },
  mail: { requireIf: { op: 'value_between', variable: 'liked', min: 8 } },
  walks: { jumps: [{ if: { op: 'chose', question: 'walks', options: ['no'] }, to: 'clear' }] },
  happy: { jumps: [{ if: { op: 'number_between', question: 'happy', max: 1 }, to: 'sorry' }] },
  order: { options: [], carried: { from: 'ways', which: 'chosen' } } as Partial<Question>,
  when: { showIf: { op: 'chose', question: 'often', row: 'o1', options: ['c1', 'c2'] } },
  ride: { showIf: { op: 'time_between', question: 'rises', max: '09:00' } },
  trip: { showIf: { op: 'date_between', question: 'day', min: '2026-01-01' } },
  meals: { showIf: { op: 'number_between', question: 'prices', row: 'o1~c2', min: 60 } },
  riders: { showIf: { op: 'value_is', variable: 'mood', values: ['content'] } },
};

const isContent: Condition = { op: 'number_between', question: 'stars', min: 4 };

/** A survey of every kind in which answers decide, stand in texts and are reckoned with as people make them. */
async function publishAll(of: Product, settings: Partial<ProjectSettings>): Promise<string> {
  const questionnaire: Questionnaire = {
    sections: everyKind.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({ ...question, ...SET[question.id] }) as Question),
    })),
    hiddenValues: [{ id: 'area', label: { en: 'Area' } }],
    variables: [
      {
        ...{ id: 'liked', label: 'Liked', type: 'numeric' },
        expression: {
          op: 'product',
          of: [
            { op: 'answer', question: 'stars' },
            { op: 'numeric', value: 2 },
          ],
        },
      },
      {
        ...{ id: 'mood', label: 'Mood', type: 'text' },
        expression: {
          op: 'if',
          if: isContent,
          yes: { op: 'text', value: 'content' },
          no: { op: 'text', value: 'not' },
        },
      },
    ],
    closings: [{ id: 'sorry', title: { en: 'We are sorry' }, text: {}, screensOut: false }],
  };
  const quotas = [{ id: 'many', name: 'Content', condition: isContent, cap: 100 }];
  const caller = await of.asOwner();
  const { _id: id } = await caller(createProject, {
    body: {
      ...{ kind: 'survey', title: { en: 'Mornings' }, languages: ['en'], questionnaire },
      settings: { ...settings, quotas },
    },
  });
  await caller(publishProject, { params: { id } });
  return id;
}

/** The scripts that pages bring for kinds of question. */
const ALL_SCRIPTS = scriptsOf(questionsOf(everyKind)).length;

/** These scripts and what they import in turn. */
async function withImported(scripts: readonly string[]): Promise<string[]> {
  const all = new Set(scripts);
  for (const script of all) {
    const code = await (await fetch(product.url + script)).text();
    for (const [, name] of code.matchAll(/["']\.\/([\w-]+\.js)["']/g)) all.add(`/assets/${name}`);
  }
  return [...all];
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
  ['of common questions', publishCommon, 8_000, 1],
  // And what files and signatures share.
  ['with a question of every kind, where answers decide and stand in texts', publishAll, 30_000, 3 + ALL_SCRIPTS],
] as const)('a survey page %s asks for few bytes of script', async (_, publish, most, scripts) => {
  const id = await publish(product, { viewType: 'list' });
  const { link } = await product.api()(startRespondent, { params: { id }, body: {} });
  const files = filesOf(await (await fetch(link)).text(), 'js');
  expect(files).toHaveLength(scripts);
  // None is found only once another is there.
  expect(await withImported(files)).toEqual(files);
  expect(await weightOf(files, 'gzip')).toBeLessThan(most);
});
