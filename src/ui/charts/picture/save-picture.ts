import { saveFile } from '../../save-file.ts';
import { chartPicture, type Pictured } from './chart-picture.ts';
import type { Picture } from './picture.ts';
import { FONTS, svgOf } from './svg-of.ts';

/** Twice as many dots as the picture is wide: sharp on paper and on dense screens. */
const DENSITY = 2;
const LONGEST_NAME = 80;

/** Gives a chart as a file, drawn with the fonts of the page. */
export async function savePicture(file: 'png' | 'svg', pictured: Pictured): Promise<void> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  await document.fonts.ready;
  const picture = chartPicture(pictured, (text, size, bold) => {
    pen.font = fontOf(size, bold);
    return pen.measureText(text).width;
  });
  const blob =
    file === 'svg' ? new Blob([svgOf(picture)], { type: 'image/svg+xml' }) : await pngOf(picture, canvas, pen);
  saveFile(blob, `${nameOf(pictured.title)}.${file}`);
}

async function pngOf(picture: Picture, canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D): Promise<Blob> {
  canvas.width = picture.width * DENSITY;
  canvas.height = Math.ceil(picture.height * DENSITY);
  for (const mark of picture.marks) {
    pen.setTransform(DENSITY, 0, 0, DENSITY, mark.x * DENSITY, mark.y * DENSITY);
    if ('text' in mark) {
      pen.font = fontOf(mark.size, mark.bold);
      pen.textAlign = mark.align === 'middle' ? 'center' : (mark.align ?? 'start');
      pen.fillStyle = mark.fill;
      pen.fillText(mark.text, 0, 0);
      continue;
    }
    const path = new Path2D(mark.d);
    if (mark.fill) {
      pen.fillStyle = mark.fill;
      pen.fill(path);
    }
    if (mark.stroke) {
      pen.strokeStyle = mark.stroke;
      pen.lineWidth = mark.strokeWidth ?? 1;
      pen.stroke(path);
    }
  }
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))), 'image/png'),
  );
}

function fontOf(size: number, bold = false): string {
  return `${bold ? 600 : 400} ${size}px ${FONTS}`;
}

function nameOf(title: string): string {
  const plain = title.replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ');
  return Array.from(plain).slice(0, LONGEST_NAME).join('').trim() || 'chart';
}
