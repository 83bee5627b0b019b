// The pictures of the home page's banner, 480 by 320.
import { COLOUR, cloth } from '#ui/drawn/cloth.ts';
import { box, kantha, needle, print, stitch, tally, teeth } from '#ui/drawn/motifs.ts';
import { lettering } from './lettering.ts';

const SIZE = [480, 320] as const;
const GROUND = box(0, 0, ...SIZE, COLOUR.ground, 0);

/** A page of a survey, folded into a boat: light enough for any water, by day and by night. */
export function lightPage(): string {
  const [paper, fold] = ['#fbfaf6', '#14211c'];
  const wave = (x: number, y: number) => `M${x} ${y}q30-20 60 0${'t60 0'.repeat(9)}`;
  const rings = [34, 48, 62].map((radius) => `M${388 - radius} 84a${radius} ${radius} 0 1 1 0 1z`);
  return cloth('river', SIZE, [
    GROUND,
    `<circle cx="388" cy="84" r="24" fill="${COLOUR.thread}"/>`,
    stitch(rings.join(''), { dash: '12 11', width: 4 }),
    `<path fill="${paper}" d="M96 158h260l-46 96H146zM226 46 322 158H130z"/>`,
    `<path fill="none" stroke="${fold}" stroke-width="3" stroke-opacity=".3" d="M130 158h192M226 46v112M146 254l80-96 84 96"/>`,
    tally(5, [172, 106], 42, { ink: fold }),
    stitch(wave(-20, 250), { colour: paper, width: 6 }),
    stitch(wave(-46, 276) + wave(-10, 302), { colour: COLOUR.print }),
  ]);
}

/** The first letter of either script, one line above both. */
export function twoLanguages(): string {
  return cloth('brick', SIZE, [
    GROUND,
    print(...SIZE, { step: 96, size: 24 }),
    box(48, 60, 180, 204, COLOUR.sheet, 0),
    box(252, 60, 180, 204, COLOUR.thread, 0),
    teeth(48, 264, 180, { colour: COLOUR.sheet, size: 20 }),
    teeth(252, 264, 180, { colour: COLOUR.thread, size: 20 }),
    stitch('M58 74V258H218V74', { width: 3, dash: '10 8' }),
    stitch('M262 74V258H422V74', { width: 3, dash: '10 8', colour: COLOUR.ground }),
    lettering('a', { size: 150, at: [98, 196] }),
    lettering('অ', { size: 122, at: [281, 196], fill: '#14211c' }),
    box(0, 52, 480, 10, COLOUR.ink, 0),
  ]);
}

/** Bundle after bundle; the last one is being closed. */
export function exact(): string {
  const rows = [0, 1, 2].map((row) => tally(row === 2 ? 19 : 20, [77, 70 + row * 64], 50, { every: 92 }));
  return cloth('jasmine', SIZE, [
    GROUND,
    kantha(18, 22, 444, 280),
    box(40, 48, 400, 224, COLOUR.sheet, 0),
    stitch('M50 58H430V262H50z', { width: 3, dash: '10 8' }),
    ...rows,
    stitch('M352 232 406 210', { width: 6, dash: '70 0' }),
    needle([404, 211], -22, { length: 84 }),
  ]);
}
