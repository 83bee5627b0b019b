import sharp, { type Sharp } from 'sharp';
import { createImage } from '#features/projects/contract/images.ts';
import type { TestServer, Visitor } from '../support/test-server.ts';

/** A picture in one colour, another one each time: what was sent before would be the same image. */
export function picture({ width = 40, height = 30 } = {}): Sharp {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
}

/** The bytes of one, as PNG. */
export function pictureBytes(size?: { width?: number; height?: number }): Promise<Buffer> {
  return picture(size).png().toBuffer();
}

/** An image that somebody uploaded, as a questionnaire names it. */
export async function uploadImage(server: TestServer, by: Visitor, size?: { width?: number; height?: number }) {
  const { data } = await server.call(createImage, { body: await pictureBytes(size) }, by);
  return { ...data, alt: { en: 'A plain field', bn: 'একরঙা ঘর' } };
}
