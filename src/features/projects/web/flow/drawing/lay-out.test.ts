import { expect, it } from 'vitest';
import type { Box } from './box.ts';
import { layOut } from './lay-out.ts';

const question = { width: 240, height: 84 };
const next = { name: 'next', width: 64, height: 24 };

it('what a group is called has room of its own, as wide as the group: no box stands there', () => {
  const drawn = layOut({
    groups: ['one', 'two'],
    boxes: [
      { id: 'start', width: 96, height: 36 },
      { id: 'a', group: 'one', ...question },
      { id: 'b', group: 'one', ...question },
      { id: 'gate', width: 240, height: 76 },
      { id: 'c', group: 'two', ...question },
      { id: 'd', group: 'two', ...question },
      { id: 'end', ...question },
    ],
    lines: [
      { from: 'start', to: 'a', ...next },
      { from: 'a', to: 'b', ...next },
      { from: 'a', to: 'd', name: '0', width: 190, height: 56 },
      { from: 'b', to: 'gate', ...next },
      { from: 'gate', to: 'c', ...next, name: 'met' },
      { from: 'gate', to: 'd', ...next, name: 'unmet' },
      { from: 'c', to: 'd', ...next },
      { from: 'd', to: 'end', ...next },
    ],
  });
  expect(drawn.captions.size).toBe(2);
  for (const [id, caption] of drawn.captions) {
    const group = drawn.groups.get(id)?.[0];
    expect(group && caption.y - caption.height / 2).toBeGreaterThan(group ? group.y - group.height / 2 : 0);
    expect([...drawn.boxes.values()].filter((box) => overlap(box, caption))).toEqual([]);
    expect(caption.width).toBe((group?.width ?? 0) - 32);
  }
});

it('a caption stands at the top of its group, and bends no line', () => {
  const drawn = layOut({
    groups: ['one'],
    boxes: [
      { id: 'start', width: 96, height: 36 },
      { id: 'a', group: 'one', ...question },
      { id: 'b', group: 'one', ...question },
    ],
    lines: [
      { from: 'start', to: 'a', ...next },
      { from: 'a', to: 'b', ...next },
    ],
  });
  const [group, caption] = [drawn.groups.get('one')?.[0], drawn.captions.get('one')];
  if (!group || !caption) throw new Error('There is a group');
  expect(caption.y).toBeLessThan(group.y);
  for (const { points } of drawn.lines) expect(new Set(points.map(({ x }) => x)).size).toBe(1);
  const first = drawn.boxes.get('a');
  expect(drawn.lines[0]?.points.at(-1)?.y).toBe(first && first.y - first.height / 2);
});

it('there is a caption only where there are groups', () => {
  const drawn = layOut({ groups: [], boxes: [{ id: 'a', ...question }], lines: [] });
  expect(drawn.captions.size).toBe(0);
});

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}
