import { balanced, type Row } from './balanced-rows.ts';
import type { Box, Point } from './box.ts';
import type { Drawn } from './lay-out.ts';

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
const ABOVE = 14;
/** Lines that go up beside one another. */
const LANES = 3;
const APART = 7;
const ROUND = 10;
/** Titles of 15 pixels are still of 13 in a drawing so near. */
export const READABLE = 13 / 15;
/** A column more is worth it where all is drawn so much larger. */
const WORTH = 1.08;
/** What a cut here costs, beside a column whose height is the mean (1). */
const CUT_GROUP = 0.6;
const CUT_LINE = 0.4;

/** A stretch of the drawing that becomes a column, and how far it moves. */
interface Column {
  top: number;
  /** Where the next begins. */
  bottom: number;
  by: Point;
  right: number;
  /** Where the lines that lead on turn away from it. */
  foot: number;
}

/**
 * What is long and narrow in columns beside one another, as even as may be: in as many as show all of it largest in the
 * room there is, and as can be read without moving it to the side. A group may go on in the next column; a line that
 * leads on goes up between the columns.
 */
export function setInColumns(drawn: Drawn, room: Room): Drawn {
  const rows = rowsOf(drawn);
  let best = { drawn, scale: scaleOf(drawn, room) };
  for (let count = 2; count <= MOST_COLUMNS && best.scale < 1; count += 1) {
    const starts = balanced(rows, count);
    if (!starts) break;
    const cuts = starts.map((row) => (rows[row]?.top ?? 0) - ABOVE);
    const set = inColumns(drawn, columnsOf(drawn, cuts));
    const scale = scaleOf(set, room);
    if (room.width / set.width >= READABLE && scale > best.scale * WORTH) best = { drawn: set, scale };
  }
  return best.drawn;
}

function scaleOf({ width, height }: Drawn, room: Room): number {
  return Math.min(1, room.width / width, room.height / height);
}

/** From above to below. What a group is called stands with its first; where one begins and ends, with a question. */
function rowsOf(drawn: Drawn): Row[] {
  const spans = [
    ...[...drawn.boxes.values()].map(spanOf),
    ...[...drawn.captions.values()].map(({ y, height }) => ({ top: y - height / 2, bottom: y + height })),
  ];
  const rows: Row[] = [];
  for (const { top, bottom } of spans.sort((one, other) => one.top - other.top)) {
    const last = rows.at(-1);
    if (last && top < last.bottom + ABOVE) last.bottom = Math.max(last.bottom, bottom);
    else rows.push({ top, bottom, cost: 0 });
  }
  for (const [at, row] of rows.entries()) {
    const cut = row.top - ABOVE;
    const crossing = drawn.lines.filter(({ points }) => (points[0]?.y ?? 0) < cut && (points.at(-1)?.y ?? 0) > cut);
    row.cost = CUT_LINE * Math.max(0, crossing.length - 1) + (isInGroup(drawn, cut) ? CUT_GROUP : 0);
    if (at === 1 || at === rows.length - 1) row.cost = Number.POSITIVE_INFINITY;
  }
  return rows;
}

function isInGroup({ groups }: Drawn, y: number): boolean {
  return [...groups.values()].flat().some((group) => spanOf(group).top < y && spanOf(group).bottom > y);
}

function spanOf({ y, height }: Box): { top: number; bottom: number } {
  return { top: y - height / 2, bottom: y + height / 2 };
}

function columnsOf(drawn: Drawn, cuts: readonly number[]): Column[] {
  const across = [...drawn.groups.values()].flat().map((group) => ({ ...spanOf(group), ...sidesOf(group) }));
  for (const box of drawn.boxes.values()) across.push({ top: box.y, bottom: box.y, ...sidesOf(box) });
  for (const { points, label } of drawn.lines) {
    for (const { x, y } of [...points, label]) across.push({ top: y, bottom: y, left: x, right: x });
  }
  const columns: Column[] = [];
  for (const [at, top] of [0, ...cuts].entries()) {
    const bottom = cuts[at] ?? drawn.height;
    const within = across.filter((part) => part.bottom >= top && part.top < bottom);
    const before = columns.at(-1);
    const x = (before ? before.right + GUTTER : MARGIN) - Math.min(...within.map(({ left }) => left));
    // A group that goes on keeps clear of the lines that turn there.
    const y = at === 0 ? 0 : MARGIN - top + (isInGroup(drawn, top) ? ABOVE : 0);
    const foot = bottom + y + (isInGroup(drawn, bottom) ? ABOVE : 0);
    const right = Math.max(...within.map((part) => part.right)) + x;
    columns.push({ top, bottom, by: { x, y }, right, foot });
  }
  return columns;
}

function sidesOf({ x, width }: Box): { left: number; right: number } {
  return { left: x - width / 2, right: x + width / 2 };
}

function inColumns(drawn: Drawn, columns: readonly Column[]): Drawn {
  const at = (y: number) => columns.findLastIndex(({ top }) => y >= top);
  const move = <At extends Point>(point: At, column = at(point.y)): At => {
    const { x, y } = columns[column]?.by ?? { x: 0, y: 0 };
    return { ...point, x: point.x + x, y: point.y + y };
  };
  const moved = (boxes: Map<string, Box>) => new Map([...boxes].map(([id, box]) => [id, move(box)]));
  const crossed = columns.map(() => 0);

  /** A piece in each column that it goes over. */
  function piecesOf(group: Box): Box[] {
    return columns.flatMap((column, index) => {
      const top = Math.max(spanOf(group).top, column.top);
      const bottom = Math.min(spanOf(group).bottom, column.bottom);
      return bottom > top ? [move({ ...group, y: (top + bottom) / 2, height: bottom - top }, index)] : [];
    });
  }

  /** From the foot of a column up to the head of the next, in a lane of its own. */
  function upFrom({ bottom, right, foot }: Column, column: number, x: number): Point[] {
    const lane = (crossed[column] ?? 0) % LANES;
    crossed[column] = lane + 1;
    const [end, start] = [move({ x, y: bottom }, column), move({ x, y: bottom }, column + 1)];
    const [below, above] = [foot + lane * APART, MARGIN - lane * APART];
    const gutter = right + GUTTER / 2 + (lane - 1) * APART;
    return rounded([
      { x: end.x, y: below - ROUND * 2 },
      { x: end.x, y: below },
      { x: gutter, y: below },
      { x: gutter, y: above },
      { x: start.x, y: above },
      { x: start.x, y: above + ROUND * 2 },
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
    height: Math.max(...columns.map(({ foot }) => foot)) + MARGIN,
    boxes: moved(drawn.boxes),
    groups: new Map([...drawn.groups].map(([id, pieces]) => [id, pieces.flatMap(piecesOf)])),
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
