import { expect, it } from 'vitest';
import { isSame } from '#domain/is-same.ts';
import { differingFields, heldBack, withMyChanges } from './edited-fields.ts';

const base = { title: { en: 'Tea', bn: '' }, limit: '500', opens: '' };

it('knows in which fields two sets of values differ', () => {
  expect(differingFields(base, { ...base, opens: '2026', title: { bn: 'চা', en: 'Tea' } })).toEqual(['title', 'opens']);
  expect(differingFields(base, { ...base, title: { bn: '', en: 'Tea' } })).toEqual([]);
});

it('keeps what only the other side changed', () => {
  const theirs = { ...base, title: { en: 'Theirs', bn: '' }, limit: '10' };
  expect(withMyChanges(base, { ...base, limit: '20' }, theirs)).toEqual({ ...theirs, limit: '20' });
});

it('leaves fields that are held back as they were saved', () => {
  expect(heldBack({ ...base, limit: 'many', opens: '2026' }, base, ['limit'])).toEqual({ ...base, opens: '2026' });
});

it('calls two contents the same in any order of their fields, never in another order of their lists', () => {
  expect(isSame({ a: 1, b: { c: [1, 2], d: 2 } }, { b: { d: 2, c: [1, 2] }, a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
});
