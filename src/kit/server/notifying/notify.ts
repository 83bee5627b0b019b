import type { Localized } from '#domain/text/localized.ts';
import type { NotificationKind } from '#kit/contract/notification.ts';
import type { Db } from '../database/db.ts';

export interface News<Value extends string> {
  /** Ids of the accounts that are told. */
  to: readonly string[];
  /** What stands in its words: a text in each language is told in the reader's. */
  values: Readonly<Record<Value, string | number | Localized>>;
  /** The screen that it leads to, without the language. */
  link: string;
  /** Nobody is told twice of what has the same name. */
  once?: string;
}

/**
 * Writes notifications in the transaction of what they tell of. Gives those of the accounts that want an email, where
 * the kind's feature writes it itself; all other emails follow by a job.
 *
 * A type, so that identity, which stands before whatever knows people, can be handed it.
 */
export type Notify = <Value extends string>(
  tx: Db,
  kind: NotificationKind<Value>,
  news: News<NoInfer<Value>>,
  now: Date,
) => Promise<ReadonlySet<string>>;
