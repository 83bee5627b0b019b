/** A colour as the eye orders it (Oklab, polar): how light, how strong, and which hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export function toOklch(colour: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as Triple;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const z = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(a, z), h: Math.atan2(z, a) };
}

/** As `#rrggbb`, as strong as a screen can show it. */
export function fromOklch({ l, c, h }: Oklch): string {
  let [weak, strong] = [0, c];
  if (isShown(channelsOf({ l, c, h }))) return hex(channelsOf({ l, c, h }));
  for (let step = 0; step < 20; step += 1) {
    const between = (weak + strong) / 2;
    if (isShown(channelsOf({ l, c: between, h }))) weak = between;
    else strong = between;
  }
  return hex(channelsOf({ l, c: weak, h }));
}

type Triple = [number, number, number];

function channelsOf({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Within what a byte rounds away. */
function isShown(channels: Triple): boolean {
  return channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function hex(channels: Triple): string {
  const bytes = channels.map((channel) => Math.round(255 * Math.min(1, Math.max(0, curved(channel)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function curved(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
