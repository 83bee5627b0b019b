import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { hostContext } from '#kit/web/page/host-context.ts';
import { loader } from './verify.tsx';

const CODE = '0123-4567-89AB-CDEF';

/** What the page of an address answers, where each code that can be one is known. */
async function answer(address: string) {
  const url = new URL(address, 'https://jorip.test');
  const context = new RouterContextProvider();
  const attempt = async (_endpoint: unknown, { params }: { params: { code: string } }) => ({ ok: true, data: params });
  context.set(hostContext, { attempt, locale: 'en' } as never);
  const segment = url.pathname.split('/')[2];
  const params = segment === undefined ? {} : { code: decodeURIComponent(segment) };
  const told = await loader({ context, params, url } as never).catch((thrown: unknown) => thrown);
  if (told instanceof Response) return [told.status, told.headers.get('location')];
  const { data, init } = told as Awaited<ReturnType<typeof loader>>;
  return [init?.status ?? 200, data.isUnknown, data.certificate];
}

describe('the page that checks certificates', () => {
  it('leads from what is typed to the address of the code, and shows that', async () => {
    expect(await answer('/verify')).toEqual([200, false, undefined]);
    expect(await answer('/verify?code=')).toEqual([200, false, undefined]);
    expect(await answer('/verify?code=+o123+4567+89ab+cdef')).toEqual([303, `/verify/${CODE}`]);
    expect(await answer('/verify?code=..')).toEqual([404, true, undefined]);
    expect(await answer(`/verify/${CODE}`)).toEqual([200, false, { code: CODE.replaceAll('-', '') }]);
  });

  it.each(['%', '%2F%2Fevil.example', `${'a'.repeat(59)}😀`, `${'a'.repeat(59)}%F0%9F%98%80`])(
    'does not know %s, typed or in the address',
    async (typed) => {
      expect(await answer(`/verify?code=${typed}`)).toEqual([404, true, undefined]);
      expect(await answer(`/verify/${encodeURIComponent(typed)}`)).toEqual([404, true, undefined]);
    },
  );
});
