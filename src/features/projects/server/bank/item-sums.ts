import type { ItemSums } from '#domain/quiz/item-statistics.ts';
import type { Db } from '#kit/server/database/db.ts';

/** What marks add up to under each of these keys of projects, in order; what the app hands to who asks. */
export type FindItemSums = (db: Db, items: readonly { projectId: string; itemKey: string }[]) => Promise<ItemSums[]>;
