import type { Theme } from '#domain/colour/themes.ts';

/** What is drawn on, in one scheme: the ground, what is printed on it, a sheet that lies on it, ink, thread, mark. */
type Dye = readonly [ground: string, print: string, sheet: string, ink: string, thread: string, mark: string];

/** Each colour of the house made for daylight and for the dark. */
const DYES = {
  marigold: {
    light: ['#f5a524', '#e2910f', '#fffaf0', '#14211c', '#a8452c', '#006a4e'],
    dark: ['#3b2906', '#553c0c', '#1d1404', '#f7ecd2', '#f5a524', '#5ccba3'],
  },
  river: {
    light: ['#0072b2', '#2489c6', '#fbfaf6', '#14211c', '#f5a524', '#006a4e'],
    dark: ['#0b2a40', '#174261', '#16324a', '#e6f1f8', '#f5a524', '#f5a524'],
  },
  leaf: {
    light: ['#006a4e', '#158062', '#fbfaf6', '#14211c', '#f5a524', '#006a4e'],
    dark: ['#0d3227', '#1a4b3c', '#0c1d17', '#e4f2ec', '#f5a524', '#5ccba3'],
  },
  brick: {
    light: ['#a8452c', '#bf5f45', '#fff6ee', '#14211c', '#f5a524', '#006a4e'],
    dark: ['#3b1b12', '#572a1c', '#20100b', '#f8e6dc', '#f5a524', '#f5a524'],
  },
  jasmine: {
    light: ['#f8efd6', '#ead9ab', '#ffffff', '#14211c', '#a8452c', '#006a4e'],
    dark: ['#202724', '#323c37', '#121815', '#f3ecd4', '#f5a524', '#5ccba3'],
  },
} satisfies Record<Theme | 'leaf', { light: Dye; dark: Dye }>;

export type Colour = keyof typeof DYES;

const NAMES = ['ground', 'print', 'sheet', 'ink', 'thread', 'mark'] as const;

export type Point = readonly [x: number, y: number];

/** How a drawing names its colours. */
export const COLOUR = Object.fromEntries(NAMES.map((name) => [name, `var(--${name})`])) as Record<
  (typeof NAMES)[number],
  string
>;

/** A whole drawing as a file, in both schemes: no style sheet of a page reaches into its pictures. */
export function cloth(colour: Colour, [width, height]: readonly [number, number], drawn: readonly string[]): string {
  const { light, dark } = DYES[colour];
  const style = `:root{${valuesOf(light)}}@media(prefers-color-scheme:dark){:root{${valuesOf(dark)}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true"><style>${style}</style>${drawn.join('')}</svg>\n`;
}

/** The same by daylight alone, its colours written out: for what turns it into dots, and knows no variables. */
export function printedCloth(colour: Colour, [width, height]: readonly [number, number], drawn: readonly string[]) {
  const dye = DYES[colour].light;
  const dyed = NAMES.reduce((done, name, index) => done.replaceAll(COLOUR[name], String(dye[index])), drawn.join(''));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${dyed}</svg>`;
}

function valuesOf(dye: Dye): string {
  return NAMES.map((name, index) => `--${name}:${dye[index]}`).join(';');
}
