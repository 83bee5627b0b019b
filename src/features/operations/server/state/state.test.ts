import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { activities } from '#kit/server/audit/tables.ts';
import { lastBackup } from '#kit/server/installation/last-backup.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { createUser } from '#tests/factories/user.ts';
import { testInstallation } from '#tests/support/test-installation.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { discardJobs, getOperations, retryJobs } from '../../contract/state.ts';
import { getOverview } from '../../contract.ts';
import { getOperations as getOperationsOn } from './get-operations.ts';

const server = await startTestServer();
const admin = await createUser(server, { role: 'admin' });
const boil = defineJob({ name: 'boil-water', schema: z.object({}), run: async () => undefined });

afterEach(async () => {
  await server.db.execute(sql`DELETE FROM pgboss.job`);
});

/** Jobs that were given up, one a key. */
async function failed(...keys: string[]) {
  for (const singletonKey of keys) {
    await enqueue(server.db, boil, {}, { singletonKey });
    await server.db.execute(sql`
      UPDATE pgboss.job SET state = 'failed', completed_on = now(), output = '{"message":"The kettle is away"}'
      WHERE state < 'active'`);
  }
}

const kinds = async () => (await server.call(getOperations, {}, admin)).data.jobs.kinds;
const told = async () => (await server.db.select().from(activities)).filter(({ subject }) => subject === 'job');

describe('getOperations', () => {
  it('says what it runs on, and nothing that is secret', async () => {
    const { data } = await server.call(getOperations, {}, admin);
    expect(data).toMatchObject({
      program: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), node: process.versions.node, role: 'all' },
      database: { kind: 'embedded', version: expect.stringMatching(/^\d+/), pending: 0 },
      jobs: { kinds: [] },
      disk: { low: false },
      mail: { sends: false, waiting: 0, sentAt: null, failedAt: null },
      backup: { at: null },
      errors: { open: 0 },
    });
    expect(data.database.bytes).toBeGreaterThan(1e6);
    expect(data.database.migrations).toBeGreaterThan(50);
    expect(data.disk?.total).toBeGreaterThan(data.disk?.free ?? 0);
  });

  it('counts jobs by kind with why the last failed', async () => {
    await failed('a', 'b');
    await enqueue(server.db, boil, {}, { singletonKey: 'c' });
    expect(await kinds()).toEqual([
      {
        kind: 'boil-water',
        waiting: 1,
        running: 0,
        failed: 2,
        failedAt: expect.stringMatching(/Z$/),
        error: 'The kettle is away',
      },
    ]);
  });

  it('warns where the disk has less left than was set, and knows no disk of a folder that is not there', async () => {
    const full = { ...testInstallation(), diskLow: Number.MAX_SAFE_INTEGER };
    expect((await getOperationsOn(server.db, full, server.clock.now)).disk?.low).toBe(true);
    const nowhere = { ...full, dataDir: '/nowhere/at/all' };
    expect((await getOperationsOn(server.db, nowhere, server.clock.now)).disk).toBeNull();
    expect((await server.call(getOverview, {}, admin)).data.disk).toEqual({ low: false });
  });
});

it('lastBackup reads the note of the last one, and takes none that is broken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jorip-note-'));
  expect(await lastBackup(folder)).toBeNull();
  const note = { at: '2026-11-26T06:00:00.000Z', bytes: 12 };
  writeFileSync(join(folder, 'last-backup.json'), JSON.stringify(note));
  expect(await lastBackup(folder)).toEqual(note);
  writeFileSync(join(folder, 'last-backup.json'), '{"at":"yesterday"');
  expect(await lastBackup(folder)).toBeNull();
});

describe('retryJobs and discardJobs', () => {
  it('run each once that failed, and none twice that waits already', async () => {
    await failed('a', 'a', 'b', 'c');
    await enqueue(server.db, boil, {}, { singletonKey: 'c' });
    const { data } = await server.call(retryJobs, { params: { kind: 'boil-water' } }, admin);
    expect(data).toEqual({ count: 2 });
    expect(await kinds()).toMatchObject([{ waiting: 3, failed: 0 }]);
    expect(await told()).toMatchObject([{ action: 'retried', subjectName: 'boil-water', actorId: admin.id }]);
  });

  it('forget those of the kind alone, and record nothing where none failed', async () => {
    await failed('a', 'b');
    const before = (await told()).length;
    expect((await server.call(discardJobs, { params: { kind: 'other' } }, admin)).data).toEqual({ count: 0 });
    expect((await server.call(discardJobs, { params: { kind: 'boil-water' } }, admin)).data).toEqual({ count: 2 });
    expect(await kinds()).toEqual([]);
    expect((await told()).slice(before)).toMatchObject([{ action: 'discarded' }]);
    expect((await server.call(retryJobs, { params: { kind: 'Not a kind' } }, admin)).status).toBe(404);
  });
});
