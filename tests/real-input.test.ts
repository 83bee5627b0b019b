// Real people's answers through the whole product: asked, answered over a network that repeats itself, read.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportResponses } from '#features/reports/contract/export.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { completeRespondent, saveAnswers, startRespondent } from '#features/taking-part/contract.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { unwrap } from '#kit/contract/envelope.ts';
import { pathOf } from '#kit/contract/request.ts';
import { createProject, type TestProject } from './factories/project.ts';
import { answersOf, countValues, type FlyingEtiquette, readFlyingEtiquette } from './support/flying-etiquette.ts';
import { parseCsv } from './support/parse-csv.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const AT_A_TIME = 20;
const SENT_TWICE = 10;

describe('the answers of 1,040 people', () => {
  let server: TestServer;
  let project: TestProject;
  let file: FlyingEtiquette;
  let sent = 0;

  beforeAll(async () => {
    file = readFlyingEtiquette();
    server = await startTestServer();
    project = await createProject(server, { questionnaire: file.questionnaire, published: true });
    const waiting = file.rows.keys();
    await Promise.all(
      Array.from({ length: AT_A_TIME }, async () => {
        for (const person of waiting) await respond(person);
      }),
    );
  });

  /** Half of them as a person does, in three calls, half as another system does, in one. */
  async function respond(person: number): Promise<void> {
    const answers = answersOf(file, person);
    if (person % 2 === 0) return void (await send(startRespondent, project.id, { answers, complete: true }));
    const { _id } = (await send(startRespondent, project.id, {})) as { _id: string };
    await send(saveAnswers, _id, { answers });
    await send(completeRespondent, _id, {});
  }

  /** Every tenth request is sent twice, at the same moment, and has to be answered alike. */
  async function send(endpoint: Endpoint, id: string, payload: object): Promise<unknown> {
    sent += 1;
    const headers = { 'idempotency-key': randomUUID() };
    const request = { method: endpoint.method, url: pathOf(endpoint, { params: { id } }), payload, headers };
    const times = sent % SENT_TWICE === 0 ? 2 : 1;
    const [first, second] = await Promise.all(Array.from({ length: times }, () => server.send(request)));
    if (first?.status !== endpoint.status) throw new Error(JSON.stringify(first?.body));
    if (second) expect(second.body).toEqual(first.body);
    return unwrap(endpoint, first.body);
  }

  test('the report is what a plain count of the file says, cell by cell', async () => {
    const report = (await server.call(getReport, { params: { id: project.id } }, project.owner)).data;
    expect(report.headline).toMatchObject({ started: 1040, completed: 1040, completionRate: 1 });
    expect(report.questions).toHaveLength(26);
    for (const [column, { question, base, skipped, rows }] of report.questions.entries()) {
      const counts = countValues(file, column);
      const answered = Object.values(counts).reduce((sum, count) => sum + count, 0);
      expect(question.title.en).toBe(file.titles[column]);
      expect({ base, skipped }).toEqual({ base: answered, skipped: 1040 - answered });
      expect(Object.fromEntries(rows.map(({ label, count }) => [label?.en, count]))).toEqual(counts);
      for (const { count, share } of rows) expect(share).toBeCloseTo(count / answered, 12);
    }
  });

  test('the exported file holds what the people’s file holds, cell by cell', async () => {
    const reply = await server.call(exportResponses, { params: { id: project.id }, query: {} }, project.owner);
    const text = String(reply.body);
    expect(text.startsWith('\ufeff')).toBe(true);
    const [header = [], ...rows] = parseCsv(text);
    const columns = file.titles.map((title) => header.indexOf(title));
    expect(columns).not.toContain(-1);
    const exported = rows.map((row) => columns.map((column) => row[column]));
    expect(sorted(exported)).toEqual(sorted(file.rows));
  });
});

/** Responses arrive in no particular order. */
function sorted(rows: readonly (string | undefined)[][]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
