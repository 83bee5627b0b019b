import type { Page } from 'playwright-core';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { Caller } from '#kit/contract/call.ts';
import { everyKind } from '#tests/e2e/support/every-kind.ts';
import { reachProduct } from '#tests/e2e/support/product.ts';
import {
  answer,
  answering,
  beginSurvey,
  fillCells,
  giveAmounts,
  giveDay,
  pressNext,
  type,
} from '#tests/e2e/support/taking-part.ts';
import type { Demonstration } from './demonstration.ts';

/** What is looked at together. */
const ON_A_PAGE = 6;

/** The pages with a question of every kind. */
export const PAGES_OF_KINDS: readonly Question[][] = inParts(questionsOf(everyKind));

function inParts(questions: readonly Question[]): Question[][] {
  const pages = Math.ceil(questions.length / ON_A_PAGE);
  return Array.from({ length: pages }, (_, page) => questions.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE));
}

/** Somebody who takes part in a survey of every kind. */
export interface Answering {
  survey: string;
  ref: string;
}

export interface EveryKind {
  /** Nothing is answered, and everything must be. */
  empty: Answering;
  filled: Answering;
}

/** Makes the surveys, and answers one. */
export async function publishEveryKind(
  { url, owner, administrator }: Demonstration,
  visitor: Page,
): Promise<EveryKind> {
  const { api } = reachProduct({
    url,
    administrator: { identifier: administrator.email, password: administrator.password },
  });
  const { accessToken } = await api()(login, { body: { identifier: owner.email, password: owner.password } });
  const publish = (required: boolean) => publishSurvey(api(accessToken), required);
  return {
    empty: await begin(visitor, url, await publish(true)),
    filled: await fill(visitor, url, await publish(false)),
  };
}

async function publishSurvey(call: Caller, required: boolean): Promise<string> {
  const { _id: id } = await call(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'Every kind of question', bn: 'সব ধরনের প্রশ্ন' },
      languages: ['en', 'bn'],
      settings: { viewType: 'paged', reviewAnswers: true },
      questionnaire: {
        sections: PAGES_OF_KINDS.map((questions, index) => ({
          id: `s${index}`,
          title: {},
          intro: {},
          questions: questions.map((question) => ({ ...question, required: required && isAsking(question) })),
        })),
      },
    },
  });
  await call(publishProject, { params: { id } });
  return id;
}

async function begin(page: Page, url: string, survey: string): Promise<Answering> {
  await page.context().clearCookies();
  await beginSurvey(page, url, survey);
  await page.waitForLoadState('networkidle');
  return { survey, ref: /[A-Za-z0-9_-]{64}/.exec(page.url())?.[0] ?? '' };
}

async function fill(page: Page, url: string, survey: string): Promise<Answering> {
  const person = await begin(page, url, survey);
  for (const questions of PAGES_OF_KINDS) {
    const here = page.url();
    for (const { id } of questions) await answering[id]?.(page, '4.5');
    await pressNext(page);
    await page.waitForURL((address) => address.href !== here, { waitUntil: 'networkidle' });
  }
  return person;
}

/** What a page refuses where more can be wrong than that nothing is said. */
const WRONG: Record<string, (page: Page) => Promise<unknown>> = {
  mail: (page) => type(page, 'mail', 'me@example'),
  phone: (page) => type(page, 'phone', '০১৭১২'),
  web: (page) => type(page, 'web', 'no address'),
  way: (page) => type(page, 'way', '৪০০'),
  day: (page) => giveDay(page, ['31', '02', '2026']),
  trip: async (page) => {
    await giveDay(page, ['৭', '05', '2026'], 'trip', 0);
    await giveDay(page, ['1', '05', '2026'], 'trip', 1);
  },
  warmth: (page) => answer(page, 'warmth').locator('input[type=text]').fill('৬৫০'),
  spend: (page) => giveAmounts(page, 'spend', { o1: '৭০', o2: '50' }),
  prices: (page) => fillCells(page, 'prices', { 'o1~c1': 'a lot', 'o2~c2': '-4' }),
  riders: (page) => fillCells(page, 'riders', { '1~c2': '310' }),
};

/** Gives wrong answers where there are any, and sends the page. */
export async function refuse(page: Page, questions: readonly Question[]): Promise<void> {
  for (const { id } of questions) await WRONG[id]?.(page);
  await pressNext(page);
  await page.locator('[role=alert] a').first().waitFor();
}
