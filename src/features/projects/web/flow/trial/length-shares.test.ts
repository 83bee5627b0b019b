import { expect, it } from 'vitest';
import { lengthShares } from './length-shares.ts';

const said = (lengths: [number, number][]) =>
  lengthShares(new Map(lengths), (from, to) => `${from}–${to}`).map(({ label, count }) => `${label}: ${count}`);

it('puts lengths into bars of one width, those that nobody has too', () => {
  expect(said([])).toEqual([]);
  expect(said([[3, 5]])).toEqual(['3–3: 5']);
  expect(
    said([
      [1, 2],
      [3, 4],
    ]),
  ).toEqual(['1–1: 2', '2–2: 0', '3–3: 4']);
  expect(
    said([
      [1, 1],
      [2, 1],
      [20, 2],
      [21, 3],
    ]),
  ).toEqual(['1–3: 2', '4–6: 0', '7–9: 0', '10–12: 0', '13–15: 0', '16–18: 0', '19–21: 5']);
});
