import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { hostContext } from '#kit/web/page/host-context.ts';
import { action } from './unsubscribe.tsx';

/** What is changed when a form is posted to the link of an email, and what the poster is told. */
async function post(fields: Record<string, string>) {
  const calls: unknown[] = [];
  const context = new RouterContextProvider();
  const call = async (_endpoint: unknown, input: unknown) => calls.push(input);
  context.set(hostContext, { call, locale: 'en' } as never);
  const request = new Request('http://localhost/unsubscribe/token', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const told: unknown = await action({ context, params: { token: 'token' }, request } as never).catch(
    (thrown: unknown) => thrown,
  );
  return { calls, status: told instanceof Response ? told.status : 200 };
}

test('one POST of a mail program ends the daily email, and is sent nowhere else', async () => {
  const ended = { params: { token: 'token' }, body: { digest: false } };
  expect(await post({ 'List-Unsubscribe': 'One-Click' })).toEqual({ calls: [ended], status: 200 });
});

test('the button of the page leads back to it', async () => {
  expect((await post({ digest: 'no' })).status).toBe(302);
});
