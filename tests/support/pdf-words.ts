import { inflateSync } from 'node:zlib';

/** In brackets, whose pairs are written as they are, and in numbers to the base of sixteen. */
const STRING = /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<[\dA-Fa-f\s]*>/g;
/** Strings with the gaps between them. */
const LINE = new RegExp(String.raw`\[(?:${STRING.source}|[^\][()<>])*\]\s*TJ`, 'g');

/**
 * The words on a PDF's pages, for whoever searches it: a line is numbers of glyphs, to which each font of the file
 * gives letters of its own, so every line is read by every font.
 */
export function pdfWords(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const texts = streams.map(([, packed = '']) => unpacked(packed));
  const fonts = texts.filter((text) => text.includes('begincmap')).map(lettersOf);
  const glyphs = texts.flatMap((text) => [...text.matchAll(LINE)].map(([line]) => glyphsIn(line)));
  return fonts.map((font) => glyphs.map((line) => line.map((glyph) => font.get(glyph)).join('')).join(' ')).join(' ');
}

function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return stream;
  }
}

/** What a font has for its glyphs: `<0001> <004A>`. */
function lettersOf(map: string): Map<number, string> {
  return new Map(
    [...map.matchAll(/<([\dA-F]{4})> <((?:[\dA-F]{4})+)>/g)].map(([, glyph = '', letters = '']) => [
      Number.parseInt(glyph, 16),
      letters.replaceAll(/[\dA-F]{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16))),
    ]),
  );
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Two bytes each. */
function glyphsIn(line: string): number[] {
  const bytes = [...line.matchAll(STRING)].map(([string]) => bytesOf(string)).join('');
  return (bytes.match(/[\s\S]{2}/g) ?? []).map((pair) => pair.charCodeAt(0) * 256 + pair.charCodeAt(1));
}

function bytesOf(string: string): string {
  const inside = string.slice(1, -1);
  if (string.startsWith('<')) return Buffer.from(inside.replaceAll(/\s/g, ''), 'hex').toString('latin1');
  return inside.replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, said: string) =>
    /^[0-7]/.test(said) ? String.fromCharCode(Number.parseInt(said, 8)) : (ESCAPED[said] ?? said),
  );
}
