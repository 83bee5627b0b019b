import { expect, it } from 'vitest';
import { mostChosen } from './most-chosen.ts';

const shares = [3, 0, 9, 1, 9].map((count, index) => ({ id: `o${index}`, label: '', count, share: 0 }));

it('keeps the largest', () => {
  expect([...mostChosen(shares, 3)].sort()).toEqual(['o0', 'o2', 'o4']);
});

it('leaves a short list alone', () => {
  expect(mostChosen(shares, 5).size).toBe(5);
});
