import { AppError } from '#kit/contract/errors.ts';
import { fromCache } from '#kit/server/content/content-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type PublicSettings, publicSettings } from '../contract/shown.ts';
import { getSiteLook } from './get-site-look.ts';
import { settings } from './tables.ts';

/** What every visitor may know of the settings; nothing else is even read. */
export async function getPublicSettings(db: Db, now: Date): Promise<PublicSettings> {
  return await fromCache(db, now, 'settings', async () => {
    const [row] = await db.select({ public: settings.public }).from(settings);
    if (!row) throw new AppError('not_found');
    const { logo } = await getSiteLook(db, now);
    return publicSettings.parse({ ...row.public, site_logo: logo?.light ?? null });
  });
}
