import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditSubject } from '#kit/contract/audit.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newId } from '../ids.ts';
import { differences } from './differences.ts';
import { forgetOldActivities } from './forget-old-activities.ts';
import { recordChange, recordSitting, THE_PRODUCT } from './record-change.ts';
import { activities } from './tables.ts';

const word = () => 'word';
const shop = auditSubject({
  kind: 'shop',
  label: word,
  actions: { moved: word, entered: word },
  security: ['entered'],
  fields: { street: { label: word }, key: { label: word, unsaid: true }, hours: { label: word } },
});

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const recordsOf = (id: string) =>
  server.db.select().from(activities).where(eq(activities.subjectId, id)).orderBy(asc(activities.id));

describe('what differs', () => {
  it('is told by field, with what it was and is', () => {
    expect(differences(shop, { street: 'A', hours: [9, 17] }, { street: 'B', hours: [9, 17] })).toEqual({
      street: { before: 'A', after: 'B' },
    });
  });

  it('is told without values where only that it changed is kept', () => {
    expect(differences(shop, { key: 'old secret' }, { key: 'new secret' })).toEqual({ key: {} });
  });

  it('is never told of fields that the subject does not name', () => {
    const besides = { passwordHash: 'secret' } as object;
    expect(differences(shop, { street: 'A' }, { street: 'B', ...besides })).toEqual({
      street: { before: 'A', after: 'B' },
    });
  });

  it('has nothing for one that is not there, and only that it changed for one as long as a book', () => {
    expect(differences(shop, undefined, { street: 'A', hours: 'x'.repeat(5_000) })).toEqual({
      street: { before: null, after: 'A' },
      hours: {},
    });
  });
});

describe('a record', () => {
  it('says who did what to whose, from where, and goes into the log of its action', async () => {
    const [id, actor, owner] = [newId(), newId(), newId()];
    const by = { id: actor, role: 'admin', from: { ip: '203.0.113.9', requestId: 'r-1' } } as const;
    const change = { id, name: { en: 'The shop' }, ownerId: owner };
    await recordChange(server.db, by, shop, { action: 'moved', ...change, after: { street: 'A' } }, server.clock.now);
    await recordChange(server.db, THE_PRODUCT, shop, { action: 'entered', ...change }, server.clock.now);
    expect(await recordsOf(id)).toMatchObject([
      {
        ...{ log: 'changes', actorId: actor, actorRole: 'admin', ownerId: owner, subject: 'shop', action: 'moved' },
        ...{ subjectName: { en: 'The shop' }, changes: { street: { before: null, after: 'A' } } },
        ...{ ip: '203.0.113.9', requestId: 'r-1', at: server.clock.now },
      },
      { log: 'security', actorId: null, actorRole: null, action: 'entered', changes: {}, ip: null, requestId: null },
    ]);
  });

  it('names no owner where owners did it themselves', async () => {
    const [id, owner] = [newId(), newId()];
    await recordChange(server.db, { id: owner }, shop, { action: 'moved', id, name: '', ownerId: owner }, new Date());
    expect(await recordsOf(id)).toMatchObject([{ actorId: owner, ownerId: null }]);
  });

  it('is not there where the change was rolled back', async () => {
    const id = newId();
    const change = server.db.transaction(async (tx) => {
      await recordChange(tx, THE_PRODUCT, shop, { action: 'moved', id, name: '' }, server.clock.now);
      throw new Error('something else failed');
    });
    await expect(change).rejects.toThrow('something else failed');
    expect(await recordsOf(id)).toEqual([]);
  });

  it('is one a sitting of what is done over and over, for each person', async () => {
    const [id, somebody, another] = [newId(), newId(), newId()];
    const at = (seconds: number) => new Date(server.clock.now.getTime() + seconds * 1_000);
    const act = (by: string, seconds: number) =>
      recordSitting(server.db, { id: by }, shop, { action: 'entered', id, name: '', perMs: 60_000 }, at(seconds));
    for (const seconds of [0, 20, 59, 61]) await act(somebody, seconds);
    await act(another, 30);
    const recorded = await recordsOf(id);
    expect(recorded.map(({ actorId, at: when }) => [actorId, when])).toEqual([
      [somebody, at(0)],
      [somebody, at(61)],
      [another, at(30)],
    ]);
  });

  it('cannot be edited', async () => {
    const id = newId();
    await recordChange(server.db, THE_PRODUCT, shop, { action: 'moved', id, name: '' }, server.clock.now);
    const edit = server.db.update(activities).set({ ip: 'elsewhere' }).where(eq(activities.subjectId, id));
    await expect(edit).rejects.toThrow();
    expect(await recordsOf(id)).toMatchObject([{ ip: null }]);
  });

  it('goes by its age alone', async () => {
    const [old, young] = [newId(), newId()];
    const daysAgo = (days: number) => new Date(server.clock.now.getTime() - days * 86_400_000);
    await recordChange(server.db, THE_PRODUCT, shop, { action: 'moved', id: old, name: '' }, daysAgo(91));
    await recordChange(server.db, THE_PRODUCT, shop, { action: 'moved', id: young, name: '' }, daysAgo(89));
    const job = forgetOldActivities(90);
    const context = { db: server.db, now: server.clock.now };
    await job.run(context as Parameters<typeof job.run>[0], {});
    expect([await recordsOf(old), await recordsOf(young)]).toMatchObject([[], [{ action: 'moved' }]]);
  });
});
