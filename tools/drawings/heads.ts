// What hangs beside the titles of pages, 960 by 640.
import { COLOUR, cloth } from '#ui/drawn/cloth.ts';
import { box, print, stitch, tally } from '#ui/drawn/motifs.ts';

const SIZE = [960, 640] as const;

/** A letter on two threads, sealed with a count of five. */
export function letter(): string {
  const [left, top, width, height] = [200, 210, 560, 340] as const;
  const [right, bottom, middle] = [left + width, top + height, left + width / 2];
  return cloth('brick', SIZE, [
    box(0, 0, ...SIZE, COLOUR.ground, 0),
    print(...SIZE),
    stitch(`M300 98V${top}M660 98V${top}`, { width: 6, dash: '200 0' }),
    box(left, top, width, height, COLOUR.sheet, 6),
    stitch(`M${left + 16} ${top + 40}V${bottom - 16}H${right - 16}V${top + 40}`, { width: 3, dash: '11 9' }),
    `<path d="M${left} ${top}L${middle} ${top + 190}L${right} ${top}" fill="none" stroke="${COLOUR.ink}" stroke-width="5"/>`,
    `<circle cx="${middle}" cy="${top + 190}" r="62" fill="${COLOUR.mark}"/>`,
    tally(5, [middle - 32, top + 158], 64, { ink: COLOUR.sheet }),
    box(0, 84, 960, 14, COLOUR.ink, 0),
  ]);
}
