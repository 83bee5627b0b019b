// The thread that makes images anew: those that are uploaded, and the sizes that pages show.
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { LIMITS } from '#domain/questionnaire/limits.ts';

/** What is read at all, by its bytes; whatever else a library could read, nobody gets it to. */
const FORMATS: Readonly<Record<string, ImageFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'heif',
};
const STORED_QUALITY = 88;
/** Of what is drawn rather than taken. */
const SHARP_EDGES = { nearLossless: true, quality: 80 } as const;

export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** Why an upload is no image that can be shown. */
export type ImageProblem = 'imageType' | 'imageTooManyPixels' | 'imageUnreadable';

export interface MadeImage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

export interface Upload {
  sent: Uint8Array;
  /** Which of them are taken here. */
  formats: readonly ImageFormat[];
  /** The longest that a side is kept, in pixels. */
  side: number;
  /** Cut to a square around its middle. */
  square?: boolean;
  /** What is see-through stays so: a logo stands on many grounds. On white, unless it is said. */
  seeThrough?: boolean;
}

sharp.concurrency(1);
sharp.cache(false);

/**
 * An uploaded image as it is stored: upright, no larger than any page shows it, its first picture where it moves, and
 * nothing else of what was sent.
 */
export async function remake(upload: Upload): Promise<MadeImage | { problem: ImageProblem }> {
  const { sent, formats, side, square, seeThrough } = upload;
  const format = FORMATS[(await fileTypeFromBuffer(sent).catch(() => undefined))?.mime ?? ''];
  if (format === undefined || !formats.includes(format)) return { problem: 'imageType' };
  // How large it is stands at its beginning: nothing is unpacked to find out.
  const found = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (found?.format !== format) return { problem: 'imageUnreadable' };
  if (found.width * found.height > LIMITS.sentPixels) return { problem: 'imageTooManyPixels' };
  const most = square ? Math.min(side, found.width, found.height) : side;
  const upright = sharp(sent, { limitInputPixels: LIMITS.sentPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: most, height: most, fit: square ? 'cover' : 'inside', withoutEnlargement: true });
  const made = await (seeThrough ? upright.webp(SHARP_EDGES) : onWhite(upright))
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!made) return { problem: 'imageUnreadable' };
  return { bytes: made.data, width: made.info.width, height: made.info.height };
}

/** What is drawn in black on nothing can be seen on dark pages too. */
function onWhite(image: Sharp): Sharp {
  return image.flatten({ background: '#ffffff' }).webp({ quality: STORED_QUALITY, smartSubsample: true });
}

/** A stored image in the size and quality that a page shows. */
export async function resize(task: {
  stored: Uint8Array;
  width: number | undefined;
  height: number | undefined;
  quality: number;
  format: 'webp' | 'png';
}): Promise<Uint8Array> {
  const { stored, width, height, quality, format } = task;
  const sized = sharp(stored).resize({
    ...(width && { width }),
    ...(height && { height }),
    fit: 'cover',
    withoutEnlargement: true,
  });
  return await (format === 'png' ? sized.png() : sized.webp({ quality })).toBuffer();
}
