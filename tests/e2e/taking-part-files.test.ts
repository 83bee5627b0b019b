// Files that answer a question: with a form alone, and sent along the way.
import type { BrowserContext } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { downloadOwnFile } from '#features/taking-part/contract/files.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { API_BASE } from '#kit/contract/request.ts';
import { eventually } from './support/eventually.ts';
import { openStage } from './support/stage.ts';
import { answer, beginSurvey, storedRespondent } from './support/taking-part.ts';

const MEGABYTE = 1024 * 1024;

const { product, browser } = await openStage();
let context: BrowserContext | undefined;

afterEach(async () => {
  await context?.close();
});

async function publish(viewType: ProjectSettings['viewType']): Promise<string> {
  const owner = await product.asOwner();
  const title = { en: 'Add the menu', bn: 'মেনু যোগ করুন' };
  const asked = { kind: 'file_upload', id: 'papers', title, help: {}, required: false } as const;
  const questions = [{ ...asked, accepts: [], maxFiles: 1, maxMegabytes: 1 }];
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title,
      languages: ['en', 'bn'],
      settings: { viewType, reviewAnswers: true },
      questionnaire: { sections: [{ id: 's', title: {}, intro: {}, questions }] },
    },
  });
  await owner(publishProject, { params: { id } });
  return id;
}

async function start(id: string): Promise<string> {
  return (await product.api()(startRespondent, { params: { id }, body: {} }))._id;
}

async function post(path: string, bytes: number): Promise<Response> {
  const body = new FormData();
  // The page's own field, by which it says that the question was there.
  body.append('answers.papers', '');
  body.append('answers.papers.add', new Blob(['x'.repeat(bytes)], { type: 'text/plain' }), 'menu.txt');
  body.append('go', 'next');
  return await fetch(product.url + path, { method: 'POST', body, redirect: 'manual' });
}

async function papersOf(ref: string) {
  const respondent = await product.api()(getRespondent, { params: { id: ref } });
  return respondent.state === 'answering' ? respondent.answers.papers : undefined;
}

describe('a form that brings files', () => {
  it.each([
    ['list', (id: string, ref: string) => `/survey/${id}/${ref}`],
    ['step', (id: string, ref: string) => `/bn/survey/${id}/${ref}?q=1`],
    ['tree', (id: string, ref: string) => `/survey/tree/${id}/${ref}?q=1`],
    ['tree', (id: string, ref: string) => `/bn/survey/tree/${id}/${ref}?q=1`],
  ] as const)('answers with them: %s, %s', async (viewType, pathOf) => {
    const id = await publish(viewType);
    const ref = await start(id);
    expect((await post(pathOf(id, ref), 300_000)).status).toBe(303);
    expect(await papersOf(ref)).toEqual([expect.stringMatching(/-menu\.txt$/)]);
  });

  it('says of a file that is too large that it is, and reads no more than the questions take', async () => {
    const id = await publish('list');
    const ref = await start(id);
    const tooLarge = await post(`/survey/${id}/${ref}`, MEGABYTE + 1);
    expect(await tooLarge.text()).toContain('“menu.txt” is larger than 1 MB');
    expect((await post(`/survey/${id}/${ref}`, 12 * MEGABYTE)).status).toBe(413);
    expect(await papersOf(ref)).toBeUndefined();
  });

  it('is read as any other where nobody answers', async () => {
    const id = await publish('list');
    const ref = 'A'.repeat(64);
    for (const path of [`/survey/${id}/${ref}`, `/survey/preview/${id}`, `/survey/welcome/${id}`, '/login'])
      expect([path, (await post(path, 3 * MEGABYTE)).status]).toEqual([path, 413]);
  });
});

it('what is taken out of the list is deleted once the answer does without it', async () => {
  const id = await publish('list');
  context = await browser.newContext();
  const page = await beginSurvey(await context.newPage(), product.url, id);
  const papers = answer(page, 'papers');
  await papers.locator('[data-files][data-ready]').waitFor();
  const file = { name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Tea') };
  await papers.locator('input[type=file]').setInputFiles(file);
  const answers = async () => (await storedRespondent(product, page)).answers;
  await eventually(answers).toEqual({ papers: [expect.stringMatching(/-menu\.txt$/)] });
  const { _id: ref, answers: given } = await storedRespondent(product, page);
  const [named = ''] = given.papers as string[];
  const { path } = downloadOwnFile;
  const url = `${product.url}${API_BASE}${path.replace(':id', ref).replace(':file', named.slice(0, 22))}`;
  expect((await fetch(url)).status).toBe(200);
  await papers.locator('[data-file-remove]').first().click();
  await eventually(async () => (await fetch(url)).status).toBe(404);
  expect(await answers()).toEqual({});
  // Chosen again, it is sent again.
  await papers.locator('input[type=file]').setInputFiles(file);
  await eventually(answers).toEqual({ papers: [expect.stringMatching(/-menu\.txt$/)] });
});
