import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { RIGHT } from '#domain/quiz/sample-quiz.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import { findNotifications } from '#features/notifications/contract/own.ts';
import { getSurvey, updateSurvey } from '#features/projects/contract/project.ts';
import { getRetention } from '#features/projects/contract/retention.ts';
import type { Retention } from '#features/projects/contract/settings.ts';
import { exportResponses } from '#features/reports/contract/export.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { deleteResponse, findResponses } from '#features/reports/contract/responses.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { getWelcome } from '#features/taking-part/contract/welcome.ts';
import { activities } from '#kit/server/audit/tables.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { uploadFile } from '#tests/factories/file.ts';
import { createProject, createQuiz, sampleQuestionnaire, type TestProject } from '#tests/factories/project.ts';
import { createRespondent, createResponse } from '#tests/factories/respondent.ts';
import { createResponses, type ResponseOptions } from '#tests/factories/response.ts';
import { createUser, signInAgain } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { files, respondents } from '../tables.ts';
import { foldProject } from '../tallies/fold-project.ts';
import { isUnfolded } from '../tallies/unfolded.ts';
import { keepForRetention } from './keep-for-retention.ts';

let server: TestServer;
const job = keepForRetention('http://localhost:3000');

beforeAll(async () => {
  server = await startTestServer();
});

const run = () => job.run({ db: server.db, now: server.clock.now, log: createLogger('silent') } as JobContext, {});
const ago = (days: number) => new Date(server.clock.now.getTime() - days * DAY_MS);
const days = (count: number) => count * 24 * 60 * 60;
async function later({ owner }: TestProject, seconds: number): Promise<void> {
  server.clock.forward(seconds);
  await signInAgain(server, owner);
}
const keep = (project: TestProject, retention: Retention | null) =>
  server.call(updateSurvey, { params: { id: project.id }, body: { retention } }, project.owner);
const look = async (project: TestProject, query: { days?: number; end?: Retention['end'] } = {}) =>
  (await server.call(getRetention, { params: { id: project.id }, query }, project.owner)).data;
const report = async ({ id, owner }: TestProject) => (await server.call(getReport, { params: { id } }, owner)).data;
const countOf = (project: TestProject) => server.db.$count(respondents, eq(respondents.projectId, project.id));
const foldAll = ({ id }: TestProject) => foldProject(server.db, id, { which: isUnfolded, most: 1_000 });
const logOf = (project: TestProject) =>
  server.db
    .select({ changes: activities.changes, ownerId: activities.ownerId })
    .from(activities)
    .where(and(eq(activities.subjectId, project.id), eq(activities.action, 'responsesEnded')));

async function withResponses(...options: ResponseOptions[]): Promise<TestProject> {
  const project = await createProject(server, { published: true });
  await createResponses(server, project.id, options);
  return project;
}

describe('getRetention', () => {
  it('tells its owner what would go, and not before a week has passed', async () => {
    const project = await withResponses(
      { startedAt: ago(100), seconds: 60 },
      { startedAt: ago(95), state: 'answering' },
      { startedAt: ago(86) },
      { startedAt: ago(10) },
    );
    expect(await look(project)).toEqual({ retention: null, going: null });
    const { going } = await look(project, { days: 90, end: 'anonymise' });
    const at = new Date(server.clock.now.getTime() + 7 * DAY_MS);
    expect(going).toMatchObject({ at: at.toISOString(), responses: 2, unfinished: 1 });
    const day = Date.parse(going?.until ?? '') - (at.getTime() - 90 * DAY_MS);
    expect(day).toBeGreaterThanOrEqual(0);
    expect(day).toBeLessThanOrEqual(DAY_MS);
    expect((await look(project, { days: 3650 })).going?.at).toBe(
      new Date(ago(100).getTime() + 60_000 + 3650 * DAY_MS).toISOString(),
    );
    const nothing = await createProject(server, { published: true });
    expect(await look(nothing, { days: 1 })).toEqual({ retention: { days: 1, end: 'delete' }, going: null });
  });

  it('takes 1 to 3650 days and whoever owns the project', async () => {
    const project = await withResponses({});
    for (const wrong of [0, 3651, 1.5]) {
      const params = { id: project.id };
      const query = { days: wrong };
      expect((await server.call(getRetention, { params, query }, project.owner)).status).toBe(422);
      expect((await keep(project, { days: wrong, end: 'delete' })).status).toBe(422);
    }
    const staff = await createUser(server, { role: 'admin' });
    expect((await server.call(getRetention, { params: { id: project.id } }, staff)).status).toBe(403);
    expect((await server.call(getRetention, { params: { id: project.id } }, await createUser(server))).status).toBe(
      404,
    );
  });
});

describe('answers that are kept for a time', () => {
  it('go a week after their owner was told, by notification and email, and figures follow', async () => {
    const project = await withResponses(
      { startedAt: ago(100), answers: { q1: 'o1', q2: 'Old' } },
      { startedAt: ago(100), state: 'answering' },
      { startedAt: ago(100), state: 'screened_out' },
      { startedAt: ago(20), answers: { q1: 'o2', q2: 'New' } },
    );
    await foldAll(project);
    await keep(project, { days: 30, end: 'delete' });
    await run();
    await run();
    const told = (await server.call(findNotifications, { query: {} }, project.owner)).data.items;
    expect(told.filter(({ kind }) => kind === 'answers_go')).toHaveLength(1);
    const sent = await server.db
      .select()
      .from(mails)
      .where(eq(mails.toAddress, project.owner.email ?? ''));
    expect(sent.filter(({ template }) => template === 'answersGo')).toHaveLength(1);
    expect(await countOf(project)).toBe(4);
    await later(project, days(7) - 60);
    await run();
    expect(await countOf(project)).toBe(4);
    await later(project, 120);
    await run();
    expect(await countOf(project)).toBe(1);
    expect(await logOf(project)).toEqual([
      { changes: { responsesDeleted: { before: null, after: 3 } }, ownerId: project.owner.id },
    ]);
    const { headline } = await report(project);
    expect(headline).toMatchObject({ started: 1, completed: 1, screenedOut: 0 });
    await run();
    expect(await logOf(project)).toHaveLength(1);
  });

  it('go later as their time comes, and the owner is not told anew', async () => {
    const project = await withResponses({ startedAt: ago(29), answers: { q1: 'o1' } });
    await keep(project, { days: 30, end: 'delete' });
    await run();
    await later(project, days(8));
    await createResponses(server, project.id, [{ startedAt: ago(5), answers: { q1: 'o2' } }]);
    await run();
    expect(await countOf(project)).toBe(1);
    await later(project, days(26));
    await run();
    expect(await countOf(project)).toBe(0);
    const told = (await server.call(findNotifications, { query: {} }, project.owner)).data.items;
    expect(told.filter(({ kind }) => kind === 'answers_go')).toHaveLength(1);
  });

  it('stay where the owner thinks again, and whoever shortens the time is told again', async () => {
    const project = await withResponses({ startedAt: ago(100), answers: { q1: 'o1' } });
    await keep(project, { days: 50, end: 'delete' });
    await run();
    await later(project, days(8));
    await keep(project, null);
    await keep(project, { days: 50, end: 'delete' });
    await run();
    expect(await countOf(project)).toBe(1);
    expect((await look(project)).going?.at).toBe(new Date(server.clock.now.getTime() + 7 * DAY_MS).toISOString());
    await later(project, days(6));
    await keep(project, { days: 40, end: 'delete' });
    await later(project, days(2));
    await run();
    expect(await countOf(project)).toBe(1);
    await keep(project, { days: 200, end: 'delete' });
    await later(project, days(8));
    await run();
    expect(await countOf(project)).toBe(1);
  });

  it('of an unfinished respondent are kept from when they were saved last', async () => {
    const project = await createProject(server, { published: true });
    await keep(project, { days: 10, end: 'delete' });
    const ref = await createRespondent(server, project.id);
    await later(project, days(9));
    await run();
    await server.call(saveAnswers, { params: { id: ref }, body: { answers: { q1: 'o1' } } });
    await later(project, days(9));
    await run();
    expect(await countOf(project)).toBe(1);
    expect((await server.call(completeRespondent, { params: { id: ref }, body: {} })).status).toBe(200);
    await later(project, days(9));
    await run();
    expect(await countOf(project)).toBe(1);
    await later(project, days(2));
    await run();
    expect(await countOf(project)).toBe(0);
  });
});

describe('answers that are made anonymous', () => {
  const every = { help: {}, required: false };
  const asked: Question[] = [
    ...(sampleQuestionnaire().sections[0]?.questions ?? []),
    { ...every, id: 'mail', kind: 'email_address', title: { en: 'Email' } },
    { ...every, id: 'papers', kind: 'file_upload', title: { en: 'Menu' }, accepts: [], maxFiles: 3, maxMegabytes: 5 },
  ];
  const questionnaire: Questionnaire = {
    sections: [{ id: 's', title: {}, intro: {}, questions: asked }],
    hiddenValues: [{ id: 'customer', label: { en: 'Customer' } }],
  };

  it('tell nobody who it was, and count as before', async () => {
    const settings = {
      responseMethod: 'identified',
      details: { name: 'optional', phone: 'off', email: 'optional', address: 'off' },
      onePer: 'device',
    } as const;
    const project = await createProject(server, { published: true, settings, questionnaire });
    const { id, owner } = project;
    const ref = await createRespondent(server, id, { hiddenValues: { customer: 'C-17' } });
    const file = await uploadFile(server, ref, { name: 'rahima.txt' });
    const answers = { q1: 'o1', q2: 'Because.', mail: 'rahima@example.com', papers: [file] };
    await server.call(saveAnswers, { params: { id: ref }, body: { answers } });
    const details = { name: 'Rahima Akter', email: 'rahima@example.com' };
    expect((await server.call(completeRespondent, { params: { id: ref }, body: { details } })).status).toBe(200);
    await foldAll(project);
    const before = await report(project);
    await keep(project, { days: 1, end: 'anonymise' });
    await run();
    await later(project, days(8));
    await run();
    await run();

    const [row] = await server.db.select().from(respondents).where(eq(respondents.projectId, id));
    expect(JSON.stringify(row)).not.toMatch(/rahima|C-17/i);
    expect(row).toMatchObject({
      ...{ details: {}, hiddenValues: {}, onceKey: null, startKey: null, userId: null, saves: [] },
      answers: { q1: 'o1', q2: 'Because.', mail: '•••' },
    });
    expect(await server.db.select({ dropped: files.dropped }).from(files).where(eq(files.projectId, id))).toEqual([
      { dropped: true },
    ]);
    expect((await server.call(getRespondent, { params: { id: ref } })).status).toBe(404);
    const after = await report(project);
    for (const figures of ['headline', 'questions', 'values'] as const) expect(after[figures]).toEqual(before[figures]);
    expect(await logOf(project)).toMatchObject([{ changes: { responsesAnonymised: { before: null, after: 1 } } }]);
    const csv = await server.call(exportResponses, { params: { id }, query: { locale: 'en' } }, owner);
    expect([csv.status, /rahima|C-17/i.test(JSON.stringify(csv))]).toEqual([200, false]);

    const [response] = (await server.call(findResponses, { params: { id }, query: {} }, owner)).data.items;
    const params = { id, responseId: response?._id ?? '' };
    await server.call(deleteResponse, { params }, owner);
    const { headline, questions } = await report(project);
    expect(headline).toMatchObject({ started: 0, completed: 0 });
    expect(questions.map(({ base, skipped }) => [base, skipped])).toEqual(asked.map(() => [0, 0]));
  });

  it('lose the name on a certificate and what was told of an answer marked by hand, and keep what it earned', async () => {
    const project = await createQuiz(server);
    await createResponse(server, project.id, { answers: RIGHT });
    const isOfQuiz = eq(respondents.projectId, project.id);
    const handMarks = { remarks: { earned: 1, feedback: 'Well done, Rahima', revision: 1, by: null } };
    const certificate = { code: '0123456789ABCDEF', name: 'Rahima Akter' };
    await server.db.update(respondents).set({ handMarks, certificate }).where(isOfQuiz);
    await keep(project, { days: 1, end: 'anonymise' });
    await run();
    await later(project, days(9));
    await run();
    const [row] = await server.db.select().from(respondents).where(isOfQuiz);
    expect(row).toMatchObject({ certificate: null, handMarks: { remarks: { earned: 1 } } });
    expect(JSON.stringify(row)).not.toContain('Rahima');
  });

  it('can be deleted in their turn, with those that came since', async () => {
    const project = await withResponses({ startedAt: ago(40), answers: { q1: 'o1' } });
    await keep(project, { days: 30, end: 'anonymise' });
    await run();
    await later(project, days(8));
    await run();
    expect(await countOf(project)).toBe(1);
    expect((await look(project)).going).toBeNull();
    await keep(project, { days: 30, end: 'delete' });
    expect((await look(project)).going).toMatchObject({ responses: 1 });
    await run();
    await later(project, days(8));
    await run();
    expect(await countOf(project)).toBe(0);
  });
});

it('respondents are told before they start', async () => {
  const project = await createProject(server, { published: true });
  await keep(project, { days: 90, end: 'anonymise' });
  const welcome = (await server.call(getWelcome, { params: { id: project.id } })).data;
  expect(welcome.retention).toEqual({ days: 90, end: 'anonymise' });
  const kept = (await server.call(getSurvey, { params: { id: project.id } }, project.owner)).data;
  expect(kept.retention).toEqual({ days: 90, end: 'anonymise' });
});
