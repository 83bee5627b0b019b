// Owners at work: signed in through the API, then in the browser.
import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import { register, verifyRegistration } from '#features/identity/contract/accounts.ts';
import type { ProjectKind } from '#features/projects/contract/kinds.ts';
import { createProject, getSurvey, updateSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { saveQuestionnaire } from '#features/projects/contract/questionnaire.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import type { CallArguments, Data } from '#kit/contract/endpoint.ts';
import { unwrap } from '#kit/contract/envelope.ts';
import { pathOf } from '#kit/contract/request.ts';
import { PASSWORD } from './account-forms.ts';
import type { Product } from './product.ts';

/** The window of their browser. */
export const WINDOW = { width: 1280, height: 900 };

export interface Owner {
  mobile: string;
  context: BrowserContext;
  /** Starts a survey through the API and gives its id. */
  survey(content?: Questionnaire, languages?: Locale[], title?: Localized): Promise<string>;
  /** Starts a project of another kind, with what that begins with unless told, and gives its id. */
  start(
    kind: ProjectKind,
    title: Localized,
    settings?: Partial<ProjectSettings>,
    questionnaire?: Questionnaire,
  ): Promise<string>;
  /** Writes the questions of a project through the API. */
  write(id: string, questionnaire: Questionnaire): Promise<unknown>;
  /** Publishes it through the API. */
  publish(id: string): Promise<unknown>;
  /** The survey's page, a new one unless told; `/bn` for the Bengali one. */
  open(id: string, path?: string, page?: Page): Promise<Page>;
  /** Changes settings through the API. */
  change(id: string, settings: NonNullable<CallArguments<typeof updateSurvey>[0]>['body']): Promise<unknown>;
  /** The survey as the server has it. */
  stored(id: string): Promise<Data<typeof getSurvey>>;
}

/** Somebody new with a verified account, in a browser of their own. */
export async function newOwner(browser: Browser, product: Product): Promise<Owner> {
  const mobile = `017${String(randomInt(1e8)).padStart(8, '0')}`;
  const context = await browser.newContext({ viewport: WINDOW });

  async function call<
    E extends
      | typeof register
      | typeof verifyRegistration
      | typeof createProject
      | typeof getSurvey
      | typeof saveQuestionnaire
      | typeof updateSurvey,
  >(endpoint: E, ...[input]: CallArguments<E>): Promise<Data<E>> {
    const { body } = input as { body?: object };
    const reply = await context.request.fetch(product.url + pathOf(endpoint, input), {
      method: endpoint.method,
      headers: { origin: product.url },
      ...(body ? { data: body } : {}),
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return unwrap(endpoint, await reply.json()) as Data<E>;
  }

  const { _id: id } = await call(register, {
    body: { firstName: 'Owner', lastName: 'Example', identifier: mobile, password: PASSWORD },
  });
  const code = await product.codeSentTo(`+88${mobile}`);
  await call(verifyRegistration, { params: { id }, body: { code } });

  return {
    mobile,
    context,
    async survey(questionnaire, languages = ['en'], title = { en: 'Tea at work', bn: 'অফিসে চা' }) {
      const { _id } = await call(createProject, { body: { kind: 'survey', title, languages, questionnaire } });
      return _id;
    },
    async start(kind, title, settings, questionnaire) {
      const body = { kind, title, languages: ['en' as const, 'bn' as const], settings, questionnaire };
      const { _id } = await call(createProject, { body });
      return _id;
    },
    async open(id, path = '', given) {
      const page = given ?? (await context.newPage());
      await page.goto(`${product.url}${path}/dashboard/survey/${id}`);
      await page.locator('header h1').waitFor({ state: 'attached' });
      return page;
    },
    async write(id, questionnaire) {
      const { questionnaireRevision } = await call(getSurvey, { params: { id } });
      return call(saveQuestionnaire, { params: { id }, body: { questionnaireRevision, questionnaire } });
    },
    publish: (id) => call(publishProject, { params: { id } }),
    change: (id, body) => call(updateSurvey, { params: { id }, body }),
    stored: (id) => call(getSurvey, { params: { id } }),
  };
}

/** Waits until the page says that everything is saved. */
export async function allSaved(page: Page, words = 'All changes saved'): Promise<void> {
  // A letter is heard of once it is seen.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
  await page.getByText(words, { exact: true }).waitFor();
}
