import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '#domain/text/locale.ts';
import { chooseLanguage } from '#features/identity/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { notificationSettingsSubject } from '../../audit.ts';
import type { updateNotificationSettings as endpoint, NotificationSettings } from '../../contract/settings.ts';
import { readSettings } from '../settings-row.ts';
import { notificationSettings } from '../tables.ts';
import type { Kinds } from '../words-of.ts';
import { getNotificationSettings, kindsFor } from './get-notification-settings.ts';

type Chosen = Received<typeof endpoint>['body'];

/** Keeps how the caller wants to be told; a channel that a kind does not offer is refused. */
export async function updateNotificationSettings(
  db: Db,
  actor: Actor,
  { locale: language, revision, ...chosen }: Chosen,
  { now, ...reading }: { locale: Locale; kinds: Kinds; now: Date },
): Promise<NotificationSettings> {
  refuseUnoffered(chosen.channels, kindsFor(reading.kinds, actor));
  await db.transaction(async (tx) => {
    const renamed = await chooseLanguage(tx, actor.id, language);
    const before = await readSettings(tx, actor.id, 'to change');
    if (before.revision !== revision) throw new AppError('conflict', { message: 'staleSave' });
    const same = isDeepStrictEqual({ channels: before.channels, digest: before.digest }, chosen);
    if (same && !renamed) return;
    const row = { ...chosen, revision: revision + 1 };
    await tx
      .insert(notificationSettings)
      .values({ ...row, userId: actor.id })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: row });
    const change = { before: { digest: before.digest }, after: { digest: chosen.digest } };
    await recordChange(
      tx,
      actor,
      notificationSettingsSubject,
      { action: 'changed', id: null, name: '', ...change },
      now,
    );
  });
  return await getNotificationSettings(db, actor, reading);
}

function refuseUnoffered(channels: Chosen['channels'], kinds: Kinds): void {
  for (const [kind, channel] of Object.entries(channels)) {
    const offered = kinds.find((each) => each.kind === kind)?.channels;
    if (!offered?.includes(channel)) throw invalidField(`channels.${kind}`, 'unknownChoice');
  }
}
