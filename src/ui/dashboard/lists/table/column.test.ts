import { expect, it } from 'vitest';
import { type Column, isQuiet } from './column.ts';

interface Row {
  state: 'active' | 'inactive';
  uses: number;
  note: string | null;
}

const row: Row = { state: 'active', uses: 0, note: null };
const state: Column<Row> = {
  id: 'state',
  title: 'State',
  kind: 'status',
  value: ({ state: label }) => ({ tone: 'neutral', label, usual: label === 'active' }),
};
const uses: Column<Row> = { id: 'uses', title: 'Uses', kind: 'amount', value: (of) => of.uses };
const note: Column<Row> = { id: 'note', title: 'Note', kind: 'text', value: (of) => of.note };

it('a card says how a row stands where that is not usual', () => {
  expect(isQuiet(state, row)).toBe(true);
  expect(isQuiet(state, { ...row, state: 'inactive' })).toBe(false);
});

it('a card leaves out what is not there, and none of something only where that says nothing', () => {
  expect(isQuiet(note, row)).toBe(true);
  expect(isQuiet(uses, row)).toBe(false);
  expect(isQuiet({ ...uses, quietAtNone: true }, row)).toBe(true);
  expect(isQuiet({ ...uses, quietAtNone: true }, { ...row, uses: 2 })).toBe(false);
});
