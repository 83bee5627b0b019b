/** What WCAG 2.2 asks of words on a ground, and of what is not words. */
export const READABLE = 4.5;

/** A colour as `#rrggbb`. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** How far a colour is from black, from 0 to 1, as WCAG reckons it. */
export function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast of two colours, from 1 to 21, whichever lies on the other. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
