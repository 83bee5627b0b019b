import { ticksUpTo } from '../axis/axis.ts';
import { areaPath, linePath } from '../lines/line-path.ts';
import { piePaths } from '../pies/pie-paths.ts';
import { chartColour } from '../shares/share.ts';
import { drawHeat, type HeatLines } from './draw-heat.ts';
import { onPaper } from './paper.ts';
import { linesOf, type Mark, type Measure, type Picture, rectangle } from './picture.ts';

export interface Pictured {
  title: string;
  /** Of how many. */
  base: string;
  drawn: 'bars' | 'columns' | 'steps' | 'pie' | 'line' | 'heat';
  lines: { name: string; words: string; share: number; colour?: string }[];
  stretches?: { name: string; count: number }[];
  heat?: HeatLines;
  number: (count: number) => string;
}

const WIDTH = 960;
const MARGIN = 40;
const INNER = WIDTH - 2 * MARGIN;
const TEXT = 16;
const LEADING = 24;
const INK = onPaper('var(--ink)');
const MUTED = onPaper('var(--ink-muted)');
const LINE = onPaper('var(--line)');

/** The drawing of a card under its title, on white, with every name whole. */
export function chartPicture(pictured: Pictured, measure: Measure): Picture {
  const titles = linesOf(pictured.title, INNER, (line) => measure(line, 24, true));
  const marks: Mark[] = titles.map((text, index) => ({
    ...{ text, x: MARGIN, y: MARGIN + 24 + index * 32, size: 24, bold: true, fill: INK },
  }));
  const under = MARGIN + titles.length * 32 + 16;
  marks.push({ text: pictured.base, x: MARGIN, y: under, size: TEXT, fill: MUTED });
  const from = under + 32;
  const drawn = drawingOf(pictured, measure, from);
  const height = drawn.bottom + MARGIN;
  const ground = { d: rectangle(WIDTH, height), x: 0, y: 0, fill: onPaper('var(--surface)') };
  return { width: WIDTH, height, marks: [ground, ...marks, ...drawn.marks] };
}

interface Drawn {
  marks: Mark[];
  bottom: number;
}

function drawingOf(pictured: Pictured, measure: Measure, from: number): Drawn {
  if (pictured.heat) return drawHeat(pictured.heat, measure, { x: MARGIN, y: from, width: INNER });
  if (pictured.drawn === 'line') return drawLine(pictured, from);
  return pictured.drawn === 'pie' ? drawPie(pictured, measure, from) : drawBars(pictured, measure, from);
}

function drawBars({ lines }: Pictured, measure: Measure, from: number): Drawn {
  const named = 300;
  const figures = 130;
  const track = INNER - named - figures;
  const marks: Mark[] = [];
  let y = from;
  for (const { name, words, share, colour = chartColour(0) } of lines) {
    const names = linesOf(name, named - 20, (line) => measure(line, TEXT));
    const middle = y + (names.length * LEADING) / 2;
    marks.push(...names.map((text, index) => written(text, MARGIN, y + 17 + index * LEADING)));
    const x = MARGIN + named;
    marks.push({ d: rectangle(track, 18), x, y: middle - 9, fill: onPaper('var(--sunken)') });
    if (share > 0) marks.push({ d: rectangle(track * share, 18), x, y: middle - 9, fill: onPaper(colour) });
    marks.push(written(words, x + track + 14, middle + 6));
    y += names.length * LEADING + 12;
  }
  return { marks, bottom: y - 12 };
}

function drawPie({ lines }: Pictured, measure: Measure, from: number): Drawn {
  const radius = 130;
  const keyed = MARGIN + 2 * radius + 60;
  const marks: Mark[] = piePaths(lines, radius).flatMap((d, index) =>
    d
      ? [{ d, x: MARGIN + radius, y: from + radius, fill: onPaper(chartColour(index)), stroke: INK, strokeWidth: 1 }]
      : [],
  );
  let y = from + 8;
  for (const [index, { name, words }] of lines.entries()) {
    const names = linesOf(name, 360, (line) => measure(line, TEXT));
    const fill = onPaper(chartColour(index));
    marks.push({ d: rectangle(14, 14), x: keyed, y: y + 4, fill, stroke: INK, strokeWidth: 1 });
    marks.push(...names.map((text, line) => written(text, keyed + 26, y + 17 + line * LEADING)));
    marks.push(written(words, keyed + 410, y + 17));
    y += names.length * LEADING + 10;
  }
  return { marks, bottom: Math.max(y, from + 2 * radius) };
}

function drawLine({ stretches = [], number }: Pictured, from: number): Drawn {
  const [left, height] = [60, 280];
  const width = INNER - left;
  const ticks = ticksUpTo(Math.max(0, ...stretches.map(({ count }) => count)));
  const top = ticks.at(-1) ?? 1;
  const marks: Mark[] = ticks.flatMap((tick): Mark[] => {
    const y = from + height * (1 - tick / top);
    return [
      { d: `M0 0H${width}`, x: MARGIN + left, y, stroke: LINE, strokeWidth: 1 },
      { ...written(number(tick), MARGIN + left - 12, y + 5), align: 'end', fill: MUTED },
    ];
  });
  const [place, box] = [
    { x: MARGIN + left, y: from },
    { width, height },
  ];
  marks.push({ ...place, d: areaPath(stretches, top, box), fill: '#dbeaf4' });
  marks.push({ ...place, d: linePath(stretches, top, box), stroke: onPaper(chartColour(0)), strokeWidth: 3 });
  const ends = stretches.length > 1 ? [stretches[0], stretches.at(-1)] : [stretches[0]];
  for (const [index, end] of ends.entries()) {
    if (!end) continue;
    const x = MARGIN + left + (ends.length === 1 ? width / 2 : index * width);
    const align = ends.length === 1 ? 'middle' : index ? 'end' : 'start';
    marks.push({ ...written(end.name, x, from + height + 26), align, fill: MUTED });
  }
  return { marks, bottom: from + height + 30 };
}

function written(text: string, x: number, y: number) {
  return { text, x, y, size: TEXT, fill: INK };
}
