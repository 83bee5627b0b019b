import { expect, it } from 'vitest';
import { nearStart } from './near-start.ts';

const down = [0, 40, 100, 200, 300, 400, 500].map((y) => ({ x: 100, y }));
const size = { width: 80, height: 20 };
const middle = { x: 100, y: 250 };

it('what is said of a long line stands near its beginning', () => {
  expect(nearStart([{ points: down, label: middle, ...size }], [])).toEqual([{ x: 100, y: 70 }]);
});

it('stands further down where boxes or other labels are, and in the middle where all is taken', () => {
  const line = { points: down, label: middle, ...size };
  expect(nearStart([line], [{ x: 150, y: 60, width: 60, height: 40 }])).toEqual([{ x: 100, y: 150 }]);
  const other = { points: [], label: { x: 120, y: 75 }, ...size };
  expect(nearStart([line, other], [])).toEqual([{ x: 100, y: 150 }, other.label]);
  expect(nearStart([line], [{ x: 100, y: 100, width: 60, height: 300 }])).toEqual([middle]);
});

it('a short line says it in its middle, and one of which nothing is said has no place to look for', () => {
  const short = { points: down.slice(0, 3), label: { x: 100, y: 50 }, ...size };
  const mute = { points: down, label: middle, width: 80, height: 0 };
  expect(nearStart([short, mute], [])).toEqual([short.label, middle]);
});
