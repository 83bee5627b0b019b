import { heatColour } from '../tables/heat.ts';
import { onPaper } from './paper.ts';
import { linesOf, type Mark, type Measure, rectangle } from './picture.ts';

export interface HeatLines {
  columns: string[];
  rows: { name: string; mean?: string; cells: { words: string; share: number }[] }[];
  meanLabel?: string;
}

const TEXT = 14;
const LEADING = 20;
const NAMED = 260;
const GAP = 3;

/** Rows and columns as a map of coloured cells, each with its figure. */
export function drawHeat(heat: HeatLines, measure: Measure, at: { x: number; y: number; width: number }) {
  const { columns, rows, meanLabel } = heat;
  const heads = meanLabel === undefined ? columns : [meanLabel, ...columns];
  const width = (at.width - NAMED) / heads.length;
  const ink = onPaper('var(--ink)');
  const marks: Mark[] = [];
  const put = (text: string, x: number, y: number, bold = false) =>
    marks.push({ text, x, y, size: TEXT, bold, align: 'middle', fill: ink });
  const lines = heads.map((head) => linesOf(head, width - 6, (line) => measure(line, TEXT, true)));
  const deepest = Math.max(1, ...lines.map(({ length }) => length));
  const left = (index: number) => at.x + NAMED + index * width;
  for (const [index, head] of lines.entries()) {
    for (const [line, text] of head.entries()) {
      put(text, left(index) + width / 2, at.y + (deepest - head.length + line + 1) * LEADING - 6, true);
    }
  }
  let y = at.y + deepest * LEADING + 4;
  for (const { name, mean, cells } of rows) {
    const names = linesOf(name, NAMED - 16, (line) => measure(line, TEXT));
    const height = Math.max(32, names.length * LEADING + 8);
    for (const [line, text] of names.entries()) {
      marks.push({
        text,
        x: at.x,
        y: y + (height - names.length * LEADING) / 2 + line * LEADING + 15,
        size: TEXT,
        fill: ink,
      });
    }
    const baseline = y + height / 2 + 5;
    if (meanLabel !== undefined) put(mean ?? '–', left(0) + width / 2, baseline, true);
    for (const [index, { words, share }] of cells.entries()) {
      const x = left(index + heads.length - columns.length);
      marks.push({ d: rectangle(width - GAP, height - GAP), x, y, fill: onPaper(heatColour(share)) });
      put(words, x + (width - GAP) / 2, baseline);
    }
    y += height;
  }
  return { marks, bottom: y };
}
