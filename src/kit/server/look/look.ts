import type { Db } from '../database/db.ts';
import { siteLook } from './tables.ts';

export type Look = Omit<typeof siteLook.$inferSelect, 'id'>;

const ONLY_ROW = 1;

/** The product as it is by itself. */
export const HOUSE_LOOK: Look = { action: null, logo: null, logoDark: null, icon: null, revision: 1 };

/** As it stands at this moment: a mail is written with it. Pages read it once a second, through the content's cache. */
export async function readLook(db: Db): Promise<Look> {
  const { action, logo, logoDark, icon, revision } = siteLook;
  const [row] = await db.select({ action, logo, logoDark, icon, revision }).from(siteLook);
  return row ?? HOUSE_LOOK;
}

/** Belongs in the transaction of a change of content, which keeps others waiting. */
export async function writeLook(tx: Db, look: Look): Promise<void> {
  await tx
    .insert(siteLook)
    .values({ id: ONLY_ROW, ...look })
    .onConflictDoUpdate({ target: siteLook.id, set: look });
}
