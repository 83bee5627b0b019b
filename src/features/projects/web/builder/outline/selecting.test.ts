import { expect, it } from 'vitest';
import { NONE, type SelectingStep, stepSelecting } from './selecting.ts';

const order = ['a', 'b', 'c', 'd'];
const selected = (...steps: SelectingStep[]) => [...steps.reduce(stepSelecting, NONE).ids].join('');

it('a row is selected and let go', () => {
  expect(selected({ step: 'toggle', id: 'b' }, { step: 'toggle', id: 'd' }, { step: 'toggle', id: 'b' })).toBe('d');
});

it('a range goes from the row selected last, either way, and shrinks again', () => {
  const from = { step: 'toggle', id: 'b' } as const;
  const to = (id: string) => ({ step: 'extend', from: id, to: id, order }) as const;
  expect(selected(from, to('d'))).toBe('bcd');
  expect(selected(from, to('d'), to('c'))).toBe('bc');
  expect(selected(from, to('a'))).toBe('ab');
});

it('a range begins where one was when no row is selected, or where the row is gone', () => {
  expect(selected({ step: 'extend', from: 'a', to: 'b', order })).toBe('ab');
  expect(selected({ step: 'toggle', id: 'gone' }, { step: 'extend', from: 'a', to: 'b', order })).toBe('b');
});

it('all are selected, or none', () => {
  expect(selected({ step: 'all', order })).toBe('abcd');
  expect(selected({ step: 'all', order }, { step: 'none' })).toBe('');
});
