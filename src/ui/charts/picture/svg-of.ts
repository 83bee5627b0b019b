import { type Mark, type Picture, round } from './picture.ts';

/** Both scripts of the product, and what a device has where they are not installed. */
export const FONTS = "'Inter Variable', Inter, 'Noto Sans Bengali', sans-serif";

/** The picture as a file of its own. */
export function svgOf({ width, height, marks }: Picture): string {
  const size = `width="${width}" height="${round(height)}" viewBox="0 0 ${width} ${round(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${FONTS}">${marks.map(tagOf).join('')}</svg>`;
}

function tagOf(mark: Mark): string {
  if ('text' in mark) {
    const { text, x, y, size, bold, align = 'start', fill } = mark;
    const weight = bold ? ' font-weight="600"' : '';
    const place = `x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="${align}"`;
    return `<text ${place} fill="${fill}"${weight}>${escaped(text)}</text>`;
  }
  const { d, x, y, fill = 'none', stroke, strokeWidth } = mark;
  const line = stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round"` : '';
  return `<path transform="translate(${round(x)} ${round(y)})" d="${d}" fill="${fill}"${line}/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
