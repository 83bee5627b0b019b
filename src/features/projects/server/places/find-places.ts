import { levelOf } from '#domain/places/place-levels.ts';
import { fromCache } from '#kit/server/content/content-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { PLACES } from '../../rate-limits.ts';
import { isOffered, readPlaces } from './place-list.ts';

const count = countHere(PLACES);

/** Every place that an address names, those around before those within. */
export async function findPlaces({ db, ip, now }: { db: Db; ip: string; now: Date }) {
  count(networkOf(ip), now);
  return await fromCache(db, now, 'places', async () => {
    const all = await readPlaces(db);
    return [...all.values()].map((row) => ({
      id: row.id,
      level: levelOf(row.id),
      name: row.name,
      offered: isOffered(all, row),
    }));
  });
}
