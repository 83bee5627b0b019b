import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createProject } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { respondents, tallies } from '../tables.ts';
import { countResponses } from './completed-count.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

type Row = Pick<typeof respondents.$inferInsert, 'state' | 'tallyState'>;

async function respond(projectId: string, rows: Row[]): Promise<void> {
  const startedAt = server.clock.now;
  const empty = { version: 1, locale: 'en', answers: {}, details: {}, source: {} } as const;
  await server.db
    .insert(respondents)
    .values(rows.map((row) => ({ ...empty, ...row, projectId, id: newId(), startedAt })));
}

describe('counting responses', () => {
  it('adds what is folded and what is not yet, and leaves out who is still answering', async () => {
    const { id } = await createProject(server, { published: true });
    await server.db.insert(tallies).values([
      { projectId: id, tallyKey: '', cell: 'completed', amount: '2' },
      { projectId: id, tallyKey: '', cell: 'started', amount: '5' },
      { projectId: id, tallyKey: 'q1:one', cell: 'completed', amount: '9' },
    ]);
    await respond(id, [
      { state: 'completed', tallyState: 'completed' },
      { state: 'completed', tallyState: 'completed' },
      { state: 'completed', tallyState: 'answering' },
      { state: 'completed', tallyState: null },
      { state: 'answering', tallyState: 'answering' },
      { state: 'answering', tallyState: null },
    ]);
    expect(await countResponses(server.db, [id])).toEqual(new Map([[id, 4]]));
  });

  it('tells projects apart and counts none as 0', async () => {
    const one = await createProject(server, { published: true });
    const other = await createProject(server, { published: true });
    await respond(one.id, [{ state: 'completed', tallyState: null }]);
    const counts = await countResponses(server.db, [one.id, other.id]);
    expect(Object.fromEntries(counts)).toEqual({ [one.id]: 1, [other.id]: 0 });
    expect(await countResponses(server.db, [])).toEqual(new Map());
  });
});
