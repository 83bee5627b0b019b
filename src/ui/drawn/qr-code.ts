import { encode } from 'uqr';

/** Squares of light around a code, that readers need to find it. */
const QUIET_ZONE = 4;

/** A QR code as squares, true where dark, and a text as SVG path data: one unit is one square. */
export interface QrCode {
  /** Squares of a side, light ones around it included. */
  size: number;
  path: string;
}

/** Readable with a sixth of it covered or torn off: level M of ISO/IEC 18004. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(pathOfRow).join('') };
}

function pathOfRow(squares: readonly boolean[], row: number): string {
  return squares.map((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : '')).join('');
}

/** As a file of its own. Black on white whatever the scheme: some readers know it no other way. */
export function qrSvg({ size, path }: QrCode): string {
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  const squares = `<path d="${path}" shape-rendering="crispEdges"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${ground}${squares}</svg>`;
}
