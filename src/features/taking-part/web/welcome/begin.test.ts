import { expect, test } from 'vitest';
import type { Host } from '#kit/web/page/host.ts';
import { begin } from './begin.ts';

/** What the start is told of where somebody came from. */
async function sourceOf(query: string): Promise<unknown> {
  let sent: unknown;
  const host = {
    locale: 'en',
    async attempt(_endpoint: unknown, input: { body: { source: unknown } }) {
      sent = input.body.source;
      return { ok: true, data: { _id: 'ref', state: 'answering' } };
    },
  } as unknown as Host;
  await begin(host, 'project', new FormData(), new URLSearchParams(query));
  return sent;
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
