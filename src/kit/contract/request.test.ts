import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pathOf } from './request.ts';

const getOne = endpoint({
  name: 'getOne',
  method: 'GET',
  path: '/projects/:id/responses/:responseId',
  summary: '',
  access: 'anyone',
  data: z.null(),
});

it('leaves out what is not asked', () => {
  const params = { id: 'a', responseId: 'b' };
  expect(pathOf(getOne, { params, query: { q: '', sort: undefined, limit: 0 } })).toBe(
    '/api/v1/projects/a/responses/b?limit=0',
  );
  expect(pathOf(getOne, { params })).toBe('/api/v1/projects/a/responses/b');
});

it('carries parameters and query whole, whatever is in them', () => {
  // An address that ends in `.` or `..` is another one; no id is written so.
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((one) => one.isWellFormed() && !/^\.+$/.test(one));
  fc.assert(
    fc.property(text, text, text, (id, responseId, q) => {
      const path = pathOf(getOne, { params: { id, responseId }, query: { q } });
      const { pathname, searchParams } = new URL(path, 'http://localhost');
      const parts = /^\/api\/v1\/projects\/([^/]+)\/responses\/([^/]+)$/.exec(pathname)?.slice(1);
      expect(parts?.map(decodeURIComponent)).toEqual([id, responseId]);
      expect(searchParams.get('q')).toBe(q);
    }),
  );
});
