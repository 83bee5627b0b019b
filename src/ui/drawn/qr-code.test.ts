import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { type QrCode, qrCode, qrSvg } from './qr-code.ts';

/** Pixels of a side of a square. */
const SCALE = 4;

/** What a phone reads of it. */
function readBy({ size, path }: QrCode): string | undefined {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let y = 0; y < SCALE; y += 1) {
      const first = ((Number(row) * SCALE + y) * side + Number(column) * SCALE) * 4;
      for (let at = first; at < first + SCALE * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test.each(['https://jorip.example/s/k7mr3hw9d', `https://${'long.'.repeat(30)}example/bn/s/k7mr3hw9d`])(
  'leads to %s',
  (link) => {
    expect(readBy(qrCode(link))).toBe(link);
  },
);

test('as a file is one picture, black on white', () => {
  const code = qrCode('https://jorip.example/s/k7mr3hw9d');
  expect(qrSvg(code)).toContain(`viewBox="0 0 ${code.size} ${code.size}"`);
  expect(qrSvg(code)).toContain('fill="#fff"');
});
