import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/text/durations.ts';
import { tallies } from '#features/responses/server/tables.ts';
import type { Input } from '#kit/contract/endpoint.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { findProjects } from '../../contract/list.ts';
import { saveQuestionnaire } from '../../contract/questionnaire.ts';

type Query = Input<typeof findProjects>['query'];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

function find(by: TestUser, query: Query = {}) {
  return server.call(findProjects, { query }, by);
}

/** Every title of a list, collected page by page. */
async function titlesOf(by: TestUser, query: Query, locale: 'en' | 'bn' = 'en'): Promise<string[]> {
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    const search = new URLSearchParams({ ...(query as Record<string, string>), ...(cursor && { cursor }) });
    const url = `/api/v1/projects?${search}`;
    const reply = await server.send({ method: 'GET', url, headers: { 'accept-language': locale }, by });
    const page = reply.body.data.data;
    titles.push(...page.items.map((item: { title: Record<string, string> }) => item.title[locale]));
    cursor = page.next ?? undefined;
  } while (cursor);
  return titles;
}

async function ownerOf(titles: readonly { en?: string; bn?: string }[]): Promise<TestUser> {
  const owner = await createUser(server);
  for (const title of titles) await createProject(server, { owner, settings: { title } });
  return owner;
}

describe('findProjects', () => {
  it('holds the own ones alone, also for staff', async () => {
    const owner = await ownerOf([{ en: 'Mine' }]);
    const admin = await createUser(server, { role: 'admin' });
    expect((await find(owner)).data).toMatchObject({ items: [{ title: { en: 'Mine' } }], next: null, total: 1 });
    expect((await find(admin)).data).toEqual({
      items: [],
      next: null,
      total: 0,
      byStatus: { draft: 0, processing: 0, complete: 0 },
    });
  });

  it('says in which languages each asks, whatever other titles it once had', async () => {
    const owner = await createUser(server);
    await createProject(server, { owner, settings: { title: { en: 'Once', bn: 'এখন' }, languages: ['bn'] } });
    expect((await find(owner)).data).toMatchObject({ items: [{ languages: ['bn'] }] });
  });

  it('finds by part of the title in either language, whatever case, digits and joiners', async () => {
    const owner = await ownerOf([{ en: 'Tea 2026', bn: 'চা র‍্যাব ২০২৬' }, { en: '100% Coffee' }, { en: 'Under_score' }]);
    expect(await titlesOf(owner, { q: 'TEA' })).toEqual(['Tea 2026']);
    expect(await titlesOf(owner, { q: 'র্যাব ২০২৬' })).toEqual(['Tea 2026']);
    expect(await titlesOf(owner, { q: '2026' })).toEqual(['Tea 2026']);
    expect(await titlesOf(owner, { q: '০%' })).toEqual(['100% Coffee']);
    expect(await titlesOf(owner, { q: '_' })).toEqual(['Under_score']);
    expect(await titlesOf(owner, { q: '\\' })).toEqual([]);
  });

  it('sorts Bengali titles as a dictionary does', async () => {
    const words = ['অঙ্ক', 'আম', 'কলা', 'খেলা ২', 'খেলা ১০', 'ডাল', 'ড়াল', 'ডিম', 'যব', 'হাট'];
    const sorted = words.map((word) => word.normalize('NFC'));
    const owner = await ownerOf(sorted.toReversed().map((bn) => ({ bn })));
    expect(await titlesOf(owner, { sort: 'title' }, 'bn')).toEqual(sorted);
    expect(await titlesOf(owner, { sort: 'title', limit: '3' }, 'bn')).toEqual(sorted);
  });

  it.each(['-updatedAt', 'updatedAt', '-createdAt', 'title', '-responses'] as const)(
    'gives every project once, page by page, when many are equal: %s',
    async (sort) => {
      const owner = await ownerOf(Array.from({ length: 7 }, () => ({ en: 'Same' })));
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await find(owner, { sort, limit: 2, cursor });
        expect(data.total).toBe(7);
        ids.push(...data.items.map((item) => item._id));
        cursor = data.next ?? undefined;
      } while (cursor);
      expect(new Set(ids).size).toBe(7);
      expect(ids).toHaveLength(7);
    },
  );

  it('shows what changed last first', async () => {
    const owner = await createUser(server);
    const first = await createProject(server, { owner, settings: { title: { en: 'First' } } });
    server.clock.forward(1);
    await createProject(server, { owner, settings: { title: { en: 'Second' } } });
    expect(await titlesOf(owner, {})).toEqual(['Second', 'First']);
    server.clock.forward(1);
    const content = { sections: [{ id: 's1', title: {}, intro: {}, questions: [] }] };
    await server.call(
      saveQuestionnaire,
      { params: { id: first.id }, body: { questionnaireRevision: 1, questionnaire: content } },
      owner,
    );
    expect(await titlesOf(owner, {})).toEqual(['First', 'Second']);
  });

  it('counts responses and sorts by them', async () => {
    const owner = await createUser(server);
    for (const amount of [2, 10, 0]) {
      const { id: projectId } = await createProject(server, { owner, settings: { title: { en: `${amount}` } } });
      const cell = { projectId, tallyKey: '', cell: 'completed', amount: String(amount) };
      if (amount > 0) await server.db.insert(tallies).values(cell);
    }
    expect(await titlesOf(owner, { sort: '-responses', limit: '1' })).toEqual(['10', '2', '0']);
  });

  it('tells how responses came in of late, day by day in Dhaka', async () => {
    const owner = await createUser(server);
    const { id } = await createProject(server, { owner, published: true });
    await createProject(server, { owner });
    const ago = (days: number) => ({ startedAt: new Date(server.clock.now.getTime() - days * DAY_MS), seconds: 60 });
    await createResponses(server, id, [ago(2), ago(2), ago(40)]);
    const { items } = (await find(owner, { sort: '-responses' })).data;
    expect(items.map(({ recent }) => recent)).toEqual([[...Array(27).fill(0), 2, 0, 0], Array(30).fill(0)]);
  });

  it('filters by the status of this moment', async () => {
    const owner = await createUser(server);
    const endsAt = new Date(server.clock.now.getTime() + 60_000).toISOString();
    await createProject(server, { owner, published: true, settings: { title: { en: 'Ending' }, endsAt } });
    await createProject(server, { owner, settings: { title: { en: 'Draft' } } });
    expect(await titlesOf(owner, { status: 'processing' })).toEqual(['Ending']);
    server.clock.forward(60);
    expect(await titlesOf(owner, { status: 'processing' })).toEqual([]);
    expect(await titlesOf(owner, { status: 'complete' })).toEqual(['Ending']);
    expect(await titlesOf(owner, { status: 'draft' })).toEqual(['Draft']);
  });

  it('says of one that is out when it opens', async () => {
    const owner = await createUser(server);
    const opensAt = new Date(server.clock.now.getTime() + 60_000).toISOString();
    await createProject(server, { owner, published: true, settings: { title: { en: 'Soon' }, opensAt } });
    expect((await find(owner, {})).data.items).toMatchObject([{ status: 'processing', opensAt }]);
  });

  it('says how many there are by status, whichever is asked for, within what is searched', async () => {
    const owner = await ownerOf([{ en: 'Tea draft' }, { en: 'Tea idea' }, { en: 'Coffee' }]);
    await createProject(server, { owner, published: true, settings: { title: { en: 'Tea open' } } });
    const tea = { draft: 2, processing: 1, complete: 0 };
    expect((await find(owner, { q: 'tea' })).data).toMatchObject({ total: 3, byStatus: tea });
    expect((await find(owner, { q: 'tea', status: 'draft', limit: 1 })).data).toMatchObject({
      total: 2,
      byStatus: tea,
    });
    expect((await find(owner, { q: 'tea', status: 'complete' })).data).toMatchObject({ total: 0, byStatus: tea });
  });

  it.each([
    'limit=0',
    'limit=lots',
    'sort=owner',
    'status=lost',
    'cursor=%25',
    'cursor=bnVsbA',
    `cursor=${Buffer.from('["-updatedAt","0000-01-01T00:00:00Z","01890a5d-ac96-774b-bcce-b302099a8057"]').toString('base64url')}`,
    `cursor=${Buffer.from('["title","a\\u0000","x"]').toString('base64url')}`,
  ])('refuses ?%s as invalid', async (search) => {
    const owner = await createUser(server);
    const reply = await server.send({ method: 'GET', url: `/api/v1/projects?${search}`, by: owner });
    expect(reply.status).toBe(422);
  });

  it('refuses a cursor of another order', async () => {
    const owner = await ownerOf([{ en: 'A' }, { en: 'B' }]);
    const { next } = (await find(owner, { limit: 1, sort: 'title' })).data;
    expect((await find(owner, { limit: 1, sort: '-updatedAt', cursor: next ?? '' })).status).toBe(422);
  });

  it('asks visitors to sign in', async () => {
    expect((await server.send({ method: 'GET', url: '/api/v1/projects' })).status).toBe(401);
  });
});
