import { and, eq } from 'drizzle-orm';
import type { IMAGE_QUALITIES, IMAGE_SIDES } from '#domain/questionnaire/images/image-address.ts';
import { AppError } from '#kit/contract/errors.ts';
import { byteCache } from '#kit/server/byte-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { IMAGE_SIZES } from '../../rate-limits.ts';
import { images } from '../tables.ts';
import { storedName } from './image-keeping.ts';
import { resizeInTurn } from './image-thread.ts';

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
  const [image] = await db
    .select({ key: images.key })
    .from(images)
    .where(and(eq(images.key, key), eq(images.dropped, false)));
  if (!image) throw new AppError('not_found');
  const chunks: Uint8Array[] = [];
  for await (const chunk of storage.get(storedName(key))) chunks.push(chunk);
  return await resizeInTurn({ stored: Buffer.concat(chunks), width: w, height: h, quality: q });
}
