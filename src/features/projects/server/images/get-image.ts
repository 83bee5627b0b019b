import type { IMAGE_QUALITIES, IMAGE_SIDES } from '#domain/questionnaire/images/image-address.ts';
import { byteCache } from '#kit/server/byte-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { IMAGE_SIZES } from '../../rate-limits.ts';
import { resizeInTurn } from './image-thread.ts';
import { storedImage } from './stored-image.ts';

type Side = (typeof IMAGE_SIDES)[number];

export interface WantedImage {
  key: string;
  w?: Side | undefined;
  h?: Side | undefined;
  q: (typeof IMAGE_QUALITIES)[number];
}

const count = countHere(IMAGE_SIZES);
const made = byteCache<Uint8Array>('images', (webp) => webp.byteLength);
/** A questionnaire that was just opened is looked at by many at once. */
const underWay = new Map<string, Promise<Uint8Array>>();

/** What names an image in one size, which never changes. */
export function nameOfSize({ key, w = 0 as never, h = 0 as never, q }: WantedImage): string {
  return `${key}-${w}x${h}-${q}`;
}

/** An image in one of its sizes, as WebP, for whoever knows its key: those to whom a questionnaire named it. */
export async function getImage(
  db: Db,
  storage: Storage,
  wanted: WantedImage,
  { ip, now }: { ip: string; now: Date },
): Promise<Uint8Array> {
  const name = nameOfSize(wanted);
  const known = made.get(name) ?? underWay.get(name);
  if (known) return await known;
  count(networkOf(ip), now);
  const mine = makeSize(db, storage, wanted).finally(() => underWay.delete(name));
  underWay.set(name, mine);
  const webp = await mine;
  made.set(name, webp);
  return webp;
}

async function makeSize(db: Db, storage: Storage, { key, w, h, q }: WantedImage): Promise<Uint8Array> {
  return await resizeInTurn({ stored: await storedImage(db, storage, key), width: w, height: h, quality: q });
}
