import { hash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { HOUR_MS } from '#domain/text/durations.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newSecret } from '#kit/server/ids.ts';
import { squarePicture } from '#kit/server/images/square-picture.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { companySubject } from '../../audit.ts';
import type { updateCompanyLogo as endpoint } from '../../contract/company.ts';
import { mayLookAfter } from '../../policy.ts';
import { lockActiveCompany } from '../companies/lock-company.ts';
import { companies, companyMembers } from '../tables.ts';
import { forgetLogo } from './forget-logo.ts';
import { addressOfLogo, storedLogoName } from './logo-name.ts';

const KEY_BYTES = 16;

/** Makes a logo of what was sent, and the one before is deleted. The same bytes again change nothing. */
export async function updateCompanyLogo(
  db: Db,
  actor: Actor,
  storage: Storage,
  { id, sent }: { id: string; sent: Uint8Array },
  now: Date,
): Promise<Given<typeof endpoint>> {
  // Asked before a picture is made of anything, and once more as it is written.
  const current = await getLogoOf(db, actor, id);
  if (sent.length === 0) throw invalidField('body', 'emptyFile');
  const logoDigest = hash('sha256', sent, 'base64url');
  if (current.logo !== null && current.logoDigest === logoDigest) return { logo: addressOfLogo(current.logo) };
  const logo = await storeAnew(db, storage, sent, now);
  await db.transaction(async (tx) => {
    const before = await lockActiveCompany(tx, actor, id);
    await tx.update(companies).set({ logo, logoDigest, updatedAt: now }).where(eq(companies.id, id));
    await recordChange(tx, actor, companySubject, { action: 'logoChanged', id, name: before.name }, now);
    if (before.logo !== null) await enqueue(tx, forgetLogo(storage), { key: before.logo });
  });
  return { logo: addressOfLogo(logo) };
}

async function getLogoOf(db: Db, actor: Actor, id: string) {
  const [found] = await db
    .select({ logo: companies.logo, logoDigest: companies.logoDigest, role: companyMembers.role })
    .from(companies)
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(and(eq(companies.id, id), eq(companyMembers.userId, actor.id)));
  if (!found) throw new AppError('not_found');
  if (!mayLookAfter(found.role)) throw new AppError('forbidden');
  return found;
}

/** The bytes are there before any company names them; what none names in the end does not stay behind. */
async function storeAnew(db: Db, storage: Storage, sent: Uint8Array, now: Date): Promise<string> {
  const bytes = await squarePicture(sent);
  const key = newSecret(KEY_BYTES);
  await enqueue(db, forgetLogo(storage), { key }, { startAfter: new Date(now.getTime() + HOUR_MS) });
  await storage.put(storedLogoName(key), bytes);
  return key;
}
