import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { createLogo as endpoint } from '../../contract/images.ts';
import { createImage } from './create-image.ts';
import type { ImageKeeping } from './image-keeping.ts';

/** Keeps a picture for the site's own look, of which what is see-through stays so. */
export async function createLogo(
  db: Db,
  actor: Actor,
  keeping: ImageKeeping,
  sent: Uint8Array,
  now: Date,
): Promise<Given<typeof endpoint>> {
  return await createImage(db, actor, keeping, { sent, seeThrough: true }, now);
}
