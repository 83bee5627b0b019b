import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '../database/db.ts';

/** Where the caller finds one of a subject now; null where it is gone, or no screen shows it to them. */
export type FindPlace = (db: Db, actor: Actor, id: string) => Promise<string | null>;

/** What tells it, by the subject's kind; a subject that has no screen of its own is not among them. */
export type Places = Readonly<Record<string, FindPlace>>;
