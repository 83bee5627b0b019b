/** How wide or high an image is served, in pixels: no others, so that nobody has them made without end. */
export const IMAGE_SIDES = [40, 80, 160, 320, 480, 640, 960, 1280, 1920] as const;

/** How well; 80 looks like the original, 60 is for slow connections. */
export const IMAGE_QUALITIES = [60, 80] as const;

/** As PNG no larger than this: mail programs and browser tabs know no WebP, and show nothing large. */
export const LARGEST_PNG = 320;

const USUAL_QUALITY = 80;

/** Where images are served, below it by their key. */
export const IMAGES_AT = '/images';

/** How large an image is wanted; of both sides, it is cut to their shape, and it is never made larger than it is. */
export interface ImageSize {
  w?: number;
  h?: number;
  /** For what shows no WebP. */
  png?: true;
}

/** The address of an image, which shows the same for good. */
export function imageAddress(key: string, { w, h, png }: ImageSize): string {
  const size = [w && `w=${w}`, h && `h=${h}`, `q=${USUAL_QUALITY}`, png && 'f=png'].filter(Boolean).join('&');
  return `${IMAGES_AT}/${key}?${size}`;
}

/** Its addresses by width, as the `srcset` of an image has them: up to as wide as it is. */
export function imageAddresses({ key, width }: { key: string; width: number }, widths: readonly number[]): string {
  const needed = widths.filter((_width, index) => index === 0 || (widths[index - 1] ?? 0) < width);
  return needed.map((w) => `${imageAddress(key, { w })} ${Math.min(w, width)}w`).join(', ');
}
