import type { Box, Drawn, Point } from './lay-out.ts';

/** Where a drawing is looked at. */
export interface Room {
  width: number;
  height: number;
}

/** Between one column and the next, where the lines go up. */
const GUTTER = 40;
const MARGIN = 16;
const MOST_COLUMNS = 8;
/** How far above what follows it a column ends: what is said of the lines that lead there stays with it. */
const ABOVE = 20;
/** Lines that go up beside one another. */
const LANES = 3;
const APART = 7;
const ROUND = 10;
/** Questions can be read in a drawing so near. */
export const READABLE = 0.7;
/** A column more is worth it where all is drawn so much larger. */
const WORTH = 1.08;

/** A stretch of the drawing that becomes a column, and how far it moves. */
interface Column {
  top: number;
  /** Where the next begins. */
  bottom: number;
  by: Point;
  right: number;
}

/**
 * What is long and narrow in columns beside one another: in as many as show all of it largest in the room there is, and
 * as can be read without moving it to the side. No group is cut; a line that leads on goes up between the columns.
 */
export function fold(drawn: Drawn, room: Room): Drawn {
  const blocks = blocksOf(drawn);
  let best = { drawn, scale: scaleOf(drawn, room) };
  for (let count = 2; count <= MOST_COLUMNS && best.scale < 1; count += 1) {
    const folded = inColumns(drawn, columnsOf(drawn, cutsOf(blocks, count)));
    const scale = scaleOf(folded, room);
    if (room.width / folded.width >= READABLE && scale > best.scale * WORTH) best = { drawn: folded, scale };
  }
  return best.drawn;
}

function scaleOf({ width, height }: Drawn, room: Room): number {
  return Math.min(1, room.width / width, room.height / height);
}

/** What is not cut, from above to below. */
function blocksOf({ boxes, groups }: Drawn): { top: number; bottom: number }[] {
  const blocks: { top: number; bottom: number }[] = [];
  const parts = [...groups.values(), ...boxes.values()].map(({ y, height }) => ({
    top: y - height / 2,
    bottom: y + height / 2,
  }));
  for (const part of parts.sort((one, other) => one.top - other.top)) {
    const last = blocks.at(-1);
    if (last && part.top < last.bottom + ABOVE) last.bottom = Math.max(last.bottom, part.bottom);
    else blocks.push(part);
  }
  return blocks;
}

/** Where so many columns of about the same height end: each block stands in the one that its middle falls to. */
function cutsOf(blocks: readonly { top: number; bottom: number }[], count: number): number[] {
  const first = blocks[0]?.top ?? 0;
  const height = (blocks.at(-1)?.bottom ?? 0) - first;
  const columnOf = ({ top, bottom }: { top: number; bottom: number }) =>
    Math.floor((((top + bottom) / 2 - first) / height) * count);
  return blocks.flatMap((block, at) => {
    const before = blocks[at - 1];
    return before && columnOf(before) !== columnOf(block) ? [block.top - ABOVE] : [];
  });
}

function columnsOf(drawn: Drawn, cuts: readonly number[]): Column[] {
  const spans = [...drawn.groups.values(), ...drawn.boxes.values()].map(({ x, y, width }) => ({
    y,
    from: x - width / 2,
    to: x + width / 2,
  }));
  for (const { points, label } of drawn.lines) {
    for (const { x, y } of [...points, label]) spans.push({ y, from: x, to: x });
  }
  const columns: Column[] = [];
  for (const [at, top] of [0, ...cuts].entries()) {
    const bottom = cuts[at] ?? drawn.height;
    const within = spans.filter(({ y }) => y >= top && y < bottom);
    const left = Math.min(...within.map(({ from }) => from));
    const before = columns.at(-1);
    const x = (before ? before.right + GUTTER : MARGIN) - left;
    const right = Math.max(...within.map(({ to }) => to)) + x;
    columns.push({ top, bottom, by: { x, y: at === 0 ? 0 : MARGIN - top }, right });
  }
  return columns;
}

function inColumns(drawn: Drawn, columns: readonly Column[]): Drawn {
  const at = (y: number) => columns.findLastIndex(({ top }) => y >= top);
  const move = <At extends Point>(point: At, column = at(point.y)): At => {
    const { x, y } = columns[column]?.by ?? { x: 0, y: 0 };
    return { ...point, x: point.x + x, y: point.y + y };
  };
  const moved = (boxes: Map<string, Box>) => new Map([...boxes].map(([id, box]) => [id, move(box)]));
  const crossed = columns.map(() => 0);

  /** From the foot of a column up to the head of the next, in a lane of its own. */
  function upFrom({ bottom, right }: Column, column: number, x: number): Point[] {
    const lane = (crossed[column] ?? 0) % LANES;
    crossed[column] = lane + 1;
    const [end, start] = [move({ x, y: bottom }, column), move({ x, y: bottom }, column + 1)];
    const [below, above] = [end.y + lane * APART, start.y - lane * APART];
    const gutter = right + GUTTER / 2 + (lane - 1) * APART;
    return rounded([
      { x: end.x, y: end.y - ROUND * 2 },
      { x: end.x, y: below },
      { x: gutter, y: below },
      { x: gutter, y: above },
      { x: start.x, y: above },
      { x: start.x, y: start.y + ROUND * 2 },
    ]);
  }

  function alongColumns(points: readonly Point[]): Point[] {
    return points.flatMap((point, index) => {
      const before = points[index - 1];
      if (!before) return [move(point)];
      const first = at(before.y);
      const ways = columns
        .slice(first, at(point.y))
        .flatMap((column, step) => upFrom(column, first + step, across(before, point, column.bottom)));
      return [...ways, move(point)];
    });
  }

  const lines = drawn.lines.map(({ points, label }) => ({ points: alongColumns(points), label: move(label) }));
  return {
    width: Math.max(...columns.map(({ right }) => right)) + MARGIN,
    height: Math.max(...columns.map(({ bottom, by }) => bottom + by.y)) + MARGIN,
    boxes: moved(drawn.boxes),
    groups: moved(drawn.groups),
    captions: moved(drawn.captions),
    lines,
  };
}

/** Where a stretch of a line is at a height. */
function across(from: Point, to: Point, y: number): number {
  return to.y === from.y ? from.x : from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
}

/** A line is bent at its points: those beside a corner keep it straight up to there. */
function rounded(corners: readonly Point[]): Point[] {
  return corners.slice(1, -1).flatMap((corner, index) => {
    const [before, after] = [corners[index], corners[index + 2]];
    return before && after ? [towards(corner, before), corner, towards(corner, after)] : [];
  });
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(ROUND / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
