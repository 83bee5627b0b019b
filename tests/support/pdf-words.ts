import { inflateSync } from 'node:zlib';

/**
 * The words on a PDF's pages, for whoever searches it: a line is numbers of glyphs, to which each font of the file
 * gives letters of its own, so every line is read by every font.
 */
export function pdfWords(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const texts = streams.map(([, packed = '']) => unpacked(packed));
  const fonts = texts.filter((text) => text.includes('begincmap')).map(lettersOf);
  const lines = texts.flatMap((text) => [...text.matchAll(/\[((?:\((?:\\[\s\S]|[^\\)])*\)|[^\]()])*)\] TJ/g)]);
  const glyphs = lines.map(([, line = '']) => glyphsIn(line));
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

/** Two bytes each, some of them escaped. */
function glyphsIn(line: string): number[] {
  const strings = [...line.matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, string = '']) => string);
  const bytes = strings
    .join('')
    .replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, said: string) =>
      /^[0-7]/.test(said) ? String.fromCharCode(Number.parseInt(said, 8)) : (ESCAPED[said] ?? said),
    );
  return (bytes.match(/[\s\S]{2}/g) ?? []).map((pair) => pair.charCodeAt(0) * 256 + pair.charCodeAt(1));
}
