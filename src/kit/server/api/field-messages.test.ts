import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AppError } from '#kit/contract/errors.ts';
import { readBy } from './field-messages.ts';

const whole = z.union([z.string(), z.number(), z.array(z.string())]);
const schema = z.strictObject({
  way: z.enum(['list', 'step']),
  agreed: z.boolean(),
  limit: z.int().min(1),
  value: z.union([z.string(), z.number()]),
  rules: z.record(z.enum(['name', 'phone']), z.enum(['off', 'required'])),
  asked: z.discriminatedUnion('kind', [z.object({ kind: z.literal('text') }), z.object({ kind: z.literal('date') })]),
  names: z.array(z.string()).min(1).max(2),
  answer: z.union([z.union([whole, z.record(z.string(), whole)]), z.null()]),
  id: z.string().regex(/^[a-z]+$/),
});
const right = {
  way: 'list',
  agreed: true,
  limit: 1,
  value: 'a',
  rules: { name: 'off', phone: 'off' },
  asked: { kind: 'text' },
  names: ['a'],
  answer: null,
  id: 'a',
};

function refused(change: object) {
  try {
    readBy(schema, { ...right, ...change });
  } catch (error) {
    return (error as AppError).fields;
  }
  return {};
}

test('what is right is taken', () => {
  expect(readBy(schema, right)).toEqual(right);
});

test.each([
  [{ way: 'grid' }, { way: [{ key: 'oneOf', values: { values: 'list, step' } }] }],
  [{ agreed: 'yes' }, { agreed: [{ key: 'jsonType', values: { type: 'boolean' } }] }],
  [{ limit: '5' }, { limit: [{ key: 'jsonType', values: { type: 'number' } }] }],
  [{ limit: 1.5 }, { limit: [{ key: 'jsonType', values: { type: 'integer' } }] }],
  [{ limit: 0 }, { limit: [{ key: 'tooSmall', values: { min: 1 } }] }],
  [{ value: true }, { value: [{ key: 'jsonType', values: { type: 'string | number' } }] }],
  [{ rules: 'off' }, { rules: [{ key: 'jsonType', values: { type: 'object' } }] }],
  [{ asked: { kind: 'rating' } }, { 'asked.kind': [{ key: 'oneOf', values: { values: 'text, date' } }] }],
  [{ names: [] }, { names: [{ key: 'tooFew', values: { min: 1 } }] }],
  [{ names: ['a', 'b', 'c'] }, { names: [{ key: 'tooMany', values: { max: 2 } }] }],
  [{ answer: true }, { answer: [{ key: 'jsonType', values: { type: 'string | number | array | object | null' } }] }],
  [{ answer: { k: {} } }, { 'answer.k': [{ key: 'jsonType', values: { type: 'string | number | array' } }] }],
  [{ answer: { k: ['a', 1] } }, { 'answer.k.1': [{ key: 'jsonType', values: { type: 'string' } }] }],
  [{ answer: ['a', true] }, { 'answer.1': [{ key: 'jsonType', values: { type: 'string' } }] }],
  [{ id: 'A' }, { id: [{ key: 'pattern', values: { pattern: '/^[a-z]+$/' } }] }],
])('%j is told what is expected', (change, fields) => {
  expect(refused(change)).toEqual(fields);
});

test.each([
  [{ way: undefined }, 'way'],
  [{ agreed: undefined }, 'agreed'],
  [{ value: undefined }, 'value'],
  [{ rules: { name: 'off' } }, 'rules.phone'],
  [{ asked: {} }, 'asked.kind'],
  [{ names: undefined }, 'names'],
])('%j: what is missing is required', (change, place) => {
  expect(refused(change)).toEqual({ [place]: [{ key: 'required' }] });
});
