// A class of ten takes a quiz of every kind of question, each as their device and their luck have it: what they come to
// equals a table that was reckoned by hand.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { sampleParts } from '#domain/quiz/sample-parts.ts';
import { sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { closeProject } from '#features/projects/contract/publishing.ts';
import { findUnmarked, markByHand } from '#features/reports/contract/hand-marks.ts';
import { findResponses } from '#features/reports/contract/responses.ts';
import { requireRef } from '#features/responses/public.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import type { Caller } from '#kit/contract/call.ts';
import { PASSWORD } from './support/account-forms.ts';
import { eventually } from './support/eventually.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';
import { answer, choose, fillCells, pressNext, putInOrder, type } from './support/taking-part.ts';

const { product, browser } = await openStage();

const asked = { help: {}, required: false };

const more: Question[] = [
  { ...asked, kind: 'short_text', id: 'length', title: { en: 'How long is the Padma Bridge?' } },
  {
    ...{ ...asked, kind: 'fill_blanks', id: 'rise', title: { en: 'Fill in' } },
    passage: { en: 'The [1] meets the [2] at Goalundo.' },
    blanks: [
      { id: '1', asks: 'text' },
      {
        ...{ id: '2', asks: 'choice' },
        options: [
          { id: 'o1', label: { en: 'Surma' } },
          { id: 'o2', label: { en: 'Jamuna' } },
        ],
      },
    ],
  },
];

/** Twenty-seven points: 2, 3, 1, 2.5 and 1.5, four for the essay, then 4, 2 and 3, then 2 and 2. */
const quiz = {
  sections: [
    ...sampleQuiz.sections,
    ...sampleParts.sections.map((section) => ({ ...section, id: 's2' })),
    { id: 's3', title: {}, intro: {}, questions: more },
  ],
  marking: {
    questions: {
      ...sampleQuiz.marking.questions,
      ...sampleParts.marking.questions,
      remarks: { points: 4, key: { by: 'hand', rubric: 'Silt and floods' } },
      length: {
        points: 2,
        key: {
          ...{ by: 'quantities', accepted: [{ value: 6.15, tolerance: 0.05 }], unitPenalty: 10 },
          units: [
            { name: 'km', times: 1 },
            { name: 'm', times: 1000 },
          ],
        },
      },
      rise: { points: 2, key: { by: 'blanks', blanks: { '1': [{ text: 'Padma' }], '2': [{ option: 'o2' }] } } },
    },
  },
} satisfies Questionnaire;

type Said = Record<string, string | string[] | Record<string, string>>;

/** Everything right, as forms have it. */
const ALL: Said = {
  ...{ capital: 'o1', rivers: ['o1', 'o2', 'o3'], delta: 'yes', flower: 'Shapla', districts: '64' },
  remarks: 'Rivers move because they carry silt.',
  years: { o3: '1', o2: '2', o4: '3', o1: '4' },
  largest: { o2: '1', o3: '2' },
  divisions: { r1: 'o3', r2: 'o2', r3: 'o1' },
  ...{ length: '6.15 km', rise: { '1': 'Padma', '2': 'o2' } },
};

/** What browsers without script are given, and what each of these answers earns; `byHand` is for the essay. */
const withoutScript: Record<string, { said: Said; earns: number[]; byHand?: number }> = {
  'who knows it all': { said: ALL, earns: [2, 3, 1, 2.5, 1.5, 4, 4, 2, 3, 2, 2], byHand: 4 },
  'who writes Bengali': {
    said: { ...ALL, flower: 'শাপলা', districts: '৬৩', length: '৬,১৫০ m', remarks: 'পলি জমে।' },
    earns: [2, 3, 1, 2.5, 0.49995, 2.5, 4, 2, 3, 2, 2],
    byHand: 2.5,
  },
  'who leaves all of it out': { said: {}, earns: [0] },
  'who ticks everything': {
    said: { capital: 'o2', rivers: ['o1', 'o2', 'o3', 'o4'], delta: 'no', divisions: { r1: 'o1', r2: 'o1', r3: 'o1' } },
    earns: [0, 2, 0, 1],
  },
  'who ticks more wrong than right': { said: { rivers: ['o4'], capital: 'o1' }, earns: [0, 2] },
  'who is nearly right': {
    said: {
      ...{
        rivers: ['o1', 'o2'],
        flower: ' water  LILY ',
        districts: '62.9',
        length: '6.2',
        rise: { '1': 'Meghna', '2': 'o2' },
      },
      years: { o3: '1', o2: '2', o1: '3', o4: '4' },
      largest: { o3: '1', o2: '2' },
      divisions: { r1: 'o3', r2: 'o4', r3: 'o1' },
      remarks: 'I do not know.',
    },
    earns: [2, 1.25, 0, 1.8, 1, 2, 0, 2, 0],
    byHand: 0,
  },
};

/** What the others earn: two with script, and one whose answers to the rest come late. */
const others = {
  'whose page is read anew': [2, 1, 4, 1],
  'who loses the connection': [1, 1.25, 1.5],
  'who is late with the rest': [2],
};

const TABLE: Record<string, number> = {
  ...Object.fromEntries(Object.entries(withoutScript).map(([who, { earns }]) => [who, sum(earns)])),
  ...Object.fromEntries(Object.entries(others).map(([who, earns]) => [who, sum(earns)])),
};

function sum(earns: number[]): number {
  return earns.reduce((all, each) => all + Math.round(each * 1_000_000), 0) / 1_000_000;
}

let id = '';
let call: Caller;
/** By what each of them is known afterwards. */
const refs = new Map<string, string>();
/** What was answered to what came once it was closed: two forms of one who is late, and a start. */
const late: { url: string; html: string }[] = [];

beforeAll(async () => {
  const teacher = await newOwner(browser, product);
  const { accessToken } = await product.api()(login, { body: { identifier: teacher.mobile, password: PASSWORD } });
  call = product.api(accessToken);
  const clock = { minutes: 30, onClose: 'submit' as const };
  const settings = { reviewAnswers: true, reveal: REVEAL_PRESETS.everything, clock };
  const body = { kind: 'quiz' as const, title: { en: 'Our country' }, languages: ['en' as const], settings };
  id = (await call(createProject, { body: { ...body, questionnaire: quiz } }))._id;
  await publish(await teacher.open(id));

  for (const [who, { said }] of Object.entries(withoutScript)) await takeWithoutScript(who, said);
  await Promise.all([takeReadingAnew(), takeLosingTheConnection()]);
  await takeUntilClosed();
  await markEssays();
});

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Link to the quiz' }).waitFor();
  await page.close();
}

/** Follows what a form leads to, as a browser does. */
async function post(url: string, fields: [string, string][]): Promise<{ url: string; html: string }> {
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { url: reply.url, html: await reply.text() };
}

async function begin(): Promise<{ url: string; html: string; ref: string }> {
  const page = await post(`${product.url}/survey/welcome/${id}`, []);
  const ref = /\/([\w-]{64})(?:[/?]|$)/.exec(page.url)?.[1] ?? '';
  expect(ref, page.html.slice(0, 2_000)).not.toBe('');
  return { ...page, ref };
}

/** The fields that a page of questions has with nothing on them, and those that somebody filled. */
function filled(html: string, said: Said): [string, string][] {
  const hidden = [...html.matchAll(/<input\b[^>]*\btype="hidden"[^>]*>/g)].flatMap(([tag]): [string, string][] => {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    return name ? [[name, /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '']] : [];
  });
  const own = Object.entries(said).flatMap(([question, value]) => {
    if (typeof value === 'string') return [[`answers.${question}`, value] as [string, string]];
    if (Array.isArray(value)) return value.map((one): [string, string] => [`answers.${question}`, one]);
    return Object.entries(value).map(([part, one]): [string, string] => [`answers.${question}.${part}`, one]);
  });
  return [...hidden, ...own, ['go', 'next']];
}

async function takeWithoutScript(who: string, said: Said): Promise<void> {
  const { url, html, ref } = await begin();
  refs.set(who, ref);
  const review = await post(url, filled(html, said));
  expect(review.url).toContain('last-step');
  expect((await post(review.url, [])).url).toContain('/survey/done');
}

/** From the welcome page to the questions, with script. */
async function open(who: keyof typeof others, page: Page): Promise<void> {
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  refs.set(who, String(await page.locator('form[data-respondent]').getAttribute('data-respondent')));
}

async function submit(page: Page): Promise<void> {
  await pressNext(page);
  await page.waitForURL(/last-step/);
  await page.locator('form[data-once] button').click();
  await page.waitForURL(/survey\/done/);
}

const saved = (page: Page) => page.locator('[data-save-state=saved]').waitFor({ state: 'attached' });

async function takeReadingAnew(): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await open('whose page is read anew', page);
  await choose(page, 'capital', 'o1');
  await choose(page, 'rivers', 'o2');
  await saved(page);
  await page.reload();
  expect(await answer(page, 'capital').locator('input[value=o1]').isChecked()).toBe(true);
  await putInOrder(page, 'years', ['o3', 'o2', 'o4', 'o1']);
  await fillCells(page, 'rise', { '1': 'padma' });
  await submit(page);
}

async function takeLosingTheConnection(): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await open('who loses the connection', page);
  await choose(page, 'delta', 'yes');
  await context.setOffline(true);
  await type(page, 'flower', 'Water lily');
  await type(page, 'districts', '64');
  await page.locator('[data-save-state=offline]').waitFor({ state: 'attached' });
  await context.setOffline(false);
  await saved(page);
  await submit(page);
}

/** One has saved something by then and sends all that is right afterwards, and the tenth has not begun. */
async function takeUntilClosed(): Promise<void> {
  const { url, html, ref } = await begin();
  refs.set('who is late with the rest', ref);
  const review = await post(url, filled(html, { capital: 'o1', flower: 'Rose' }));
  await call(closeProject, { params: { id } });
  for (const address of [url, review.url]) late.push(await post(address, filled(html, ALL)));
  late.push(await post(`${product.url}/survey/welcome/${id}`, []));
}

async function markEssays(): Promise<void> {
  const { items } = await call(findUnmarked, { params: { id } });
  for (const { responseId, questionId, answer: essay } of items) {
    const earned = Object.values(withoutScript).find(({ said }) => said.remarks === essay)?.byHand ?? Number.NaN;
    await call(markByHand, { params: { id, responseId, questionId }, body: { earned, revision: 0 } });
  }
}

it('takes nothing of what comes once it is closed, and lets nobody begin', () => {
  expect(late.map(({ html }) => /The quiz has closed|This quiz is closed/.exec(html)?.[0])).toEqual([
    'The quiz has closed',
    'The quiz has closed',
    'This quiz is closed',
  ]);
  expect(late.at(-1)?.url).toContain('/survey/welcome/');
});

it('shows the teacher a line for each of nine, with the marks that were reckoned by hand', async () => {
  const reckoned = [...refs].map(([who, ref]) => [requireRef(ref).respondentId, TABLE[who]]);
  expect(reckoned).toHaveLength(9);
  await eventually(async () => {
    const { items } = await call(findResponses, { params: { id }, query: { with: 'answers' } });
    return Object.fromEntries(items.map(({ _id, marks }) => [_id, marks?.earned]));
  }).toEqual(Object.fromEntries(reckoned));
});

it.each(Object.entries(TABLE))('one %s is told %d of 27 points', async (who, points) => {
  const told = await product.api()(getRespondent, { params: { id: refs.get(who) ?? '' } });
  expect(told).toMatchObject({ state: 'completed', result: { marks: { earned: points, points: 27, waiting: 0 } } });
});
