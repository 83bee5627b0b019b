import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createCaller } from './call.ts';
import { endpoint } from './endpoint.ts';

const tea = z.object({ cups: z.number() });
const getTea = endpoint({
  name: 'getTea',
  method: 'GET',
  path: '/tea/:id',
  summary: 'Reads the tea',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  data: tea,
});
const pourTea = endpoint({
  name: 'pourTea',
  method: 'POST',
  path: '/tea',
  summary: 'Pours tea',
  access: 'anyone',
  body: tea,
  data: tea,
});
const brewTea = { ...pourTea, access: 'signed-in' } as const;
const unlockTea = { ...pourTea, repeatable: false };

const poured = () => Response.json({ data: { success: true, data: { cups: 2 } } });
const refused = (status: number, code: string, fields?: Record<string, string[]>) =>
  Response.json({ data: { success: false, message: 'No tea.', error: { code, fields } } }, { status });

/** A caller whose requests are answered by these replies, one after the other. */
function callerOf(replies: (() => Response | Promise<never>)[], { renews = true } = {}) {
  let token = 'old';
  const send = vi.fn<typeof fetch>(async () => (replies.shift() ?? poured)());
  const refresh = vi.fn(async () => {
    token = 'fresh';
    return renews;
  });
  const onSignedOut = vi.fn();
  const call = createCaller({ locale: () => 'bn', accessToken: () => token, refresh, onSignedOut, fetch: send });
  const headersOf = (request: number) => new Headers(send.mock.calls[request]?.[1]?.headers);
  return { call, send, refresh, onSignedOut, headersOf };
}

describe('a call', () => {
  it('sends what the endpoint says, in the language of the page, and gives the data alone', async () => {
    const { call, send, headersOf } = callerOf([poured]);
    expect(await call(pourTea, { body: { cups: 2 } })).toEqual({ cups: 2 });
    expect(send.mock.calls[0]?.[0]).toBe('/api/v1/tea');
    expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"cups":2}' });
    expect(headersOf(0).get('accept-language')).toBe('bn');
    expect(headersOf(0).get('authorization')).toBe('Bearer old');
    expect(headersOf(0).get('content-type')).toBe('application/json');
  });

  it('takes what says that it failed for a failure, whatever the status', async () => {
    const { call } = callerOf([() => refused(200, 'conflict'), () => Response.json({ data: { success: false } })]);
    await expect(call(pourTea, { body: { cups: 2 } })).rejects.toMatchObject({ code: 'conflict', message: 'No tea.' });
    await expect(call(pourTea, { body: { cups: 2 } })).rejects.toMatchObject({ code: 'internal', message: '' });
  });

  it('sends no body and no type of one where there is none', async () => {
    const { call, send, headersOf } = callerOf([poured]);
    await call(getTea, { params: { id: 'a/b' } });
    expect(send.mock.calls[0]?.[0]).toBe('/api/v1/tea/a%2Fb');
    expect(send.mock.calls[0]?.[1]?.body).toBeUndefined();
    expect(headersOf(0).has('content-type')).toBe(false);
  });

  it('that is refused tells why, in the words of the server', async () => {
    const { call } = callerOf([() => refused(422, 'invalid', { cups: ['Too many.'] })]);
    await expect(call(pourTea, { body: { cups: 900 } })).rejects.toMatchObject({
      status: 422,
      code: 'invalid',
      message: 'No tea.',
      fields: { cups: ['Too many.'] },
    });
  });

  it('that does not arrive is offline, not refused', async () => {
    const { call } = callerOf([() => Promise.reject(new TypeError('Failed to fetch'))]);
    await expect(call(pourTea, { body: { cups: 1 } })).rejects.toMatchObject({ status: 0, code: 'offline' });
  });

  it.each([200, 502])(
    'answered with %i by something that is not the product fails as an error of the server',
    async (status) => {
      const { call } = callerOf([() => new Response('<html>', { status })]);
      await expect(call(pourTea, { body: { cups: 1 } })).rejects.toMatchObject({
        status,
        code: 'internal',
        fields: {},
      });
    },
  );
});

describe('a call that makes something', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const keysOf = (of: ReturnType<typeof callerOf>) =>
    of.send.mock.calls.map((_, request) => of.headersOf(request).get('idempotency-key'));

  it('has a key of its own, and a read has none', async () => {
    const caller = callerOf([]);
    await caller.call(pourTea, { body: { cups: 2 } });
    await caller.call(pourTea, { body: { cups: 2 } });
    await caller.call(getTea, { params: { id: '1' } });
    const [first, second, read] = keysOf(caller);
    expect([first, second]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(second).not.toBe(first);
    expect(read).toBeNull();
  });

  it.each([
    ['lost on the way', lost],
    ['met by a server that failed', () => refused(500, 'internal')],
    ['answered by a proxy', () => new Response('<html>', { status: 200 })],
  ])('and was %s goes with the same key when it is sent again', async (_, reply) => {
    const caller = callerOf([reply, poured, poured]);
    await caller.call(pourTea, { body: { cups: 2 } }).catch(() => {});
    await caller.call(pourTea, { body: { cups: 2 } });
    await caller.call(pourTea, { body: { cups: 2 } });
    const [first, again, another] = keysOf(caller);
    expect(again).toBe(first);
    expect(another).not.toBe(first);
  });

  it('shares its key with a second click, and not with another call', async () => {
    const caller = callerOf([]);
    await Promise.all([2, 2, 3].map((cups) => caller.call(pourTea, { body: { cups } })));
    const [first, second, other] = keysOf(caller);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is given up for another one that followed', async () => {
    const caller = callerOf([lost]);
    await caller.call(pourTea, { body: { cups: 2 } }).catch(() => {});
    await caller.call(pourTea, { body: { cups: 3 } });
    await caller.call(pourTea, { body: { cups: 2 } });
    const keys = keysOf(caller);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps its key while the session is renewed', async () => {
    const caller = callerOf([() => refused(401, 'signed_out'), poured]);
    await caller.call(brewTea, { body: { cups: 2 } });
    const [first, second] = keysOf(caller);
    expect(second).toBe(first);
  });

  it('has none where signing in is what it does', async () => {
    const caller = callerOf([]);
    await caller.call(unlockTea, { body: { cups: 2 } });
    expect(keysOf(caller)).toEqual([null]);
  });
});

describe('a call of somebody whose session ran out', () => {
  it('renews it and is sent again, once, with the new token', async () => {
    const { call, send, refresh, onSignedOut, headersOf } = callerOf([() => refused(401, 'signed_out'), poured]);
    expect(await call(getTea, { params: { id: '1' } })).toEqual({ cups: 2 });
    expect(send).toHaveBeenCalledTimes(2);
    expect(headersOf(1).get('authorization')).toBe('Bearer fresh');
    expect(refresh).toHaveBeenCalledOnce();
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('ends when the session cannot be renewed', async () => {
    const { call, send, onSignedOut } = callerOf([() => refused(401, 'signed_out')], { renews: false });
    await expect(call(getTea, { params: { id: '1' } })).rejects.toMatchObject({ code: 'signed_out' });
    expect(send).toHaveBeenCalledOnce();
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it('ends when even the renewed session is refused', async () => {
    const replies = [() => refused(401, 'signed_out'), () => refused(401, 'signed_out')];
    const { call, refresh, onSignedOut } = callerOf(replies);
    await expect(call(getTea, { params: { id: '1' } })).rejects.toMatchObject({ code: 'signed_out' });
    expect(refresh).toHaveBeenCalledOnce();
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it('needs no session where anyone may call', async () => {
    const { call, refresh, onSignedOut } = callerOf([() => refused(401, 'signed_out')]);
    await expect(call(pourTea, { body: { cups: 1 } })).rejects.toMatchObject({ code: 'signed_out' });
    expect(refresh).not.toHaveBeenCalled();
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
