import { and, asc, count, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { categoriesUnder, inTreeOrder, type TreeCategory } from '#domain/quiz/bank/category-tree.ts';
import type { Locale } from '#domain/text/locale.ts';
import { cleanLine, searchKey } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { anywhere } from '#kit/server/database/like.ts';
import { oneAfterAnother } from '#kit/server/one-after-another.ts';
import { type findSharedQuestions as endpoint, NO_CATEGORY } from '../../contract/bank-questions.ts';
import { bankCategories, bankQuestions } from '../tables.ts';
import { isOfBank } from './bank-of.ts';
import { toldQuestion, uses } from './bank-question-row.ts';

type Query = Received<typeof endpoint>['query'];

/** Each reads a whole bank: a list that is open in a few windows asks for no more at once. */
const inLine = oneAfterAnother(8);

/** The place of its category, when it was kept, as exactly as it is stored, and its id. */
const afterWhich = z.tuple([z.int32(), cursorMoment, z.uuid()]);

const MOST_TAGS_TOLD = 100;
/** That are looked for; more tell nothing more. */
const MOST_WORDS = 12;

const place = sql<string>`to_char(${bankQuestions.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** A page of the questions of a bank that are asked for: by category as in a tree, in each as they were kept. */
export async function findBankQuestions(db: Db, actor: Actor, ownerId: string | null, query: Query, locale: Locale) {
  const after = readCursor(query.cursor, afterWhich);
  return await inLine(actor.id, () => inSnapshot(db, (tx) => pageOfBank(tx, ownerId, { ...query, after, locale })));
}

type Wanted = Query & {
  after: z.infer<typeof afterWhich> | undefined;
  locale: Locale;
};

async function pageOfBank(tx: Db, ownerId: string | null, { after, locale, ...query }: Wanted) {
  const isInBank = and(isOfBank(bankQuestions.ownerId, ownerId), isNull(bankQuestions.deletedAt));
  const { id, createdAt, updatedAt, question, marking, category, tags, revision } = bankQuestions;
  const categories = await categoriesOf(tx, ownerId);
  const isWanted = and(isInBank, inCategory(categories, query.category), hasTag(query.tag), hasWords(query.q));
  const order = inTreeOrder(categories, locale).map(({ _id }) => _id);
  const rank = sql<number>`coalesce(array_position(${sql.param(order)}::uuid[], ${category}), ${order.length + 1}::int)`;
  const rows = await tx
    .select({ _id: id, question, marking, category, tags, revision, createdAt, updatedAt, uses, rank, place })
    .from(bankQuestions)
    .where(and(isWanted, after && isAfter(sql`(${rank}, ${createdAt}, ${id})`, after)))
    .orderBy(asc(rank), asc(createdAt), asc(id))
    .limit(query.limit + 1);
  const inCategories = await tx
    .select({ category, count: count() })
    .from(bankQuestions)
    .where(isWanted)
    .groupBy(category)
    .orderBy(asc(rank));
  const total = inCategories.reduce((sum, one) => sum + one.count, 0);
  const tag = sql<string>`unnest(${tags})`.as('tag');
  const told = await tx
    .select({ tag })
    .from(bankQuestions)
    .where(isInBank)
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
    .limit(MOST_TAGS_TOLD);
  const page = pageOf(rows, query.limit, (row) => [row.rank, row.place, row._id]);
  return { ...page, items: page.items.map(toldQuestion), total, inCategories, allTags: told.map((row) => row.tag) };
}

function isAfter(row: SQL, [rank, moment, id]: [number, string, string]): SQL {
  return sql`${row} > (${rank}::int, ${moment}::timestamptz, ${id}::uuid)`;
}

function categoriesOf(tx: Db, ownerId: string | null) {
  const { id, within, name } = bankCategories;
  return tx.select({ _id: id, within, name }).from(bankCategories).where(isOfBank(bankCategories.ownerId, ownerId));
}

/** Those of a category and of all that lies in it. */
function inCategory(all: readonly TreeCategory[], id: string | undefined): SQL | undefined {
  if (id === undefined) return undefined;
  if (id === NO_CATEGORY) return isNull(bankQuestions.category);
  const under = categoriesUnder(all, id).map(({ _id }) => _id);
  return under.length === 0 ? eq(bankQuestions.category, id) : inArray(bankQuestions.category, under);
}

function hasTag(tag: string | undefined): SQL | undefined {
  const wanted = cleanLine(tag ?? '');
  return wanted === '' ? undefined : sql`${wanted} = any(${bankQuestions.tags})`;
}

/** All words that are looked for, wherever they stand. */
function hasWords(q: string | undefined): SQL | undefined {
  const words = searchKey(cleanLine(q ?? ''))
    .split(' ')
    .filter((word) => word !== '');
  return and(...words.slice(0, MOST_WORDS).map((word) => like(bankQuestions.searchKey, anywhere(word))));
}
