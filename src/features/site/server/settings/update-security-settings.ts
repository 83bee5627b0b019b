import type { Actor } from '#kit/contract/actor.ts';
import type { Data, Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { updateSecuritySettings as endpoint } from '../../contract/site-settings.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { updateSettings } from './update-settings.ts';

/** Replaces who gets into the back office. */
export async function updateSecuritySettings(
  db: Db,
  actor: Actor,
  { revision, adminsNeedSecondStep }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Data<typeof endpoint>> {
  await updateSettings(
    db,
    actor,
    {
      section: 'security',
      revision,
      change: () => ({ adminsNeedSecondStep }),
      tell: (_tx, row) => ({ adminsNeedSecondStep: row.adminsNeedSecondStep }),
    },
    now,
  );
  return (await getSiteSettings(db)).security;
}
