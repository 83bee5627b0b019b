import { expect, it } from 'vitest';
import { type ChoiceStep, choose, NONE } from './choice.ts';

const order = ['a', 'b', 'c', 'd'];
const chosen = (...steps: ChoiceStep[]) => [...steps.reduce(choose, NONE).ids].join('');

it('a row is chosen and let go', () => {
  expect(chosen({ step: 'toggle', id: 'b' }, { step: 'toggle', id: 'd' }, { step: 'toggle', id: 'b' })).toBe('d');
});

it('a range goes from the row chosen last, either way, and shrinks again', () => {
  const from = { step: 'toggle', id: 'b' } as const;
  const to = (id: string) => ({ step: 'extend', from: id, to: id, order }) as const;
  expect(chosen(from, to('d'))).toBe('bcd');
  expect(chosen(from, to('d'), to('c'))).toBe('bc');
  expect(chosen(from, to('a'))).toBe('ab');
});

it('a range begins where one was when no row is chosen, or where the row is gone', () => {
  expect(chosen({ step: 'extend', from: 'a', to: 'b', order })).toBe('ab');
  expect(chosen({ step: 'toggle', id: 'gone' }, { step: 'extend', from: 'a', to: 'b', order })).toBe('b');
});

it('all are chosen, or none', () => {
  expect(chosen({ step: 'all', order })).toBe('abcd');
  expect(chosen({ step: 'all', order }, { step: 'none' })).toBe('');
});
