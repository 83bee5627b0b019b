interface Point {
  count: number;
}

/** Where the drawing lies; percentages unless it is told. */
interface Box {
  width: number;
  height: number;
}

const PERCENT: Box = { width: 100, height: 100 };

/** Where a point stands from the first, 0, to the last, 1; alone it stands in the middle. */
export function alongOf(index: number, points: number): number {
  return points > 1 ? index / (points - 1) : 0.5;
}

/** The line through the counts, the most of the axis being `top`. */
export function linePath(points: readonly Point[], top: number, box: Box = PERCENT): string {
  return pathThrough(placesOf(points, top, box));
}

/** The same in two: up to the last point but one, and from there to the last, of which more is to come. */
export function openLinePaths(points: readonly Point[], top: number): [whole: string, open: string] {
  const places = placesOf(points, top, PERCENT);
  return [pathThrough(places.slice(0, -1)), pathThrough(places.slice(-2))];
}

type Place = readonly [x: number, y: number];

function placesOf(points: readonly Point[], top: number, { width, height }: Box): Place[] {
  return points.map(({ count }, index) => [alongOf(index, points.length) * width, (1 - count / top) * height]);
}

function pathThrough(places: readonly Place[]): string {
  return places.map(([x, y], index) => `${index ? 'L' : 'M'}${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`).join('');
}

/** What lies under that line. */
export function areaPath(points: readonly Point[], top: number, box: Box = PERCENT): string {
  const [first, last] = [0, points.length - 1].map((index) => alongOf(index, points.length) * box.width);
  return `${linePath(points, top, box)}L${last} ${box.height}L${first} ${box.height}Z`;
}
