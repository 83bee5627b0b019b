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
    `<path transform="translate(${26 + index * 47.5} 33) scale(.8)" d="M0-23 7-8 23-6 11 5 14 21 0 13-14 21-11 5-23-6-7-8z"${index > 2 ? ` fill="none" stroke="${INK}" stroke-width="4"` : ''}/>`;
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

/** How a heart beats while somebody works. */
export function pulse(): string {
  const beat = 'M4 38H58l10-16 10 16h14l12-34 16 56 12-30 8 8h92';
  const line = `<path d="${beat}" fill="none" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/>`;
  return print([line, '<circle cx="232" cy="38" r="8"/>']);
}

/** Two tickets, a corner of which is torn off at the door. */
export function tickets(): string {
  const ticket = (x: number, torn: string) =>
    `<path d="M${x} 8h96v16a8 8 0 0 0 0 16v16H${x}V40a8 8 0 0 0 0-16z" ${torn}/>`;
  const open = `fill="none" stroke="${INK}" stroke-width="4"`;
  const perforated = stitch('M196 12V54', { colour: INK, width: 4, dash: '2 10' });
  return print([
    ticket(4, ''),
    ticket(128, open),
    perforated,
    stitch('M144 24H178M144 40H170', { colour: INK, width: 4, dash: '9 9' }),
  ]);
}

/** What the market has, a basket each. */
export function baskets(): string {
  const basket = (x: number) =>
    `<path d="M${x} 34h64l-10 28H${x + 10}z"/>${[14, 32, 50].map((at, index) => `<circle cx="${x + at}" cy="${index === 1 ? 18 : 24}" r="9"/>`).join('')}`;
  const empty = `<path d="M162 34h64l-10 28h-44z" fill="none" stroke="${INK}" stroke-width="4"/>`;
  return print([basket(4), basket(83), empty, stitch('M170 48H218', { colour: INK, width: 4, dash: '7 7' })]);
}

/** A tube well, and what comes of it. */
export function pump(): string {
  const well = '<path d="M34 20h16V60H34zM26 60h32v4H26zM38 8h8v14h-8zM50 28h26v16h-7v-9H50z"/>';
  const handle = `<path d="M42 10 8 30v14" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
  const drops = [96, 130, 164, 198].map((x, index) => {
    const drop = `M${x} 14c9 13 13 19 13 26a13 13 0 0 1-26 0c0-7 4-13 13-26z`;
    return index === 3 ? `<path d="${drop}" fill="none" stroke="${INK}" stroke-width="4"/>` : `<path d="${drop}"/>`;
  });
  return print([well, handle, ...drops]);
}

/** A cross and what helps. */
export function care(): string {
  const cross = (x: number) => `M${x + 18} 6h20v18h18v20h-18v18h-20V44H${x}V24h18z`;
  const capsule = `<path d="M92 20h52a14 14 0 0 1 0 28H92a14 14 0 0 1 0-28z" fill="none" stroke="${INK}" stroke-width="4"/><path d="M92 20h26v28H92a14 14 0 0 1 0-28z"/>`;
  return print([
    `<path d="${cross(4)}"/>`,
    capsule,
    `<path d="${cross(178)}" fill="none" stroke="${INK}" stroke-width="4"/>`,
  ]);
}

/** Books on their board, one of them taken out. */
export function books(): string {
  const spine = ([x, width, height]: readonly [number, number, number]) => box(x, 58 - height, width, height, INK, 0);
  const standing = (
    [
      [4, 16, 44],
      [24, 20, 52],
      [48, 12, 38],
      [64, 18, 48],
    ] as const
  ).map(spine);
  const open =
    '<path d="M160 20C146 10 128 10 112 14v38c16-4 34-4 48 6 14-10 32-10 48-6V14c-16-4-34-4-48 6z" fill="none" stroke="#000" stroke-width="4" stroke-linejoin="round"/><path d="M160 20v38" stroke="#000" stroke-width="4"/>';
  return print([
    ...standing,
    box(0, 58, 92, 6, INK, 0),
    open,
    stitch('M124 26c10-2 18-1 26 2M170 28c8-3 18-4 26-2M124 38c10-2 18-1 26 2M170 40c8-3 18-4 26-2', {
      colour: INK,
      width: 3,
      dash: '5 6',
    }),
  ]);
}

/** Parcels tied with thread, and the way of the last. */
export function parcels(): string {
  const parcel = (x: number, y: number, size: number) =>
    `<path fill-rule="evenodd" d="M${x} ${y}h${size}v${size}H${x}zM${x + size / 2 - 3} ${y}v${size}h6V${y}zM${x} ${y + size / 2 - 3}v6h${size}v-6z"/>`;
  const way = stitch('M122 56C140 30 158 30 172 42', { colour: INK, width: 4, dash: '9 9' });
  const arriving = `<path d="M186 16h44v44h-44zM208 16v44M186 38h44" fill="none" stroke="${INK}" stroke-width="4"/>`;
  return print([parcel(4, 4, 56), parcel(68, 26, 34), way, arriving]);
}

/** What one says, and what another answers. */
export function speech(): string {
  const said = '<path d="M4 4h96v38H40L26 58V42H4z"/>';
  const answered = `<path d="M120 10h112v34h-22v16l-16-16h-74z" fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`;
  return print([said, answered, stitch('M136 22H214M136 34H190', { colour: INK, width: 4, dash: '9 9' })]);
}

/** Tea for four, one of them still to come. */
export function cups(): string {
  const cup = (x: number) => `M${x} 24h36v18a16 16 0 0 1-16 16h-4a16 16 0 0 1-16-16z`;
  const ear = (x: number) => `M${x + 36} 30h4a8 8 0 0 1 0 16h-5`;
  const steam = (x: number) =>
    stitch(`M${x + 12} 18c-4-6 4-8 0-14M${x + 24} 18c-4-6 4-8 0-14`, { colour: INK, width: 3, dash: '20 0' });
  const full = [4, 64, 124].map(
    (x) => `<path d="${cup(x)}"/><path d="${ear(x)}" fill="none" stroke="${INK}" stroke-width="4"/>${steam(x)}`,
  );
  return print([...full, `<path d="${cup(184)}${ear(184)}" fill="none" stroke="${INK}" stroke-width="4"/>`]);
}

/** Lamps along a lane, the last one dark. */
export function lamps(): string {
  const lamp = (x: number, lit: boolean) => {
    const head = `<circle cx="${x + 30}" cy="22" r="9"${lit ? '' : ` fill="none" stroke="${INK}" stroke-width="4"`}/>`;
    const post = `<path d="M${x} 58V18a12 12 0 0 1 12-12h8a10 10 0 0 1 10 8" fill="none" stroke="${INK}" stroke-width="5"/>`;
    const light = stitch(`M${x + 20} 40 ${x + 16} 50M${x + 30} 40V52M${x + 40} 40 ${x + 44} 50`, {
      colour: INK,
      width: 4,
      dash: '20 0',
    });
    return `${post}${head}${lit ? light : ''}`;
  };
  return print([
    lamp(8, true),
    lamp(84, true),
    lamp(160, false),
    stitch('M2 62H238', { colour: INK, width: 4, dash: '9 9' }),
  ]);
}

/** What was right, what was not, and what was. */
export function ticks(): string {
  const stroke = `fill="none" stroke="${INK}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`;
  const tick = (x: number) => `<path d="M${x + 6} 34 ${x + 20} 48 ${x + 44} 16" ${stroke}/>`;
  return print([tick(0), `<path d="M68 18 98 48M98 18 68 48" ${stroke}/>`, tick(116), tick(176)]);
}

/** Flights of steps, one after the other. */
export function steps(): string {
  const flight = (x: number) => `M${x} 56h14V42h14V28h14V14`;
  return print([firm([4, 64, 124, 184].map(flight).join(''))]);
}

/** What goes away and comes back. */
export function returns(): string {
  const loop = (x: number) => `M${x} 30v-4q0-8 8-8h32m-9-10 10 10-10 10M${x + 40} 36v4q0 8-8 8h-32m9-10-10 10 10 10`;
  return print([firm([7, 67, 127, 187].map(loop).join(''))]);
}

/** Rivers that part on their way to the sea. */
export function delta(): string {
  const river = (path: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const sea = stitch('M188 10C198 14 206 14 216 10M182 32C196 36 210 36 224 32M188 54C198 58 206 58 216 54', {
    colour: INK,
    width: 4,
    dash: '9 9',
  });
  return print([
    river('M4 14C34 8 50 30 78 30M4 52C32 58 52 32 78 32', 7),
    river('M78 31H104', 10),
    river('M104 31C126 30 136 10 164 8M104 31H168M104 31C126 32 136 54 164 56', 6),
    river('M134 31C146 32 152 42 166 43M134 31C146 30 152 20 166 20', 3),
    sea,
  ]);
}

/** Seven rows of eight, and room for what they come to. */
export function sums(): string {
  const stroke = `fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"`;
  const dots = Array.from(
    { length: 56 },
    (_, at) => `<circle cx="${5 + (at % 8) * 12}" cy="${5 + Math.floor(at / 8) * 9}" r="3.4"/>`,
  );
  const room = `<path d="M164 8h48v48h-48z" fill="none" stroke="${INK}" stroke-width="4" stroke-dasharray="9 7"/>`;
  return print([...dots, `<path d="M116 26H138M116 39H138" ${stroke}/>`, room]);
}

/** The world, and stars to ask about. */
export function globe(): string {
  const line = `fill="none" stroke="${INK}" stroke-width="4"`;
  const world = `<g ${line}><circle cx="34" cy="32" r="28"/><ellipse cx="34" cy="32" rx="12" ry="28"/><path d="M6 32H62M11 17H57M11 47H57"/></g>`;
  const star = (x: number, y: number, size: number) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="M0-10 3-3 10 0 3 3 0 10-3 3-10 0-3-3z"/>`;
  const moon = '<path d="M206 8a24 24 0 1 0 22 34 20 20 0 0 1-22-34z"/>';
  const orbit = stitch('M78 50C104 62 150 58 174 40', { colour: INK, width: 4, dash: '9 9' });
  return print([world, star(92, 20, 1.3), star(128, 34, 0.9), star(150, 12, 1.1), orbit, moon]);
}

/** A line as one draws it with a broad pen. */
function firm(path: string): string {
  return `<path d="${path}" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function print(drawn: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 64" aria-hidden="true">${drawn.join('')}</svg>\n`;
}
