import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { MessageKey } from '#messages/keys.ts';
import { endpoint, type ReplyShape } from './endpoint.ts';
import { bodySchema, unwrap, wrap } from './envelope.ts';

const data = z.object({ title: z.string(), count: z.number() });
const shapes: ReplyShape[] = ['data', 'flat', 'bare'];

function replying(reply: ReplyShape, message?: MessageKey) {
  return endpoint({ name: 'get', method: 'GET', path: '/', summary: '', access: 'anyone', reply, message, data });
}

const given = fc.record({ title: fc.string(), count: fc.integer() });

describe.each(shapes)('a reply laid out as %s', (shape) => {
  it('gives back what was put in', () => {
    fc.assert(
      fc.property(given, fc.option(fc.string(), { nil: undefined }), (value, words) => {
        expect(unwrap(replying(shape), wrap(replying(shape), value, words))).toMatchObject(value);
      }),
    );
  });

  it.each([undefined, 'saved'] as const)('is what the description of the API says (message: %s)', (message) => {
    const one = replying(shape, message);
    const body = wrap(one, { title: 'Tea', count: 2 }, message && 'Saved.');
    expect(bodySchema(one).parse(body)).toEqual(body);
  });
});

it('says in the prescribed places that it succeeded', () => {
  const value = { title: 'Tea', count: 2 };
  expect(wrap(replying('data'), value, 'Saved.')).toEqual({ data: { success: true, message: 'Saved.', data: value } });
  expect(wrap(replying('data'), value, undefined)).toEqual({ data: { success: true, data: value } });
  expect(wrap(replying('flat'), value, undefined)).toEqual({ data: { success: true, ...value } });
  expect(wrap(replying('bare'), value, undefined)).toEqual({ data: value });
});
