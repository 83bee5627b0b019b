import { eq } from 'drizzle-orm';
import type { Locale } from '#domain/text/locale.ts';
import { isUser } from '#features/identity/policy.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { textOf } from '#messages/translate.ts';
import type { NotificationSettings } from '../../contract/settings.ts';
import { channelOf } from '../channel-of.ts';
import { readSettings } from '../settings-row.ts';
import type { Kinds } from '../words-of.ts';

/** How the caller is told of what is new, kind by kind. */
export async function getNotificationSettings(
  db: Db,
  actor: Actor,
  { locale, kinds }: { locale: Locale; kinds: Kinds },
): Promise<NotificationSettings> {
  const [person] = await db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, actor.id));
  if (!person) throw new AppError('signed_out');
  const { channels, digest, revision } = await readSettings(db, actor.id);
  const t = textOf(locale);
  const offered = kindsFor(kinds, actor).map((kind) => ({
    kind: kind.kind,
    label: kind.label(t),
    channel: channelOf(kind, channels),
    offered: [...kind.channels],
  }));
  return { kinds: offered, digest, locale: person.locale ?? locale, email: person.email, revision };
}

/** The kinds that people of a role may be told of. */
export function kindsFor(kinds: Kinds, actor: Pick<Actor, 'role'>): Kinds {
  const own = isUser(actor) ? 'users' : 'staff';
  return kinds.filter(({ audience }) => audience === 'everyone' || audience === own);
}
