/** Where photos of people are served, below it by their key. */
export const PHOTOS_AT = '/photos';

/** Where logos of companies are served, in the same way and sizes. */
export const LOGOS_AT = '/logos';

/** How large a photo is shown, in pixels: in the public bar, in lists, in the top bars, and in the profile. */
export type PhotoSide = 30 | 32 | 40 | 96;

/** How large it is served: no others, so that nobody has them made without end. Each also for screens twice as fine. */
export const PHOTO_SIDES = [30, 32, 40, 60, 64, 80, 96, 192] as const;

/** How well. */
export const PHOTO_QUALITY = 80;

/** The addresses of a photo in one size, for screens of either fineness. */
export function photoAddresses(image: string, side: PhotoSide): { src: string; srcSet: string } {
  const at = (pixels: number) => `${image}?q=${PHOTO_QUALITY}&w=${pixels}&h=${pixels}`;
  return { src: at(side), srcSet: `${at(side)} 1x, ${at(side * 2)} 2x` };
}
