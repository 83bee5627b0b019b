import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/text/durations.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { respondents, tallies } from '#features/responses/server/tables.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getDashboard } from '../../contract/dashboard.ts';
import { getSurvey } from '../../contract/project.ts';
import { saveQuestionnaire } from '../../contract/questionnaire.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const from = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

function open(owner: TestUser, title: string, settings: Partial<ProjectSettings> = {}) {
  return createProject(server, { owner, published: true, settings: { title: { en: title }, ...settings } });
}

async function count(projectId: string, responses: number): Promise<void> {
  await server.db.insert(tallies).values({ projectId, tallyKey: '', cell: 'completed', amount: String(responses) });
}

async function read(owner: TestUser) {
  return (await server.call(getDashboard, owner)).data;
}

async function stepsOf(owner: TestUser): Promise<string[]> {
  const { nextSteps } = await read(owner);
  return nextSteps.map(({ kind, title }) => `${kind} ${title.en}`);
}

describe('getDashboard', () => {
  it('starts at nothing', async () => {
    const { days, ...rest } = await read(await createUser(server));
    expect(rest).toEqual({ projects: 0, collecting: 0, responses: 0, newest: [], nextSteps: [] });
    expect(days).toHaveLength(30);
    expect(days.every(({ responses }) => responses === 0)).toBe(true);
  });

  it('counts the own projects, those that take answers now, and every response, leaving out those of others', async () => {
    const owner = await createUser(server);
    await createProject(server, { owner });
    const { id } = await open(owner, 'Open');
    await open(owner, 'Later', { opensAt: from(server.clock.now, 2).toISOString() });
    const strangers = await createProject(server, { published: true });
    for (const projectId of [id, strangers.id]) await count(projectId, 12);
    expect(await read(owner)).toMatchObject({ projects: 3, collecting: 1, responses: 12 });
  });

  it('says how many came in on each of the last 30 days in Dhaka, of all projects together', async () => {
    const owner = await createUser(server);
    const [one, two, strangers] = [await open(owner, 'One'), await open(owner, 'Two'), await createProject(server)];
    const { now } = server.clock;
    const at = (days: number) => ({ startedAt: from(now, -days), seconds: 60 });
    await createResponses(server, one.id, [at(0.01), at(2), at(2), at(29), at(31), { ...at(1), state: 'answering' }]);
    await createResponses(server, two.id, [at(2)]);
    await createResponses(server, strangers.id, [at(2)]);
    const { days, newest } = await read(owner);
    expect(days.map(({ responses }) => responses)).toEqual([1, ...Array(26).fill(0), 3, 0, 1]);
    const completed = (days: number) => new Date(from(now, -days).getTime() + 60_000).toISOString();
    expect(newest).toEqual([
      { projectId: two.id, responses: [...Array(27).fill(0), 1, 0, 0], lastResponseAt: completed(2) },
      { projectId: one.id, responses: [1, ...Array(26).fill(0), 2, 0, 1], lastResponseAt: completed(0.01) },
    ]);
    expect(days.at(-1)?.day).toBe(from(now, 0.25).toISOString().slice(0, 10));
  });

  it('reads no response that is folded, and asks as few statements however many there are', async () => {
    const owner = await createUser(server);
    const { id } = await open(owner, 'Many');
    const respond = (count: number) =>
      createResponses(server, id, Array(count).fill({ startedAt: from(server.clock.now, -3), seconds: 60 }));
    const statements = () => statementsOf(() => server.call(getDashboard, owner));
    await respond(1);
    const before = await statements();
    await respond(600);
    expect(await statements()).toBe(before);
    expect(await foldProject(server.db, id, { which: isUnfolded, most: 1_000 })).toBe(601);
    await server.db.delete(respondents).where(eq(respondents.projectId, id));
    const { days, nextSteps } = await read(owner);
    expect(days.map(({ responses }) => responses)).toEqual([...Array(26).fill(0), 601, 0, 0, 0]);
    expect(nextSteps).toMatchObject([{ kind: 'read', responses: 601 }]);
  });

  it('says what needs doing of all projects, the most pressing of each kind', async () => {
    const owner = await createUser(server);
    const { now } = server.clock;
    for (const title of ['Old draft', 'Draft'])
      await createProject(server, { owner, settings: { title: { en: title } } });
    await open(owner, 'Unanswered');
    await open(owner, 'Not open yet', { opensAt: from(now, 1).toISOString() });
    const ending = await open(owner, 'Ends soon', { endsAt: from(now, 2).toISOString() });
    const sooner = await open(owner, 'Ends sooner', { endsAt: from(now, 1).toISOString() });
    const full = await open(owner, 'Nearly full', { responseLimit: 10 });
    const changed = await open(owner, 'Changed');
    for (const { id } of [ending, sooner, full, changed]) await count(id, 8);
    const { questionnaire, questionnaireRevision } = (
      await server.call(getSurvey, { params: { id: changed.id } }, owner)
    ).data;
    for (const section of questionnaire.sections) section.title = { en: 'Other', bn: 'অন্য' };
    const body = { questionnaireRevision, questionnaire };
    expect((await server.call(saveQuestionnaire, { params: { id: changed.id }, body }, owner)).status).toBe(200);
    await createResponses(server, full.id, [{ startedAt: from(now, -1), seconds: 60 }]);
    const steps = await stepsOf(owner);
    expect(steps).toEqual([
      'share Unanswered',
      'ending Ends sooner',
      'full Nearly full',
      'republish Changed',
      expect.stringMatching(/^finish (Old draft|Draft)$/),
      'read Nearly full',
    ]);
  });

  it('tells the days of the five newest projects, however many there are', async () => {
    const owner = await createUser(server);
    const made = [];
    for (const title of ['1', '2', '3', '4', '5', '6']) made.push((await open(owner, title)).id);
    const { newest } = await read(owner);
    expect(newest.map(({ projectId }) => projectId)).toEqual(made.slice(1).reverse());
  });

  it('calls nothing open that is not, and asks for nothing of what is over', async () => {
    const owner = await createUser(server);
    const over = await open(owner, 'Over', { endsAt: from(server.clock.now, 1 / 1440).toISOString() });
    await count(over.id, 3);
    server.clock.forward(60);
    expect(await read(owner)).toMatchObject({ collecting: 0, responses: 3, nextSteps: [] });
  });

  it('asks visitors to sign in', async () => {
    expect((await server.call(getDashboard)).status).toBe(401);
  });
});
