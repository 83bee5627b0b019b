import { AwsClient } from 'aws4fetch';
import type { Storage } from './storage.ts';

/** Longer than a piece takes over a slow line; a service that hangs keeps nobody waiting for ever. */
const WITHIN_MS = 60_000;

/**
 * A bucket of Amazon S3 or of a service that speaks its language: `s3://key:secret@host/bucket?region=…`. Each wait for
 * it is bounded, and not how long whoever reads takes with what has come.
 */
export function s3Storage(address: string, withinMs: number = WITHIN_MS): Storage {
  const url = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  });
  const scheme = url.protocol === 's3+http:' ? 'http' : 'https';
  const bucket = `${scheme}://${url.host}${url.pathname.replace(/\/$/, '')}`;

  async function ask(method: string, name: string, body?: Uint8Array): Promise<{ reply: Response; wait: Wait }> {
    const { signal, wait } = boundedWaits(withinMs);
    const init = body ? { method, signal, body: new Uint8Array(body) } : { method, signal };
    const reply = await wait(client.fetch(`${bucket}/${name}`, init));
    if (reply.ok || reply.status === 404) return { reply, wait };
    const said = await wait(reply.text());
    throw new Error(`the storage answered ${reply.status} to ${method}: ${said.slice(0, 300)}`);
  }

  return {
    async put(name, bytes) {
      const { reply } = await ask('PUT', name, bytes);
      await reply.body?.cancel();
      if (!reply.ok) throw new Error('the storage has no such bucket');
    },
    async *get(name) {
      const { reply, wait } = await ask('GET', name);
      if (!reply.ok || !reply.body) throw new Error(`nothing is stored as ${name}`);
      const reader = reply.body.getReader();
      try {
        for (let part = await wait(reader.read()); !part.done; part = await wait(reader.read())) yield part.value;
      } finally {
        await reader.cancel().catch(() => undefined);
      }
    },
    async delete(name) {
      await (await ask('DELETE', name)).reply.body?.cancel();
    },
  };
}

type Wait = <T>(work: Promise<T>) => Promise<T>;

/** Waits of one request; the first that takes too long ends it. */
function boundedWaits(withinMs: number): { signal: AbortSignal; wait: Wait } {
  const stop = new AbortController();
  async function wait<T>(work: Promise<T>): Promise<T> {
    const timer = setTimeout(() => stop.abort(new Error('the storage takes too long')), withinMs);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  }
  return { signal: stop.signal, wait };
}
