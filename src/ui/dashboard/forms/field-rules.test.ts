import { expect, it } from 'vitest';
import { z } from 'zod';
import { rulesOf } from './field-rules.ts';

it.each([
  ['a text that must say something', z.string().trim().min(1, 'required').max(100), true, 100],
  ['a text that may be empty', z.string().trim().max(200), false, 200],
  ['what may be null', z.string().min(1).max(9).nullable(), false, 9],
  ['what may be left out', z.string().min(2).optional(), false, undefined],
  ['a day', z.iso.date(), true, undefined],
  ['a day that may be null', z.iso.date().nullable(), false, undefined],
  ['a choice', z.enum(['a', 'b']), true, undefined],
  ['a number', z.int().min(1), true, undefined],
])('%s', (_name, schema, required, maxLength) => {
  expect(rulesOf(schema)).toEqual({ required, maxLength });
});
