import type { Crop } from 'react-image-crop';

/** JPEG keeps photographs small; what may be see-through stays PNG. */
const TYPES: Record<string, string> = { 'image/jpeg': 'image/jpeg' };
const QUALITY = 0.9;

/** The part of a picture, in percent of it, as a file of its own, at most this many pixels wide. */
export async function cutOut(picture: HTMLImageElement, part: Crop, mostWide: number, file: File): Promise<File> {
  const { naturalWidth, naturalHeight } = picture;
  const [x, width] = [part.x, part.width].map((share) => (share / 100) * naturalWidth) as [number, number];
  const [y, height] = [part.y, part.height].map((share) => (share / 100) * naturalHeight) as [number, number];
  const scale = Math.min(1, mostWide / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const type = TYPES[file.type] ?? 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return new File([blob ?? file], file.name, { type });
}
