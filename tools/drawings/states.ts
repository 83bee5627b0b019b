// Small pictures for where there is nothing to show, 240 by 160, without a ground of their own.
import { COLOUR, cloth } from '#ui/drawn/cloth.ts';
import { box, needle, stitch } from '#ui/drawn/motifs.ts';

/** Rows of stitches that together are an oval, for a thing to lie on. */
const PATCH = patch();

function patch(): string {
  const rows = Array.from({ length: 11 }, (_, index) => {
    const away = (index - 5) / 5.6;
    const half = Math.round(112 * Math.sqrt(1 - away * away));
    return `M${120 - half + (index % 2 ? 7 : 0)} ${80 + (index - 5) * 13}H${120 + half}`;
  });
  return stitch(rows.join(''), { colour: COLOUR.print, width: 3, dash: '9 8' });
}

function state(...drawn: string[]): string {
  return cloth('jasmine', [240, 160], [PATCH, ...drawn]);
}

const line = (path: string, width = 5, fill = 'none') =>
  `<path d="${path}" fill="${fill}" stroke="${COLOUR.ink}" stroke-width="${width}" stroke-linejoin="round"/>`;
const thread = (path: string) => stitch(path, { width: 3, dash: '200 0' });

/** The line is broken; a stroke has come off, and the thread with it. */
export function missingPage(): string {
  return state(
    box(40, 36, 62, 8, COLOUR.ink, 0),
    box(140, 36, 60, 8, COLOUR.ink, 0),
    box(54, 44, 9, 72, COLOUR.ink, 0),
    box(84, 44, 9, 66, COLOUR.ink, 0),
    box(172, 44, 9, 70, COLOUR.ink, 0),
    `<path fill="${COLOUR.mark}" d="m106 128 4-9 62 16-4 9z"/>`,
    thread('M102 40q16 2 10 20t8 20 16-10 12-4'),
    needle([146, 66], 78, { length: 46 }),
  );
}

/** Torn, and being mended. */
export function error(): string {
  return state(
    `<path fill="${COLOUR.sheet}" d="M58 34h56l-8 16 14 16-14 16 12 16-12 16 8 14H58z"/>`,
    `<path fill="${COLOUR.sheet}" d="M130 34h52v94h-54l-8-14 12-16-12-16 14-16-12-16z"/>`,
    line('M114 34H58v94h56M130 34h52v94h-54', 4),
    line('M114 34l-8 16 14 16-14 16 12 16-12 16 8 14M130 34l-8 16 12 16-14 16 12 16-12 16 8 14', 3),
    thread('M104 42l34 8M104 58l32 8M100 76l34 6'),
    thread('M134 82q26 4 30 22'),
    needle([164, 104], 62, { length: 48 }),
  );
}

/** A padlock that hangs from the line. */
export function noPermission(): string {
  return state(
    box(56, 30, 128, 8, COLOUR.ink, 0),
    line('M100 76V38M140 76V38', 9),
    box(84, 72, 72, 56, COLOUR.mark, 4),
    `<path fill="${COLOUR.sheet}" d="M120 88a8 8 0 0 1 4 15v11h-8v-11a8 8 0 0 1 4-15z"/>`,
  );
}

/** A glass over a cloth that has nothing on it. */
export function nothingFound(): string {
  return state(
    `<circle cx="108" cy="70" r="46" fill="${COLOUR.sheet}"/>`,
    stitch('M82 56H136M76 72H142M84 88H134', { colour: COLOUR.print, width: 3, dash: '9 8' }),
    `<circle cx="108" cy="70" r="46" fill="none" stroke="${COLOUR.ink}" stroke-width="7"/>`,
    `<path stroke="${COLOUR.mark}" stroke-width="14" stroke-linecap="round" d="m146 108 28 28"/>`,
  );
}

/** A sheet on the line; the first question is only being sewn. */
export function noSurveys(): string {
  return state(
    box(64, 30, 112, 98, COLOUR.sheet, 0),
    stitch('M72 40V120H168V40', { width: 2, dash: '6 5' }),
    box(44, 24, 152, 8, COLOUR.ink, 0),
    box(84, 50, 52, 8, COLOUR.mark, 0),
    stitch('M84 74H156M84 92H156', { colour: COLOUR.print, width: 5, dash: '11 8' }),
    thread('M136 54q34 2 22 34'),
    needle([158, 88], 58, { length: 56 }),
  );
}

/** A slip on its way into the box; nobody has voted. */
export function noPolls(): string {
  return state(
    `<path fill="${COLOUR.sheet}" d="m92 22 58 10-10 56-58-10z"/>`,
    line('m92 22 58 10-10 56-58-10z', 4),
    `<path fill="none" stroke="${COLOUR.mark}" stroke-width="8" d="m100 48 12 14 22-20"/>`,
    box(56, 78, 128, 52, COLOUR.sheet, 0),
    line('M56 78h128v52H56z', 5),
    box(48, 72, 144, 10, COLOUR.ink, 0),
    stitch('M66 92H174V120H66', { width: 2, dash: '6 5' }),
    stitch('M84 106H156', { colour: COLOUR.print, width: 5, dash: '11 8' }),
  );
}

/** A bubble that nobody has spoken into yet, its stars only marked out. */
export function noFeedback(): string {
  const star = (x: number) => `M${x} 52l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z`;
  return state(
    `<path fill="${COLOUR.sheet}" d="M48 34h144v72h-92l-24 24v-24H48z"/>`,
    line('M48 34h144v72h-92l-24 24v-24H48z', 5),
    box(40, 28, 160, 8, COLOUR.ink, 0),
    `<path fill="${COLOUR.mark}" d="${star(84)}"/>`,
    stitch([120, 156].map(star).join(''), { colour: COLOUR.ink, width: 2, dash: '5 4' }),
    stitch('M64 92H150', { colour: COLOUR.print, width: 5, dash: '11 8' }),
  );
}

/** Five strokes that are yet to be made. */
export function noResponses(): string {
  const strokes = [72, 98, 124, 150].map((left) => `M${left} 42h10v76h-10z`);
  return state(
    box(50, 32, 140, 8, COLOUR.ink, 0),
    stitch(strokes.join(''), { colour: COLOUR.ink, width: 2.5, dash: '6 6' }),
    stitch('M56 104 180 58', { width: 6, dash: '12 11' }),
  );
}

/** A letter that nobody has sent. */
export function noMails(): string {
  return state(
    box(62, 42, 116, 80, COLOUR.sheet, 0),
    line('M62 42h116v80H62z', 5),
    line('M62 44l58 44 58-44', 5),
    stitch('M72 112H168', { width: 4, dash: '9 8' }),
  );
}

/** A question that is asked, and an answer that is only being sewn. */
export function noQuestions(): string {
  return state(
    `<path fill="${COLOUR.mark}" d="M44 26h76v60H84L64 104V86H44z"/>`,
    line('M44 26h76v60H84L64 104V86H44z'),
    `<path fill="none" stroke="${COLOUR.ink}" stroke-width="8" d="M70 48q2-12 13-12t12 11q0 7-7 11t-6 9"/>`,
    box(78, 71, 9, 9, COLOUR.ink, 0),
    `<path fill="${COLOUR.sheet}" d="M104 70h92v48h-16v18l-20-18h-56z"/>`,
    stitch('M104 70h92v48h-16v18l-20-18h-56z', { width: 3, dash: '9 6' }),
    stitch('M116 86H184M116 102H164', { colour: COLOUR.print, width: 5, dash: '11 8' }),
  );
}

/** A page of the site with nothing on it but where it would stand. */
export function noContent(): string {
  return state(
    box(52, 28, 136, 102, COLOUR.sheet, 0),
    line('M52 28h136v102H52z'),
    box(52, 28, 136, 16, COLOUR.ink, 0),
    box(60, 33, 6, 6, COLOUR.mark, 3),
    box(72, 33, 6, 6, COLOUR.sheet, 3),
    stitch('M68 58h44v40H68z', { width: 3, dash: '8 6' }),
    stitch('M126 64H172M126 78H172M126 92H156M68 114H172', { colour: COLOUR.print, width: 5, dash: '11 8' }),
  );
}

/** A kite that does not fly yet, its thread still wound up. */
export function unpublished(): string {
  return state(
    `<path fill="${COLOUR.sheet}" d="m84 26 52 36-36 58-52-40z"/>`,
    `<path fill="${COLOUR.mark}" d="m84 26 52 36-62 7z"/>`,
    line('m84 26 52 36-36 58-52-40zM84 26l16 94M48 80l88-18', 4),
    thread('M100 120q30 22 54 4t28-22'),
    box(170, 84, 30, 8, COLOUR.ink, 3),
    box(170, 112, 30, 8, COLOUR.ink, 3),
    box(175, 92, 20, 20, COLOUR.thread, 0),
    box(182, 72, 6, 60, COLOUR.ink, 2),
  );
}

/** A cloth on the line that is whole; nothing is to be mended. */
export function allWell(): string {
  return state(
    box(64, 32, 112, 96, COLOUR.sheet, 0),
    stitch('M72 42V120H168V42', { width: 2, dash: '6 5' }),
    box(44, 26, 152, 8, COLOUR.ink, 0),
    `<path fill="none" stroke="${COLOUR.mark}" stroke-width="12" stroke-linejoin="round" d="m92 82 20 22 38-44"/>`,
  );
}

/** A ticket that nobody has torn off. */
export function noTickets(): string {
  const slip = 'M48 46h144v22a12 12 0 0 0 0 24v22H48V92a12 12 0 0 0 0-24z';
  return state(
    `<path fill="${COLOUR.sheet}" d="${slip}"/>`,
    line(slip, 5),
    stitch('M150 52V108', { colour: COLOUR.ink, width: 3, dash: '6 6' }),
    box(70, 62, 46, 8, COLOUR.mark, 0),
    stitch('M70 84H132M70 98H118', { colour: COLOUR.print, width: 5, dash: '11 8' }),
  );
}

/** A bell that has not rung, its rope hanging still. */
export function noNews(): string {
  const bell = 'M120 40c-24 0-34 18-34 40v20l-10 12h88l-10-12V80c0-22-10-40-34-40z';
  return state(
    box(64, 22, 112, 8, COLOUR.ink, 0),
    line('M120 30V42', 6),
    `<path fill="${COLOUR.sheet}" d="${bell}"/>`,
    line(bell, 5),
    stitch('M92 98H148', { width: 3, dash: '8 6' }),
    `<path fill="${COLOUR.mark}" d="M108 116a12 12 0 0 0 24 0z"/>`,
  );
}

/** Two people, the one only being sewn. */
export function noPeople(): string {
  const person = (x: number) => `M${x - 34} 128q0-42 34-42t34 42z`;
  return state(
    `<circle cx="96" cy="58" r="22" fill="${COLOUR.mark}"/>`,
    `<path fill="${COLOUR.sheet}" d="${person(96)}"/>`,
    line(person(96), 5),
    `<circle cx="96" cy="58" r="22" fill="none" stroke="${COLOUR.ink}" stroke-width="5"/>`,
    stitch(`M168 68a16 16 0 1 0-.1 0z${person(164)}`, { colour: COLOUR.ink, width: 3, dash: '8 6' }),
  );
}
