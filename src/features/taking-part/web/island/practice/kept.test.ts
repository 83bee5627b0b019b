import { expect, it } from 'vitest';
import { NOTHING_REMEMBERED, remember } from '#domain/quiz/practice/memory.ts';
import { isMemory } from './kept.ts';

const memory = remember(NOTHING_REMEMBERED, 'q1', 'wrong', '2026-03-01');

it('takes what practice wrote, and nothing that would break it', () => {
  expect(isMemory(JSON.parse(JSON.stringify(memory)))).toBe(true);
  expect(isMemory(NOTHING_REMEMBERED)).toBe(true);
  const { q1 } = memory.cards;
  for (const other of [
    ...[null, 'x', 1, [], {}, { cards: {} }, { cards: null, days: [] }, { cards: {}, days: [1] }],
    { cards: { q1: null }, days: [] },
    { cards: { q1: { ...q1, due: 'soon' } }, days: [] },
    { cards: { q1: { ...q1, stability: 0 } }, days: [] },
    { cards: { q1: { ...q1, difficulty: 'hard' } }, days: [] },
  ]) {
    expect(isMemory(other)).toBe(false);
  }
});
