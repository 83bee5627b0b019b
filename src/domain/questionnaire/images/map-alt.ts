import type { ChangeText, TextPlace } from '../kind.ts';
import type { Image } from '../schema.ts';

/** What has an image, with what is said of it changed. One that only adorns has nothing said of it. */
export function mapAlt<T extends { image?: Image | undefined }>(part: T, change: ChangeText, place: TextPlace): T {
  const { image } = part;
  if (!image || image.decorative) return part;
  return { ...part, image: { ...image, alt: change(image.alt, place) } };
}
