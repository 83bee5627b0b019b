import { AwsClient } from 'aws4fetch';
import type { Storage } from './storage.ts';

/** Longer than a piece takes over a slow line; a service that hangs keeps nobody waiting for ever. */
const WITHIN_MS = 60_000;

/** A bucket of Amazon S3 or of a service that speaks its language: `s3://key:secret@host/bucket?region=…`. */
export function s3Storage(address: string): Storage {
  const url = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  });
  const scheme = url.protocol === 's3+http:' ? 'http' : 'https';
  const bucket = `${scheme}://${url.host}${url.pathname.replace(/\/$/, '')}`;

  async function ask(method: string, name: string, body?: Uint8Array): Promise<Response> {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const init = body ? { method, signal, body: new Uint8Array(body) } : { method, signal };
    const reply = await client.fetch(`${bucket}/${name}`, init);
    if (reply.ok || reply.status === 404) return reply;
    throw new Error(`the storage answered ${reply.status} to ${method}: ${(await reply.text()).slice(0, 300)}`);
  }

  return {
    async put(name, bytes) {
      const reply = await ask('PUT', name, bytes);
      await reply.body?.cancel();
      if (!reply.ok) throw new Error('the storage has no such bucket');
    },
    async *get(name) {
      const reply = await ask('GET', name);
      if (!reply.ok || !reply.body) throw new Error(`nothing is stored as ${name}`);
      yield* reply.body;
    },
    async size(name) {
      const reply = await ask('HEAD', name);
      return reply.ok ? Number(reply.headers.get('content-length')) : undefined;
    },
    async delete(name) {
      await (await ask('DELETE', name)).body?.cancel();
    },
  };
}
