import { COLOUR, printedCloth } from '#ui/drawn/cloth.ts';
import { box, print } from '#ui/drawn/motifs.ts';

const SIZE = [640, 480] as const;

type Ring = readonly [x: number, y: number, radius: number, fill: string];

/** What is served on a plate that stands on printed cloth, seen from above. */
function plate(...served: string[]): string {
  const dish = dots([320, 240, 200, COLOUR.sheet], [320, 240, 186, '#e7ddca'], [320, 240, 172, COLOUR.sheet]);
  return printedCloth('brick', SIZE, [box(0, 0, ...SIZE, COLOUR.ground, 0), print(...SIZE), dish, ...served]);
}

function dots(...rings: Ring[]): string {
  return rings.map(([x, y, radius, fill]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`).join('');
}

/** Grains lie in rings, each turned a little more than the one within it. */
function grains(fill: string, [x, y]: readonly [number, number], radius: number): string {
  const rings = Array.from({ length: Math.floor(radius / 18) }, (_ring, ring) => {
    const count = 4 + ring * 5;
    return Array.from({ length: count }, (_grain, grain) => {
      const turn = Math.round((360 / count) * grain + ring * 23);
      return `<rect x="${ring * 18}" y="-4" width="20" height="8" rx="4" transform="rotate(${turn}) rotate(38 ${ring * 18} 0)"/>`;
    }).join('');
  });
  return `<g fill="${fill}" transform="translate(${x} ${y})">${rings.join('')}</g>`;
}

const biryani = plate(
  dots([320, 240, 140, '#e9b44c']),
  grains('#fbe9bd', [320, 240], 140),
  dots([262, 206, 34, '#6b3a1e'], [372, 184, 30, '#7a4424'], [386, 286, 36, '#6b3a1e']),
  dots([286, 308, 38, '#fffdf6'], [290, 310, 18, '#f0a93a']),
);

const khichuri = plate(
  dots([320, 240, 144, '#c98a1b']),
  grains('#e7b54a', [320, 240], 144),
  dots([258, 236, 30, '#4f2714'], [330, 190, 34, '#5d2f19'], [392, 250, 28, '#4f2714'], [320, 308, 32, '#5d2f19']),
  '<path d="M210 330q40-24 70 0q-34 26-70 0z" fill="#3f7d3a"/>',
);

const bhorta = plate(
  dots([278, 218, 112, '#f4efe2']),
  grains('#ffffff', [278, 218], 106),
  dots([416, 190, 62, '#8a5a2b'], [416, 190, 52, '#e5a524']),
  dots([404, 310, 34, '#7d8f45'], [330, 350, 30, '#b5533c'], [246, 350, 26, '#c9a26b']),
);

const pizza = plate(
  dots([320, 240, 152, '#c98a4b'], [320, 240, 132, '#f2c14e']),
  dots([264, 190, 24, '#b3392c'], [366, 180, 24, '#b3392c'], [398, 266, 24, '#b3392c'], [320, 320, 24, '#b3392c']),
  dots([244, 280, 24, '#b3392c'], [318, 240, 20, '#b3392c'], [290, 256, 9, '#3f7d3a'], [352, 226, 9, '#3f7d3a']),
  '<path d="M320 88V392M168 240H472M213 133L427 347M427 133L213 347" stroke="#c98a4b" stroke-width="5"/>',
);

/** What there is for lunch, as SVG. */
export const lunches = { biryani, khichuri, bhorta, pizza };
