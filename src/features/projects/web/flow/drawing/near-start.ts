import type { Box, Point } from './box.ts';

/** What is said of a line, as wide and as high as it may become. */
export interface Said {
  points: readonly Point[];
  label: Point;
  width: number;
  height: number;
}

/** From where the middle of a line is too far from its beginning to be looked for there. */
const FAR = 160;

/**
 * Where each label stands: of a long line near its beginning, where the ways part, unless a box or another label is
 * there.
 */
export function nearStart(lines: readonly Said[], taken: readonly Box[]): Point[] {
  const placed: Box[] = lines.map(({ label, width, height }) => ({ ...label, width, height }));
  for (const [at, { points, label, width, height }] of lines.entries()) {
    const first = points[0];
    if (!first || width === 0 || height === 0 || label.y - first.y < FAR) continue;
    const others = [...taken, ...placed.filter((box, other) => other !== at && box.width > 0 && box.height > 0)];
    const free = midpointsOf(points).find(
      (point) => point.y < label.y && !others.some((box) => overlap({ ...point, width, height }, box)),
    );
    if (free) placed[at] = { ...free, width, height };
  }
  return placed.map(({ x, y }) => ({ x, y }));
}

/** A line that bends at its points goes through what is midway between them. */
function midpointsOf(points: readonly Point[]): Point[] {
  return points.slice(1, -1).flatMap((point, at) => {
    const next = points[at + 2];
    return next ? [{ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }] : [];
  });
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}
