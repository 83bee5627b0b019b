import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { openStorage } from './open-storage.ts';
import { s3Storage } from './s3-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'jorip-storage-'));
// It checks the signature of every request.
const service = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'uploads', configs: [] }],
});
const { port } = await service.run();
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const s3 = (key: string) => `s3+http://${key}:S3RVER@127.0.0.1:${port}/uploads`;

async function read(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all).toString();
}

describe.each([
  ['on disk', {}],
  ['with an S3-compatible service', { STORAGE_URL: s3('S3RVER') }],
])('storage %s', (_where, env) => {
  const storage = openStorage(loadConfig({ DATA_DIR: folder, ...env }));

  it('keeps bytes under a name, replaces and deletes them', async () => {
    await storage.put('a/b/0', Buffer.from('milk'));
    await storage.put('a/b/0', Buffer.from('চা'));
    expect(await read(storage.get('a/b/0'))).toBe('চা');
    await storage.delete('a/b/0');
    await storage.delete('a/b/0');
    await expect(read(storage.get('a/b/0'))).rejects.toThrow();
  });

  it('keeps a megabyte as it is', async () => {
    const bytes = Buffer.from(Array.from({ length: 1 << 20 }, (_none, at) => at % 251));
    await storage.put('a/large', bytes);
    expect((await read(storage.get('a/large'))) === bytes.toString()).toBe(true);
  });
});

it('takes no name that leads out of its folder', async () => {
  const storage = openStorage(loadConfig({ DATA_DIR: folder }));
  await expect(storage.put('../out', Buffer.from('x'))).rejects.toThrow('no name');
});

it('fails where the service refuses its key', async () => {
  const storage = openStorage(loadConfig({ STORAGE_URL: s3('wrong') }));
  await expect(storage.put('a', Buffer.from('x'))).rejects.toThrow('403');
});

it('waits for a service that hangs, and not for whoever reads slowly', async () => {
  const within = 1_000;
  const slow = createServer((request, response) => {
    response.writeHead(200, { 'content-length': '3' });
    if (request.url?.endsWith('hangs')) return void response.write('a');
    // All of it takes longer than any wait may.
    const letters = [...'abc'];
    const tick = setInterval(() => {
      response.write(letters.shift());
      if (letters.length === 0) clearInterval(tick);
    }, within / 2);
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const storage = s3Storage(`s3+http://key:secret@127.0.0.1:${(slow.address() as AddressInfo).port}/bucket`, within);
  await expect(read(storage.get('hangs'))).rejects.toThrow('takes too long');
  expect(await read(storage.get('trickles'))).toBe('abc');
  slow.closeAllConnections();
  slow.close();
});

it('is told where by one address', () => {
  expect(() => loadConfig({ STORAGE_URL: 'https://host/bucket' })).toThrow('STORAGE_URL takes s3://');
  expect(() => loadConfig({ STORAGE_URL: 's3://key:secret@host' })).toThrow('names one bucket');
});
