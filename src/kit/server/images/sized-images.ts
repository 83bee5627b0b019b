import type { RateLimit } from '#kit/contract/rate-limit.ts';
import { byteCache, heldBytes } from '../byte-cache.ts';
import type { Db } from '../database/db.ts';
import { countHere } from '../rate-limit/count-here.ts';
import { networkOf } from '../rate-limit/network-of.ts';
import type { Storage } from '../storage/storage.ts';
import { resizeInTurn } from './image-thread.ts';

export interface WantedImage {
  key: string;
  w?: number | undefined;
  h?: number | undefined;
  q: number;
  /** As PNG; as WebP unless it is said. */
  f?: 'png' | undefined;
}

/** Gives an image in one of its sizes. */
export type GetImage = (
  db: Db,
  storage: Storage,
  wanted: WantedImage,
  caller: { ip: string; now: Date },
) => Promise<Uint8Array>;

interface SizedImages {
  /** Keeps the keys of different images apart. */
  of: string;
  /** Of sizes that are made; those made before are not counted. */
  limit: RateLimit;
  /** The bytes as they are stored; `not_found` where there are none that anybody is shown. */
  read: (db: Db, storage: Storage, key: string) => Promise<Uint8Array>;
}

const made = byteCache<Uint8Array>('images', heldBytes);

/** What names an image in one size, which never changes. */
export function nameOfSize({ key, w = 0, h = 0, q, f }: WantedImage): string {
  return `${key}-${w}x${h}-${q}${f ? `-${f}` : ''}`;
}

/**
 * Images in their sizes, each made when it is first asked for, once for all who ask together, and remembered. For
 * whoever knows a key: those to whom something named it.
 */
export function sizedImages({ of, limit, read }: SizedImages): GetImage {
  const count = countHere(limit);
  const underWay = new Map<string, Promise<Uint8Array>>();
  return async (db, storage, wanted, { ip, now }) => {
    const name = `${of}/${nameOfSize(wanted)}`;
    const known = made.get(name) ?? underWay.get(name);
    if (known) return await known;
    count(networkOf(ip), now);
    const makeSize = async () => {
      const stored = await read(db, storage, wanted.key);
      return await resizeInTurn({
        stored,
        width: wanted.w,
        height: wanted.h,
        quality: wanted.q,
        format: wanted.f ?? 'webp',
      });
    };
    const mine = makeSize().finally(() => underWay.delete(name));
    underWay.set(name, mine);
    const image = await mine;
    made.set(name, image);
    return image;
  };
}
