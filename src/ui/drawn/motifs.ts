// What all drawings are made of: kantha stitch, block print, tally strokes on a matra, needle and thread.
import { MARK } from '../plain/mark-shape.ts';
import { COLOUR, type Point } from './cloth.ts';

/** A running stitch along a path. */
export function stitch(path: string, { colour = COLOUR.thread, width = 5, dash = '16 11' } = {}): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dash}"/>`;
}

/** Rows of stitches, each between those of the one above it, as a quilt is filled. */
export function kantha(x: number, y: number, width: number, height: number, { colour = COLOUR.print, row = 20 } = {}) {
  const rows = Array.from({ length: Math.floor(height / row) + 1 }, (_, index) => {
    const start = x + (index % 2 ? 14 : 0);
    return `M${start} ${y + index * row}H${x + width}`;
  });
  return stitch(rows.join(''), { colour, width: 4, dash: '16 12' });
}

/** A lily as it is cut into a block of wood. */
export function lily([x, y]: Point, size: number, colour: string = COLOUR.print): string {
  const petals = [-72, -36, 0, 36, 72].map(
    (turn) => `<path d="M0 0C-9-14-7-30 0-40 7-30 9-14 0 0z" transform="rotate(${turn})"/>`,
  );
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${size / 40})">${petals.join('')}<path d="M-22 8Q0 18 22 8L16 15Q0 22-16 15z"/></g>`;
}

/** Lilies all over, each row set between those of the one above it. */
export function print(width: number, height: number, { step = 120, size = 30 } = {}): string {
  const lilies = lily([step / 4, step * 0.4], size) + lily([step * 0.75, step * 1.1], size);
  return `<pattern id="print" width="${step}" height="${step * 1.4}" patternUnits="userSpaceOnUse">${lilies}</pattern>${box(0, 0, width, height, 'url(#print)', 0)}`;
}

/** The border of a sari: a row of teeth. */
export function teeth(x: number, y: number, width: number, { size = 20, colour = COLOUR.print } = {}) {
  const count = Math.round(width / size);
  const step = width / count;
  const tooth = (index: number) =>
    `M${round(x + index * step)} ${y}h${round(step)}l${round(-step / 2)} ${round(size * 0.8)}z`;
  const path = Array.from({ length: count }, (_, index) => tooth(index));
  return `<path fill="${colour}" d="${path.join('')}"/>`;
}

/** Strokes as they are counted, in bundles with a slash at five, one bundle every so far. */
export function tally(count: number, [x, y]: Point, size: number, { every = size * 1.2, ink = COLOUR.ink } = {}) {
  const scale = size / MARK.size;
  const bundles = Array.from({ length: Math.ceil(count / 5) }, (_, index) => {
    const strokes = Math.min(5, count - index * 5);
    const crossed = `<path d="${MARK.strokes.join('')}"/><path fill="${COLOUR.thread}" d="${MARK.slash}"/>`;
    const drawn = strokes === 5 ? crossed : `<path d="${UNCUT.slice(0, strokes).join('')}"/>`;
    return `<g transform="translate(${round((index * every) / scale)})">${drawn}</g>`;
  });
  return `<g fill="${ink}" transform="translate(${x} ${y}) scale(${round(scale)})">${bundles.join('')}</g>`;
}

/** Strokes that no slash has crossed yet. */
const UNCUT = [2, 10, 18, 26].map((left) => `M${left} 6h4v23.4l-4 1.6z`);

/** A needle that points along an angle, its eye at the point. */
export function needle([x, y]: Point, angle: number, { length = 120, colour = COLOUR.ink } = {}): string {
  const body = 'M0-5C14-8 30-6 40-4L120 0 40 4C30 6 14 8 0 5-6 3-6-3 0-5zM8-1.6v3.2h16v-3.2z';
  const placed = `translate(${x} ${y}) rotate(${angle}) scale(${round(length / 120)} ${length < 80 ? 0.7 : 1})`;
  return `<path fill="${colour}" fill-rule="evenodd" d="${body}" transform="${placed}"/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, corner = 10): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
