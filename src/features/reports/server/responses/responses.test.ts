import { beforeAll, describe, expect, it } from 'vitest';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { newId } from '#kit/server/ids.ts';
import { createProject, sampleQuestionnaire, type TestProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { createVersion } from '#tests/factories/version.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../../contract/export.ts';
import { getReport } from '../../contract/report.ts';
import {
  deleteResponse,
  findResponseSources,
  findResponses,
  getResponse,
  type ResponseSummary,
} from '../../contract/responses.ts';
import { findTextAnswers, type TextAnswer } from '../../contract/text-answers.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

describe('findResponses', () => {
  it('shows completed ones, the latest first, a page at a time', async () => {
    const project = await createProject(server, { published: true });
    const ids = await createResponses(
      server,
      project.id,
      Array.from({ length: 7 }, (_, index) => ({ answers: { q1: 'o1' }, seconds: index, locale: 'bn' as const })),
    );
    await createResponses(server, project.id, [{ state: 'answering' }]);
    const { items, totals } = await readAll(project, { limit: 3 });
    expect(items.map((item) => item._id)).toEqual(ids.toReversed());
    expect(totals).toEqual([7, 7, 7]);
    expect(items[0]).toMatchObject({ seconds: 6, version: 1, locale: 'bn', answered: 1, details: {} });
  });

  it('is searched by what was asked of the person, in either digit set', async () => {
    const project = await createProject(server, { published: true });
    await createResponses(server, project.id, [
      { details: { name: 'Owner Two', phone: '+8801712345678' } },
      ...Array.from({ length: 1_100 }, () => ({ details: { name: 'Somebody' } })),
      { details: { name: 'মালিক উদাহরণ', email: 'owner@example.com' } },
    ]);
    const namesFor = async (q: string) => (await readAll(project, { q })).items.map((item) => item.details.name);
    expect(await namesFor('OWNE')).toEqual(['মালিক উদাহরণ', 'Owner Two']);
    expect(await namesFor('০১৭১২')).toEqual(['Owner Two']);
    expect(await namesFor('মালিক')).toEqual(['মালিক উদাহরণ']);
    expect(await namesFor('nobody')).toEqual([]);
  });

  it('tells facts alone of those not submitted yet', async () => {
    const project = await createProject(server, { published: true });
    const details = { name: 'Secret name' };
    const source = { utm_source: 'Secret source' };
    const answers = { q1: 'o1', q2: 'Secret' };
    await createResponses(server, project.id, [{}, { state: 'answering', answers, details, source }]);
    const query = { state: 'answering' as const, with: 'words' as const };
    const reply = await server.call(findResponses, { params: { id: project.id }, query }, project.owner);
    expect(reply.data.items).toMatchObject([{ state: 'answering', completedAt: null, seconds: null, answered: 2 }]);
    expect(JSON.stringify(reply.data)).not.toContain('Secret');
    expect(reply.data.items).toMatchObject([{ details: {}, source: {} }]);
    for (const guess of [{ q: 'Secret' }, { has: 'text' as const }, { source: 'Secret source' }]) {
      const input = { params: { id: project.id }, query: { ...query, ...guess } };
      const refused = await server.call(findResponses, input, project.owner);
      const said = Object.keys(guess).map((field) => [field, [expect.stringContaining('not submitted yet')]]);
      expect([refused.status, refused.body.data.error.fields]).toEqual([422, Object.fromEntries(said)]);
    }
    const params = { id: project.id, responseId: reply.data.items[0]?._id ?? '' };
    expect((await server.call(getResponse, { params }, project.owner)).status).toBe(404);
  });

  it('is narrowed by day in Dhaka, language and words of their own, as is the file of it', async () => {
    const project = await createProject(server, { published: true });
    await createResponses(server, project.id, [
      { details: { name: 'One' }, startedAt: new Date('2026-01-04T17:59:59Z'), answers: { q1: 'o1' } },
      {
        details: { name: 'Two' },
        startedAt: new Date('2026-01-04T18:00:00Z'),
        locale: 'bn',
        source: { utm_source: 'letter' },
      },
      { details: { name: 'Three' }, startedAt: new Date('2026-01-05T17:59:59Z'), answers: { q2: 'Words' } },
      { details: { name: 'Four' }, startedAt: new Date('2026-01-05T18:00:00Z') },
    ]);
    const params = { id: project.id };
    const cases: [query: object, names: string[]][] = [
      [{ from: '2026-01-05' }, ['Four', 'Three', 'Two']],
      [{ until: '2026-01-05' }, ['Three', 'Two', 'One']],
      [{ from: '2026-01-05', until: '2026-01-05' }, ['Three', 'Two']],
      [{ language: 'bn' }, ['Two']],
      [{ has: 'text' }, ['Three']],
      [{ has: 'text', q: 'two' }, []],
      [{ source: 'letter' }, ['Two']],
      [{ source: 'lett' }, []],
    ];
    for (const [query, names] of cases) {
      const { data } = await server.call(findResponses, { params, query }, project.owner);
      expect(data.items.map(({ details }) => details.name)).toEqual(names);
      expect(data.total).toBeNull();
      const file = String((await server.call(exportResponses, { params, query }, project.owner)).body);
      expect(['Four', 'Three', 'Two', 'One'].filter((name) => file.includes(`,${name},`))).toEqual(names);
    }
    const bad = { params, query: { from: '2026-02-30' } };
    expect((await server.call(findResponses, bad, project.owner)).status).toBe(422);
  });

  it('takes for words of their own only what the version asked as text', async () => {
    const every = { id: 'q', help: {}, required: false };
    const number: Question = { ...every, kind: 'number', title: { en: 'Cups?' }, decimals: 0, unit: {} };
    const text: Question = { ...every, kind: 'short_text', title: { en: 'Which tea?' } };
    const asking = (question: Question) => ({
      sections: [{ id: 's1', title: {}, intro: {}, questions: [question] }],
    });
    const project = await createProject(server, { published: true, questionnaire: asking(number) });
    await createVersion(server, project, asking(text));
    const [, written] = await createResponses(server, project.id, [
      { version: 1, answers: { q: 2 } },
      { version: 2, answers: { q: 'Green' } },
      { version: 2 },
    ]);
    const input = { params: { id: project.id }, query: { has: 'text' as const } };
    const { items } = (await server.call(findResponses, input, project.owner)).data;
    expect(items.map((item) => item._id)).toEqual([written]);
  });

  it('tells how far a search came that stops before the end', async () => {
    const project = await createProject(server, { published: true });
    const others = Array.from({ length: 21_000 }, () => ({ details: { name: 'Somebody' } }));
    await createResponses(server, project.id, [{ details: { name: 'Owner Two' } }, ...others]);
    await foldProject(server.db, project.id, { which: isUnfolded, most: 30_000 });
    const ask = async (cursor?: string) =>
      (await server.call(findResponses, { params: { id: project.id }, query: { q: 'owner', cursor } }, project.owner))
        .data;
    const first = await ask();
    expect([first.items, first.total]).toEqual([[], null]);
    const second = await ask(first.next ?? '');
    expect([second.items.map((item) => item.details.name), second.next]).toEqual([['Owner Two'], null]);
    expect(first.read).toBeGreaterThanOrEqual(20_000);
    expect(first.read + second.read).toBe(21_001);
  });

  it('refuses a cursor that it did not make', async () => {
    const project = await createProject(server, { published: true });
    for (const cursor of ['x', newId(), Buffer.from('["a"]').toString('base64url')]) {
      const reply = await server.call(findResponses, { params: { id: project.id }, query: { cursor } }, project.owner);
      expect(reply.status).toBe(422);
    }
  });

  async function readAll(project: TestProject, query: { limit?: number; q?: string }) {
    const items: ResponseSummary[] = [];
    const totals: (number | null)[] = [];
    let cursor: string | undefined;
    do {
      const input = { params: { id: project.id }, query: { ...query, cursor } };
      const page = (await server.call(findResponses, input, project.owner)).data;
      items.push(...page.items);
      totals.push(page.total);
      cursor = page.next ?? undefined;
    } while (cursor);
    return { items, totals };
  }
});

describe('findResponseSources', () => {
  it('tells where those who submitted came from, the most frequent first', async () => {
    const project = await createProject(server, { published: true });
    const ask = async () =>
      (await server.call(findResponseSources, { params: { id: project.id } }, project.owner)).data;
    expect(await ask()).toEqual({ sources: [] });
    await createResponses(server, project.id, [
      { source: { utm_source: 'letter' } },
      { source: { utm_source: 'poster', utm_campaign: 'march' } },
      { source: { utm_source: 'poster', utm_medium: '' } },
      { source: {} },
      { source: { utm_source: 'secret' }, state: 'answering' },
    ]);
    expect(await ask()).toEqual({
      sources: [
        { name: 'utm_source', value: 'poster' },
        { name: 'utm_campaign', value: 'march' },
        { name: 'utm_source', value: 'letter' },
      ],
    });
  });
});

describe('getResponse', () => {
  it('calls by name what is piped into a question', async () => {
    const questionnaire = sampleQuestionnaire();
    const [, why] = questionnaire.sections[0]?.questions ?? [];
    if (why) why.title = { en: 'Why {{answer:q1|that}}?' };
    const project = await createProject(server, { published: true, questionnaire });
    const [responseId = ''] = await createResponses(server, project.id, [{ answers: { q1: 'o1' } }]);
    const { data } = await server.call(getResponse, { params: { id: project.id, responseId } }, project.owner);
    expect(data.questions[1]?.question.title.en).toBe('Why [What do you drink?]?');
  });

  it('tells it in the words of its own version and the reader’s language, with its neighbours', async () => {
    const project = await createProject(server, { published: true });
    const [older = '', id = '', newer = ''] = await createResponses(server, project.id, [
      {},
      { answers: { q1: 'o1' }, details: { name: 'Respondent' }, seconds: 65 },
      {},
    ]);
    await createResponses(server, project.id, [{ state: 'answering' }]);
    await createVersion(server, project, { sections: [{ id: 's1', title: {}, intro: {}, questions: [] }] });
    const params = { id: project.id, responseId: id };
    const { data } = await server.call(getResponse, { params }, project.owner);
    expect(data).toMatchObject({ _id: id, previous: newer, next: older, seconds: 65, details: { name: 'Respondent' } });
    expect(data.questions.map(({ question, answer }) => [question.id, answer])).toEqual([
      ['q1', 'Tea'],
      ['q2', null],
    ]);
    const url = `/api/v1/projects/${project.id}/responses/${id}`;
    const bengali = await server.send({ url, headers: { 'accept-language': 'bn' }, by: project.owner });
    expect(bengali.body.data.data.questions[0].answer).toBe('চা');
    const last = await server.call(getResponse, { params: { ...params, responseId: newer } }, project.owner);
    expect([last.data.previous, last.data.next]).toEqual([null, id]);
  });

  it('finds none while somebody is still answering it', async () => {
    const project = await createProject(server, { published: true });
    const [responseId = ''] = await createResponses(server, project.id, [{ state: 'answering' }]);
    const params = { id: project.id, responseId };
    expect((await server.call(getResponse, { params }, project.owner)).status).toBe(404);
    expect((await server.call(deleteResponse, { params }, project.owner)).status).toBe(404);
  });
});

describe('responses for machines', () => {
  const everyQuestion = { help: {}, required: false };
  const options = [
    { id: 'o1', label: { en: 'Tea', bn: 'চা' } },
    { id: 'o2', label: { en: 'Coffee', bn: 'কফি' } },
  ];
  const questions: Question[] = [
    { id: 'drink', kind: 'single_choice', title: { en: 'Drink?' }, ...everyQuestion, options },
    { id: 'more', kind: 'multiple_choice', title: { en: 'More?' }, ...everyQuestion, options },
    { id: 'cups', kind: 'number', title: { en: 'Cups?' }, ...everyQuestion, decimals: 1, unit: {} },
    { id: 'since', kind: 'date', title: { en: 'Since?' }, ...everyQuestion },
    { id: 'why', kind: 'short_text', title: { en: 'Why?' }, ...everyQuestion },
  ];
  const answers = { drink: 'o2', more: ['o2', 'o1'], cups: '২.৫', since: '2026-02-28' };
  const raw = { drink: 'o2', more: ['o1', 'o2'], cups: 2.5, since: '2026-02-28' };
  const source = { utm_source: 'letter' };
  let project: TestProject;

  beforeAll(async () => {
    const questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions }] };
    project = await createProject(server, { published: true, questionnaire });
    const body = { answers, source, complete: true };
    await server.call(startRespondent, { params: { id: project.id }, body });
  });

  it('are listed with every answer as it is stored, source, times, language and version, when asked', async () => {
    const ask = (query: object) => server.call(findResponses, { params: { id: project.id }, query }, project.owner);
    const [item] = (await ask({ with: 'answers' })).data.items;
    const now = server.clock.now.toISOString();
    expect(item).toMatchObject({ answers: raw, source, locale: 'en', version: 1, startedAt: now, completedAt: now });
    expect((await ask({})).data.items[0]).not.toHaveProperty('answers');
    expect((await ask({ with: 'words' })).data.items[0]?.words).toMatchObject({ drink: 'Coffee', cups: '2.5' });
    expect((await ask({ with: 'everything' })).status).toBe(422);
  });

  it('are read one by one with the value of each answer beside its words, null where skipped', async () => {
    const { items } = (await server.call(findResponses, { params: { id: project.id } }, project.owner)).data;
    const params = { id: project.id, responseId: items[0]?._id ?? '' };
    const { data } = await server.call(getResponse, { params }, project.owner);
    expect(data.source).toEqual(source);
    expect(data.questions.map(({ question, value, answer }) => [question.id, value, answer])).toEqual([
      ['drink', 'o2', 'Coffee'],
      ['more', ['o1', 'o2'], expect.stringMatching(/Tea.*Coffee/)],
      ['cups', 2.5, '2.5'],
      ['since', '2026-02-28', expect.any(String)],
      ['why', null, null],
    ]);
  });
});

describe('findTextAnswers', () => {
  it('lists them, the latest first, of every version, and searches', async () => {
    const project = await createProject(server, { published: true });
    await createResponses(server, project.id, [
      { answers: { q2: 'For the taste' } },
      {},
      { answers: { q2: 'স্বাদ ১০০' } },
    ]);
    await createVersion(server, project, sampleQuestionnaire());
    await createResponses(server, project.id, [{ version: 2, answers: { q2: 'Taste, again' } }]);
    expect(await textsOf(project, {})).toEqual({ texts: ['Taste, again', 'স্বাদ ১০০', 'For the taste'], totals: [3, 3] });
    expect((await textsOf(project, { q: 'TASTE' })).texts).toEqual(['Taste, again', 'For the taste']);
    expect((await textsOf(project, { q: '100' })).texts).toEqual(['স্বাদ ১০০']);
  });

  it('lists what was written beside options, which has a column of its own and is an answer in own words', async () => {
    const { sections } = sampleQuestionnaire();
    const options = [
      { id: 'o1', label: { en: 'Tea' } },
      { id: 'o3', label: { en: 'Other' }, asksText: true },
    ];
    const [section = { id: 's1', title: {}, intro: {} }] = sections;
    const asked = {
      id: 'q1',
      kind: 'multiple_choice' as const,
      title: { en: 'What?' },
      help: {},
      required: true,
      options,
    };
    const questionnaire = { sections: [{ ...section, questions: [asked] }] };
    const project = await createProject(server, { published: true, questionnaire });
    await createResponses(server, project.id, [
      { answers: { q1: { o1: '', o3: 'Lemonade' } } },
      { answers: { q1: ['o1'] } },
      { answers: { q1: { o3: 'Water' } } },
    ]);
    const params = { id: project.id };
    const texts = await server.call(
      findTextAnswers,
      { params: { ...params, questionId: 'q1' }, query: { q: '' } },
      project.owner,
    );
    expect([texts.data.items.map(({ text }) => text), texts.data.total]).toEqual([['Water', 'Lemonade'], 2]);
    const own = { params, query: { has: 'text' as const } };
    expect((await server.call(findResponses, own, project.owner)).data.items).toHaveLength(2);
    const file = String((await server.call(exportResponses, { params, query: {} }, project.owner)).body);
    const cells = file.split('\r\n').map((line) => line.split(',').slice(6, 8).join());
    expect(cells.slice(0, 4)).toEqual(['What?,What?: Other', 'Tea; Other,Lemonade', 'Tea,', 'Other,Water']);
  });

  it('names each cell of a grid, in its order, also those of older versions', async () => {
    const project = await createProject(server);
    const [first, second] = [gridText('r1', 'r2'), gridText('r2')];
    await createVersion(server, project, first);
    await createResponses(server, project.id, [{ version: 1, answers: { q1: { 'r1~c2': 'no', 'r2~c10': 'yes' } } }]);
    await createVersion(server, project, second);
    await createResponses(server, project.id, [{ version: 2, answers: { q1: { 'r2~c2': 'b', 'r2~c10': 'a' } } }]);
    const input = { params: { id: project.id, questionId: 'q1' }, query: {} };
    const { data } = await server.call(findTextAnswers, input, project.owner);
    expect(data.items.map(({ text }) => text)).toEqual([
      'Row r2 – Column c10: a; Row r2 – Column c2: b',
      'Row r2 – Column c10: yes; Row r1 – Column c2: no',
    ]);
  });

  it('is for text questions only', async () => {
    const project = await createProject(server, { published: true });
    for (const questionId of ['q1', 'unknown']) {
      const reply = await server.call(
        findTextAnswers,
        { params: { id: project.id, questionId }, query: {} },
        project.owner,
      );
      expect(reply.status).toBe(404);
    }
  });

  async function textsOf(project: TestProject, query: { q?: string }) {
    const items: TextAnswer[] = [];
    const totals: (number | null)[] = [];
    let cursor: string | undefined;
    do {
      const input = { params: { id: project.id, questionId: 'q2' }, query: { ...query, cursor, limit: 2 } };
      const page = (await server.call(findTextAnswers, input, project.owner)).data;
      items.push(...page.items);
      totals.push(page.total);
      cursor = page.next ?? undefined;
    } while (cursor);
    return { texts: items.map((item) => item.text), totals };
  }
});

describe('access', () => {
  it('to responses is the owner’s, for reading the staff’s too, and nobody else’s', async () => {
    const project = await createProject(server, { published: true });
    const [responseId = ''] = await createResponses(server, project.id, [{ answers: { q2: 'Why not' } }]);
    const [stranger, admin] = [await createUser(server), await createUser(server, { role: 'admin' })];
    expect(await statuses(project.id, responseId, stranger)).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses(project.id, responseId, admin)).toEqual([200, 200, 200, 200, 403]);
    expect(await statuses(project.id, responseId, project.owner)).toEqual([200, 200, 200, 200, 200]);
  });

  it('to a response goes through its own project alone', async () => {
    const [project, other] = [
      await createProject(server, { published: true }),
      await createProject(server, { published: true }),
    ];
    const [responseId = ''] = await createResponses(server, project.id, [{}]);
    const params = { id: other.id, responseId };
    expect((await server.call(getResponse, { params }, other.owner)).status).toBe(404);
    expect((await server.call(deleteResponse, { params }, other.owner)).status).toBe(404);
    const { data } = await server.call(getReport, { params: { id: project.id } }, project.owner);
    expect(data.headline.completed).toBe(1);
  });

  async function statuses(id: string, responseId: string, by: TestUser): Promise<number[]> {
    const replies = [
      await server.call(findResponses, { params: { id }, query: {} }, by),
      await server.call(getResponse, { params: { id, responseId } }, by),
      await server.call(findTextAnswers, { params: { id, questionId: 'q2' }, query: {} }, by),
      await server.call(exportResponses, { params: { id }, query: {} }, by),
      await server.call(deleteResponse, { params: { id, responseId } }, by),
    ];
    return replies.map((reply) => reply.status);
  }
});

function gridText(...rows: string[]): Questionnaire {
  const named = (name: string, ids: string[]) => ids.map((id) => ({ id, label: { en: `${name} ${id}` } }));
  const asked = { id: 'q1', title: { en: 'What?' }, help: {}, required: false };
  const cells = { rows: named('Row', rows), columns: named('Column', ['c10', 'c2']) };
  return { sections: [{ id: 's1', title: {}, intro: {}, questions: [{ ...asked, ...cells, kind: 'grid_text' }] }] };
}
