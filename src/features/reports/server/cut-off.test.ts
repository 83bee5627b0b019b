import { beforeAll, describe, expect, it } from 'vitest';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import { actorOf } from '#tests/factories/actor.ts';
import { createProject, type TestProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { parseCsv } from '#tests/support/parse-csv.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../contract/export.ts';
import { getReport } from '../contract/report.ts';
import { findResponses, getResponse } from '../contract/responses.ts';
import { findTextAnswers } from '../contract/text-answers.ts';
import { exportResponses as readFile } from './export/export-responses.ts';

/** As many as are counted while somebody waits. */
const MOST = 2_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** Responses that ended in quite another order than they began in; their ids in the order in which they ended. */
async function collect(project: TestProject, count: number): Promise<string[]> {
  const begun = server.clock.now.getTime() - 3_600_000;
  const responses = Array.from({ length: count }, (_, index) => ({
    answers: { q1: 'o1', q2: `Tea ${index}` },
    startedAt: new Date(begun + index * 100),
    seconds: (index * 7_919) % 3_000,
  }));
  const ids = await createResponses(server, project.id, responses);
  const ended = responses.map(({ startedAt, seconds }, index) => {
    return { id: ids[index] ?? '', at: startedAt.getTime() + seconds * 1_000 };
  });
  return ended.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}

async function reportOf({ id, owner }: TestProject) {
  return (await server.call(getReport, { params: { id } }, owner)).data;
}

function fileOf({ id, owner }: TestProject, locale: 'en' | 'bn' = 'en') {
  return server.call(exportResponses, { params: { id }, query: { locale } }, owner);
}

async function inFile(project: TestProject): Promise<string[]> {
  const [, ...rows] = parseCsv(String((await fileOf(project)).body));
  return rows.map(([id = '']) => id).sort();
}

async function inList({ id, owner }: TestProject): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 100, ...(cursor && { cursor }) };
    const { items, next } = (await server.call(findResponses, { params: { id }, query }, owner)).data;
    ids.push(...items.map((item) => item._id));
    cursor = next ?? undefined;
  } while (cursor);
  return ids.sort();
}

describe('while more wait to be counted than anybody waits for', () => {
  it('report, list, texts and file hold the same responses: those that ended first', async () => {
    const project = await createProject(server, { published: true });
    const ended = await collect(project, MOST + 300);
    const report = await reportOf(project);
    expect(report).toMatchObject({ waiting: 300, headline: { completed: MOST, started: MOST } });
    expect(report.questions[0]).toMatchObject({ base: MOST });
    const expected = ended.slice(0, MOST).sort();
    expect(await inFile(project)).toEqual(expected);
    expect(await inList(project)).toEqual(expected);
    const params = { id: project.id };
    const { data } = await server.call(findResponses, { params, query: { limit: 5 } }, project.owner);
    expect(data).toMatchObject({ total: MOST, waiting: 300, countedTo: report.countedTo });
    expect(data.items).toHaveLength(5);
    const last = { ...params, responseId: ended[MOST - 1] ?? '' };
    expect((await server.call(getResponse, { params: last }, project.owner)).data.completedAt).toBe(report.countedTo);
    const texts = await server.call(findTextAnswers, { params: { ...params, questionId: 'q2' } }, project.owner);
    expect(texts.data.total).toBe(MOST);
    expect(texts.data.items.every(({ responseId }) => expected.includes(responseId))).toBe(true);
  });

  it('a file goes no further than when its download began, whatever is folded meanwhile', async () => {
    const project = await createProject(server, { published: true });
    const ended = await collect(project, MOST + 300);
    const actor = actorOf('user', { id: project.owner.id });
    const context = { now: server.clock.now, publicUrl: 'http://localhost' };
    const { chunks } = await readFile(server.db, actor, project.id, { locale: 'en' }, context);
    let text = '';
    for await (const chunk of chunks) {
      if (text === '') await foldProject(server.db, project.id, { which: isUnfolded, most: 2 * MOST });
      text += chunk;
    }
    const ids = parseCsv(text)
      .slice(1)
      .map(([id = '']) => id);
    expect(ids.sort()).toEqual(ended.slice(0, MOST).sort());
  });

  it('the name of the file says up to when, in both languages', async () => {
    const project = await createProject(server, { published: true });
    await collect(project, MOST + 1);
    const nameOf = async (locale: 'en' | 'bn') =>
      decodeURIComponent(String((await fileOf(project, locale)).headers['content-disposition']));
    expect(await nameOf('en')).toMatch(/responses \(to \d{4}-\d\d-\d\d \d\d\.\d\d\)\.csv/);
    expect(await nameOf('bn')).toMatch(/সাড়া \(\d{4}-\d\d-\d\d \d\d\.\d\d পর্যন্ত\)\.csv/);
    await foldProject(server.db, project.id, { which: isUnfolded, most: 10 });
    expect(await nameOf('en')).toMatch(/responses\.csv/);
  });

  it('they do so halfway through folding, and hold all once what waits can be counted', async () => {
    const project = await createProject(server, { published: true });
    const ended = await collect(project, 3 * MOST);
    expect(await foldProject(server.db, project.id, { which: isUnfolded, most: MOST + 500 })).toBe(MOST + 500);
    const counted = 2 * MOST + 500;
    const behind = await reportOf(project);
    expect(behind).toMatchObject({ waiting: 3 * MOST - counted, headline: { completed: counted } });
    expect(await inFile(project)).toEqual(ended.slice(0, counted).sort());
    await foldProject(server.db, project.id, { which: isUnfolded, most: MOST - 500 });
    expect(await reportOf(project)).toMatchObject({
      ...{ waiting: 0, countedTo: null },
      headline: { completed: 3 * MOST },
    });
    expect(await inFile(project)).toEqual(ended.sort());
  });
});

it('nothing is left out of a project that nobody answered, nor of one of which as many wait as are counted', async () => {
  const project = await createProject(server, { published: true });
  const none = { waiting: 0, countedTo: null };
  const list = async () =>
    (await server.call(findResponses, { params: { id: project.id }, query: {} }, project.owner)).data;
  expect(await reportOf(project)).toMatchObject(none);
  expect(await list()).toMatchObject({ ...none, total: 0 });
  await collect(project, MOST);
  expect(await reportOf(project)).toMatchObject({ ...none, headline: { completed: MOST } });
  expect(await list()).toMatchObject({ ...none, total: MOST });
});
