import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sizedImages } from '#kit/server/images/sized-images.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { LOGO_SIZES } from '../../rate-limits.ts';
import { companies } from '../tables.ts';
import { storedLogoName } from './logo-name.ts';

/** A company's logo in one of its sizes, for whoever knows its key: those to whom its name is shown. */
export const getLogo = sizedImages({ of: 'logos', limit: LOGO_SIZES, read: storedLogo });

async function storedLogo(db: Db, storage: Storage, key: string): Promise<Uint8Array> {
  const [shown] = await db.select({ id: companies.id }).from(companies).where(eq(companies.logo, key));
  if (!shown) throw new AppError('not_found');
  const chunks: Uint8Array[] = [];
  for await (const chunk of storage.get(storedLogoName(key))) chunks.push(chunk);
  return Buffer.concat(chunks);
}
