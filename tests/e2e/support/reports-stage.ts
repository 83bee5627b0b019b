// The product with a survey that people have answered, and its owner in front of the report.
import type { Locator, Page } from 'playwright-core';
import { login } from '#features/identity/contract/sessions.ts';
import type { Caller } from '#kit/contract/call.ts';
import { PASSWORD } from './account-forms.ts';
import { answerAs, people, publishEveryKind, type Somebody } from './answered-survey.ts';
import { shareOnePage } from './kept-pages.ts';
import { newOwner, type Owner, WINDOW } from './owner.ts';
import { openStage, type Stage } from './stage.ts';

export interface ReportsStage extends Stage {
  owner: Owner;
  /** The API as the owner. */
  call: Caller;
  /** The survey that all {@link people} answered; no test changes it. */
  answered: string;
  /** A survey of its own, for tests that change what was answered. */
  another(...answering: Somebody[]): Promise<string>;
  /** Where the owner reads; after a test it is as it was before. */
  page: Page;
  /** The report of a survey on that page; `/bn` as its language for the Bengali one. */
  open(id: string, query?: string, language?: string): Promise<Page>;
}

export async function openReportsStage(): Promise<ReportsStage> {
  const { product, browser } = await openStage();
  const owner = await newOwner(browser, product);
  const { accessToken } = await product.api()(login, { body: { identifier: owner.mobile, password: PASSWORD } });
  const call = product.api(accessToken);
  // One page for the whole file: what a new one has to begin with takes longer than most tests.
  const page = await shareOnePage(owner.context, WINDOW);
  // Its time is the browser's, and can be told to pass: see `later`.
  await page.clock.install();

  async function another(...answering: Somebody[]): Promise<string> {
    const id = await publishEveryKind(call);
    await answerAs(product.api(), id, ...answering);
    return id;
  }

  return {
    product,
    browser,
    owner,
    call,
    answered: await another(...people),
    another,
    page,
    async open(id, query = '', language = '') {
      await page.goto(`${product.url}${language}/dashboard/survey/${id}/response-reports${query}`);
      return page;
    },
  };
}

/** Lets the time pass after which an open report asks for its figures again. */
export async function later(page: Page): Promise<void> {
  await page.clock.fastForward(6_000);
}

export function card(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
}

/** The rows of a card's table. */
export async function tableOf(page: Page, title: string): Promise<string[][]> {
  const found = card(page, title);
  await found.getByText('Table', { exact: true }).click();
  await found.locator('tbody tr').first().waitFor();
  const rows = await found.locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}

/** A figure under its name, in the headline or in a card. */
export function figure(within: Page | Locator, name: string): Locator {
  return within.locator(`dl > div:has(dt:text-is("${name}")) dd`).first();
}
