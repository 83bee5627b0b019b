import { COLOUR, printedCloth } from '#ui/drawn/cloth.ts';
import { box, kantha, print } from '#ui/drawn/motifs.ts';

const SIZE = [1600, 720] as const;
const GROUND = 560;

/** A hand pump: its foot, its pipe, its spout, and the lever that is up. */
const pump = `
  <g fill="#14211c">
    <rect x="700" y="520" width="150" height="46" rx="6"/>
    <rect x="742" y="250" width="66" height="280" rx="10"/>
    <rect x="726" y="232" width="98" height="34" rx="8"/>
    <path d="M806 332h86q34 0 34 36v20h-38v-12h-82z"/>
  </g>
  <path d="M776 244L560 150" stroke="#14211c" stroke-width="26" stroke-linecap="round"/>
  <circle cx="776" cy="244" r="15" fill="#f5a524"/>`;

/** Water falls from the spout into a pitcher. */
const water = '<path d="M907 392V500" stroke="#0072b2" stroke-width="20" stroke-linecap="round"/>';
const pitcher = `
  <path d="M864 478h86l-10 26q66 26 62 72-6 62-95 62t-95-62q-4-46 62-72z" fill="#a8452c"/>
  <rect x="854" y="462" width="106" height="20" rx="10" fill="#bf5f45"/>
  <path d="M826 566q81 34 162 0" fill="none" stroke="#f5a524" stroke-width="8" stroke-dasharray="14 12"/>`;

const banana = [
  [250, 560, 1],
  [1320, 560, -1],
].map(
  ([x = 0, y = 0, side = 1]) => `
  <g transform="translate(${x} ${y}) scale(${side} 1)">
    <path d="M-16 0q10-140-6-250h40q-8 120 6 250z" fill="#158062"/>
    <path d="M0-240q-150-90-210 60 110-70 210-30zM4-240q30-150 190-110-110 20-170 130zM6-236q140-40 190 90-90-70-190-60z" fill="#1f9a76"/>
  </g>`,
);

/** A well in a village, wide enough to stand above a title, as SVG. */
export const well = printedCloth('jasmine', SIZE, [
  box(0, 0, ...SIZE, COLOUR.ground, 0),
  print(...SIZE),
  '<circle cx="1180" cy="180" r="84" fill="#f5a524"/>',
  `<path d="M0 ${GROUND}q400-36 800 0t800 0V${SIZE[1]}H0z" fill="#006a4e"/>`,
  ...banana,
  pump,
  water,
  pitcher,
  kantha(60, 640, 1480, 50),
]);
