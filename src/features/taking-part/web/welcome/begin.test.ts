import { expect, test } from 'vitest';
import type { Host } from '#kit/web/page/host.ts';
import { begin } from './begin.ts';

interface Sent {
  source?: unknown;
  hiddenValues?: unknown;
  prefill?: unknown;
}

/** What the start is told of the link that somebody came by. */
async function sentBy(query: string): Promise<Sent> {
  let sent: Sent = {};
  const host = {
    locale: 'en',
    async attempt(_endpoint: unknown, input: { body: Sent }) {
      sent = input.body;
      return { ok: true, data: { _id: 'ref', state: 'answering' } };
    },
  } as unknown as Host;
  await begin(host, 'project', new FormData(), new URLSearchParams(query));
  return sent;
}

async function sourceOf(query: string): Promise<unknown> {
  return (await sentBy(query)).source;
}

test('a start tells how its link was shared and what campaigns name, and nothing else of the address', async () => {
  expect(await sourceOf('?from=qr')).toEqual({ from: 'qr' });
  expect(await sourceOf('?utm_source=poster&utm_campaign=march&fbclid=x&q=1')).toEqual({
    utm_source: 'poster',
    utm_campaign: 'march',
  });
});

test('a strange link keeps nobody from taking part', async () => {
  expect(await sourceOf(`?from=${'x'.repeat(201)}&utm_source=%00`)).toEqual({});
  const many = Array.from({ length: 40 }, (_, n) => `utm_${n}=x`).join('&');
  expect(Object.keys((await sourceOf(many)) as object)).toHaveLength(30);
});

test('a link brings hidden values along and suggests answers, whatever else it says', async () => {
  const { source, hiddenValues, prefill } = await sentBy('?area=Dhaka&from=qr&q.a=Tea&q.b=1&q.b=2&q.=x&লেখা=x&n=%00y');
  expect(source).toEqual({ from: 'qr' });
  expect(hiddenValues).toEqual({ area: 'Dhaka', n: 'y' });
  expect(prefill).toEqual({ a: 'Tea', b: ['1', '2'] });
});

test('a link that says too much is taken as far as the call goes', async () => {
  const many = Array.from({ length: 80 }, (_, n) => `v${n}=${'x'.repeat(300)}&q.v${n}=x`).join('&');
  const { hiddenValues, prefill } = (await sentBy(many)) as Record<string, Record<string, string>>;
  expect(Object.keys(hiddenValues ?? {})).toHaveLength(50);
  expect(hiddenValues?.v0).toHaveLength(200);
  expect(Object.keys(prefill ?? {})).toHaveLength(50);
});
