// What is printed on the covers of templates, 240 by 64: a cut-out in one colour, which the cover's own style gives it.
import type { Point } from '#ui/drawn/cloth.ts';
import { box, kantha, lily, needle, stitch, tally } from '#ui/drawn/motifs.ts';

const INK = '#000';
const WIDTH = 240;

/** Bundles of votes, the last one being counted. */
export function votes(): string {
  return print([tally(18, [2, 8], 48, { every: 60, ink: INK })]);
}

/** Three choices, one of them made. */
export function choices(): string {
  const row = (y: number, to: number) => `<path d="M2 ${y}h16v16H2z"/>${stitch(`M32 ${y + 8}H${to}`, { colour: INK })}`;
  const rows = `<g fill="none" stroke="${INK}" stroke-width="4">${row(2, 200)}${row(24, 150)}${row(46, 180)}</g>`;
  return print([rows, box(6, 28, 8, 8, INK, 0)]);
}

/** Three of five. */
export function stars(): string {
  const star = (index: number) =>
    `<path transform="translate(${26 + index * 47} 33)" d="M0-23 7-8 23-6 11 5 14 21 0 13-14 21-11 5-23-6-7-8z"${index > 2 ? ` fill="none" stroke="${INK}" stroke-width="4"` : ''}/>`;
  return print(Array.from({ length: 5 }, (_, index) => star(index)));
}

/** What was answered, hung from one line. */
export function results(): string {
  const bars = [40, 54, 26, 46, 18, 34].map((height, index) => box(10 + index * 38, 8, 22, height, INK, 0));
  return print([box(0, 2, WIDTH, 6, INK, 0), ...bars]);
}

/** A row of the block that prints lilies. */
export function lilies(): string {
  const at = (index: number): Point => [24 + index * 48, index % 2 ? 34 : 50];
  return print(Array.from({ length: 5 }, (_, index) => lily(at(index), 34, INK)));
}

/** A quilt that is still being sewn. */
export function quilt(): string {
  return print([kantha(2, 6, 150, 56, { colour: INK, row: 17 }), needle([232, 40], 180, { length: 66, colour: INK })]);
}

/** A way that parts and meets again. */
export function ways(): string {
  const knot = ([x, y]: Point) => `<circle cx="${x}" cy="${y}" r="9"/>`;
  const knots = (
    [
      [12, 32],
      [92, 12],
      [92, 52],
      [172, 12],
      [228, 32],
    ] as const
  ).map(knot);
  const threads = 'M24 32 80 14M24 34 80 50M106 12H158M106 52H160L218 40M184 15 216 28';
  return print([stitch(threads, { colour: INK, width: 4, dash: '9 9' }), ...knots]);
}

/** From least to most. */
export function scale(): string {
  const rings = Array.from(
    { length: 5 },
    (_, index) => `<circle cx="${24 + index * 48}" cy="32" r="${8 + index * 3}"/>`,
  );
  return print([`<g fill="none" stroke="${INK}" stroke-width="4">${rings.slice(0, 4).join('')}</g>`, String(rings[4])]);
}

/** A slip on its way into the box. */
export function ballot(): string {
  const slip = `<path d="M38 0h28v26H38z" fill="none" stroke="${INK}" stroke-width="4"/>${stitch('M44 10H60', { colour: INK, width: 3, dash: '4 5' })}`;
  const boxed = `<path fill-rule="evenodd" d="M8 26h88v38H8zM30 32v5h44v-5z"/>`;
  return print([slip, boxed, tally(9, [124, 14], 46, { every: 56, ink: INK })]);
}

/** A river boat under sail. */
export function boat(): string {
  const hull = '<path d="M6 44C40 52 84 52 122 42L108 58H24z"/>';
  const sail = '<path d="M62 2 62 40 102 38C94 24 82 12 62 2zM57 8 57 40 28 40C34 26 44 16 57 8z"/>';
  const river = stitch('M134 46C150 38 166 38 182 46S214 54 236 46M144 60C160 52 176 52 192 60S220 66 236 60', {
    colour: INK,
    width: 4,
    dash: '9 9',
  });
  return print([hull, sail, river]);
}

/** Days, and the one that suits. */
export function calendar(): string {
  const days = Array.from({ length: 14 }, (_, index) => [10 + (index % 7) * 33, index < 7 ? 18 : 44] as const);
  const drawn = days.map(([x, y], index) =>
    index === 9
      ? `<path d="M${x - 4} ${y - 4}h26v24h-26z"/>`
      : `<path d="M${x} ${y}h18v16h-18z" fill="none" stroke="${INK}" stroke-width="4"/>`,
  );
  return print([box(0, 2, WIDTH, 6, INK, 0), ...drawn]);
}

/** Door after door. */
export function houses(): string {
  const house = (x: number, height: number) =>
    `<path fill-rule="evenodd" d="M${x} ${64 - height + 16}L${x + 24} ${64 - height}L${x + 48} ${64 - height + 16}V64H${x}zM${x + 18} 64V46H${x + 30}V64z"/>`;
  return print([
    house(4, 46),
    house(62, 60),
    house(120, 40),
    stitch('M180 58H236', { colour: INK, width: 4, dash: '9 9' }),
  ]);
}

/** A page in its window. */
export function page(): string {
  const frame = `<path d="M4 4h150v56H4zM4 20H154" fill="none" stroke="${INK}" stroke-width="4"/>`;
  const lights = [14, 26, 38].map((x) => `<circle cx="${x}" cy="12" r="3"/>`);
  const lines = stitch('M18 34H138M18 48H104', { colour: INK, width: 4, dash: '14 8' });
  return print([frame, ...lights, lines, needle([226, 44], 196, { length: 60, colour: INK })]);
}

function print(drawn: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 64" aria-hidden="true">${drawn.join('')}</svg>\n`;
}
