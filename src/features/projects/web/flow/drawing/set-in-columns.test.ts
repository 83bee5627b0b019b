import { expect, it } from 'vitest';
import type { Box } from './box.ts';
import { type Drawn, layOut, type Sketch } from './lay-out.ts';
import { READABLE, setInColumns } from './set-in-columns.ts';

const room = { width: 1100, height: 640 };
const question = { width: 280, height: 72 };
const next = { width: 64, height: 0 };

/** Sections of so many questions, one after the other, with jumps from some to others far below. */
function long(sections: number, each: number, jumps: readonly [number, number][] = []): Sketch {
  const ids = Array.from({ length: sections * each }, (_, at) => `q${at}`);
  return {
    groups: Array.from({ length: sections }, (_, at) => `s${at}`),
    boxes: ids.map((id, at) => ({ id, ...question, group: `s${Math.floor(at / each)}` })),
    lines: [
      ...ids.slice(1).map((id, at) => ({ from: `q${at}`, to: id, name: 'next', ...next })),
      ...jumps.map(([from, to]) => ({ from: `q${from}`, to: `q${to}`, name: 'jump', width: 190, height: 56 })),
    ],
  };
}

it('what is long and narrow stands in columns, where it is shown much larger', () => {
  const sketch = long(6, 4);
  const [narrow, set] = [layOut(sketch), setInColumns(layOut(sketch), room)];
  expect(shownAt(narrow)).toBeLessThan(0.25);
  expect(room.width / set.width).toBeGreaterThanOrEqual(READABLE);
  expect(shownAt(set)).toBeGreaterThan(2 * shownAt(narrow));
});

it('columns are even, also where a section goes on in the next, and where it ends stands below the last question', () => {
  const { boxes, lines } = long(1, 15);
  const sketch: Sketch = {
    groups: ['one', 'two'],
    boxes: [
      { id: 'start', width: 96, height: 36 },
      ...boxes.map((box, at) => ({ ...box, group: at < 6 ? 'one' : 'two' })),
      { id: 'end', ...question },
    ],
    lines: [
      { from: 'start', to: 'q0', name: 'next', ...next },
      ...lines,
      { from: 'q14', to: 'end', name: 'next', ...next },
    ],
  };
  const set = setInColumns(layOut(sketch), room);
  const columns = [...Map.groupBy(set.boxes.values(), ({ x }) => x).values()];
  expect(columns.length).toBe(3);
  const feet = columns.map((column) => Math.max(...column.map(({ y }) => y)));
  expect(Math.min(...feet) / Math.max(...feet)).toBeGreaterThan(0.7);
  expect(set.boxes.get('end')?.x).toBe(set.boxes.get('q14')?.x);
  expect(set.groups.get('one')).toHaveLength(1);
  expect(set.groups.get('two')).toHaveLength(2);
});

it.each([
  ['without jumps', long(6, 4)],
  [
    'with jumps across columns',
    long(6, 4, [
      [1, 20],
      [2, 9],
      [5, 23],
    ]),
  ],
  ['without sections', { ...long(1, 24), groups: [], boxes: long(1, 24).boxes.map(({ group: _, ...box }) => box) }],
] satisfies [string, Sketch][])(
  '%s, nothing lies on anything else, all is within the drawing, and lines begin and end where they did',
  (_, sketch) => {
    const [narrow, set] = [layOut(sketch), setInColumns(layOut(sketch), { ...room, width: 2400 })];
    expect(set.width).toBeGreaterThan(narrow.width);
    const boxes = [...set.boxes.values()];
    expect(boxes.filter((box, at) => boxes.slice(at + 1).some((other) => overlap(box, other)))).toEqual([]);
    const groups = [...set.groups.values()].flat();
    expect(groups.filter((group, at) => groups.slice(at + 1).some((other) => overlap(group, other)))).toEqual([]);
    const points = set.lines.flatMap((line) => line.points);
    expect(points.filter(({ x, y }) => x < 0 || y < 0 || x > set.width || y > set.height)).toEqual([]);
    for (const [at, { from, to }] of sketch.lines.entries()) {
      const [line, before] = [set.lines[at]?.points, narrow.lines[at]?.points];
      expect(fromBox(set, from, line?.[0])).toEqual(fromBox(narrow, from, before?.[0]));
      expect(fromBox(set, to, line?.at(-1))).toEqual(fromBox(narrow, to, before?.at(-1)));
    }
  },
);

it('what would be too wide to be read in columns stays as it is', () => {
  const wide = layOut(
    long(6, 4, [
      [1, 20],
      [2, 9],
      [5, 23],
    ]),
  );
  expect(setInColumns(wide, room)).toEqual(wide);
});

it('what fits stays as it is', () => {
  const sketch = long(1, 3);
  expect(setInColumns(layOut(sketch), room)).toEqual(layOut(sketch));
  expect(setInColumns(layOut({ groups: [], boxes: [], lines: [] }), room).boxes.size).toBe(0);
});

function shownAt({ width, height }: Drawn): number {
  return Math.min(1, room.width / width, room.height / height);
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}

function fromBox({ boxes }: Drawn, id: string, point: { x: number; y: number } | undefined) {
  const box = boxes.get(id);
  return box && point && { x: Math.round(point.x - box.x), y: Math.round(point.y - box.y) };
}
