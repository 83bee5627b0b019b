import { expect, it } from 'vitest';
import { cardPlaces } from './card-place.ts';
import type { Column } from './column.ts';

interface Row {
  owner: string | null;
  answers: number;
}

const owner: Column<Row> = { id: 'owner', title: 'Owner', kind: 'text', value: (row) => row.owner };
const state: Column<Row> = {
  id: 'state',
  title: 'State',
  kind: 'status',
  value: () => ({ tone: 'success', label: 'Open' }),
};
const answers: Column<Row> = { id: 'answers', title: 'Answers', kind: 'amount', value: (row) => row.answers };
const counted: Column<Row> = { ...answers, onCard: (row: Row) => `${row.answers} answers` };
const made: Column<Row> = { id: 'made', title: 'Made', kind: 'moment', value: () => '2026-11-28T00:00:00Z' };
const row: Row = { owner: 'Rahima', answers: 3 };

it('a figure ends the line of the state, and the first of the others is known', () => {
  expect(cardPlaces([owner, state, counted, made], row)).toEqual(['first', 'state', 'figure', 'other']);
});

it('a figure in words is one of the others where there is no state', () => {
  expect(cardPlaces([owner, counted], row)).toEqual(['first', 'other']);
  expect(cardPlaces([owner, answers], row)).toEqual(['first', 'figure']);
});

it('what has nothing to say, or is said elsewhere, stands nowhere', () => {
  expect(cardPlaces([owner, { ...made, notOnCard: true }], { ...row, owner: null })).toEqual(['nowhere', 'nowhere']);
});

it('a further figure is one of the others', () => {
  expect(cardPlaces([state, counted, { ...answers, id: 'more' }], row)).toEqual(['state', 'figure', 'first']);
});
