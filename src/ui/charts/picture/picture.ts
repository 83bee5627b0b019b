/** A picture as marks, from the back to the front: one layout for every kind of file. */
export interface Picture {
  width: number;
  height: number;
  marks: Mark[];
}

export type Mark = Shape | Words;

/** An area or a line, as the `d` of a path within the picture moved to `x`, `y`. */
interface Shape {
  d: string;
  x: number;
  y: number;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

interface Words {
  text: string;
  x: number;
  /** The line that the letters stand on. */
  y: number;
  size: number;
  bold?: boolean;
  align?: 'start' | 'middle' | 'end';
  fill: string;
}

/** How wide a text of this size is. */
export type Measure = (text: string, size: number, bold?: boolean) => number;

export function rectangle(width: number, height: number): string {
  return `M0 0H${round(width)}V${round(height)}H0Z`;
}

/** The text in lines of at most this width, broken between words, or within one that is wider alone. */
export function linesOf(text: string, width: number, fits: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(/\s+/).flatMap((word) => breakWord(word, width, fits))) {
    const longer = line ? `${line} ${part}` : part;
    if (line && fits(longer) > width) {
      lines.push(line);
      line = part;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** Between letters as people see them: a Bengali one is several characters. */
function breakWord(word: string, width: number, fits: (line: string) => number): string[] {
  if (fits(word) <= width) return [word];
  const parts = [''];
  for (const { segment } of new Intl.Segmenter('bn').segment(word)) {
    const longer = parts.at(-1) + segment;
    if (fits(longer) > width && parts.at(-1)) parts.push(segment);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

export function round(value: number): number {
  return Number(value.toFixed(2));
}
