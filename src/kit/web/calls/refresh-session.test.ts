import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#kit/contract/call.ts';
import { heldAccessToken, holdAccessToken } from './access-token.ts';
import { worthRepeating } from './query-client.ts';
import { refreshSession } from './refresh-session.ts';

const renewed = () => Response.json({ data: { success: true, data: { accessToken: 'fresh' } } });

afterEach(() => holdAccessToken(undefined));

describe('renewing the session', () => {
  it('asks once for all who wait, and holds the new token', async () => {
    const send = vi.fn(async () => renewed());
    expect(await Promise.all([refreshSession(send), refreshSession(send)])).toEqual([true, true]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(heldAccessToken()).toBe('fresh');
  });

  it('asks anew the next time', async () => {
    const send = vi.fn(async () => renewed());
    await refreshSession(send);
    await refreshSession(send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('tells that the session is over', async () => {
    holdAccessToken('old');
    expect(await refreshSession(async () => new Response(null, { status: 401 }))).toBe(false);
    expect(heldAccessToken()).toBeUndefined();
  });

  it('does not take a bad connection or a busy server for the end of the session', async () => {
    const offline = refreshSession(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(offline).rejects.toMatchObject({ code: 'offline' });
    await expect(refreshSession(async () => new Response(null, { status: 503 }))).rejects.toMatchObject({
      status: 503,
    });
  });
});

describe('repeating a read', () => {
  it('is for what failed on the way, never for a refusal', () => {
    expect(worthRepeating(0, new CallError(404, 'not_found', ''))).toBe(false);
    expect(worthRepeating(0, new CallError(503, 'busy', ''))).toBe(true);
    expect(worthRepeating(0, new CallError(0, 'offline', ''))).toBe(true);
    expect(worthRepeating(2, new CallError(503, 'busy', ''))).toBe(false);
  });
});
