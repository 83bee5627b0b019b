import { and, count, countDistinct, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { categoriesUnder } from '#domain/quiz/bank/category-tree.ts';
import { cleanLine, searchKey } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { anywhere } from '#kit/server/database/like.ts';
import { type findSharedQuestions as endpoint, NO_CATEGORY } from '../../contract/bank-questions.ts';
import { bankCategories, bankQuestions, bankUses } from '../tables.ts';
import { isOfBank } from './bank-of.ts';

type Query = Received<typeof endpoint>['query'];

const MOST_TAGS_TOLD = 100;
/** That are looked for; more tell nothing more. */
const MOST_WORDS = 12;

const place = sql<string>`to_char(${bankQuestions.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** A page of the questions of a bank that are asked for, what was kept last first. */
export async function findBankQuestions(db: Db, ownerId: string | null, query: Query) {
  const after = readCursor(query.cursor, z.tuple([cursorMoment, z.uuid()]));
  const isInBank = and(isOfBank(bankQuestions.ownerId, ownerId), isNull(bankQuestions.deletedAt));
  return await inSnapshot(db, async (tx) => {
    const { id, createdAt, updatedAt, question, marking, category, tags, revision } = bankQuestions;
    const isWanted = and(isInBank, await inCategory(tx, ownerId, query.category), hasTag(query.tag), hasWords(query.q));
    const rows = await tx
      .select({ _id: id, question, marking, category, tags, revision, createdAt, updatedAt, uses, place })
      .from(bankQuestions)
      .where(and(isWanted, after && sql`(${createdAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`))
      .orderBy(desc(createdAt), desc(id))
      .limit(query.limit + 1);
    const total = await tx.$count(bankQuestions, isWanted);
    const tag = sql<string>`unnest(${tags})`.as('tag');
    const told = await tx
      .select({ tag })
      .from(bankQuestions)
      .where(isInBank)
      .groupBy(sql`1`)
      .orderBy(desc(count()), sql`1`)
      .limit(MOST_TAGS_TOLD);
    const page = pageOf(rows, query.limit, (row) => [row.place, row._id]);
    return { ...page, items: page.items.map(toldQuestion), total, allTags: told.map((row) => row.tag) };
  });
}

/** How many quizzes ask a question. */
export const uses = sql`(select ${countDistinct(bankUses.projectId)} from ${bankUses}
  where ${bankUses.bankQuestion} = ${bankQuestions.id})`.mapWith(Number);

/** Moments as the wire has them. */
export function toldQuestion<R extends { place?: string; createdAt: Date; updatedAt: Date }>({
  place: _,
  createdAt,
  updatedAt,
  ...row
}: R) {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** Those of a category and of all that lies in it. */
async function inCategory(tx: Db, ownerId: string | null, id: string | undefined): Promise<SQL | undefined> {
  if (id === undefined) return undefined;
  if (id === NO_CATEGORY) return isNull(bankQuestions.category);
  const all = await tx
    .select({ _id: bankCategories.id, within: bankCategories.within })
    .from(bankCategories)
    .where(isOfBank(bankCategories.ownerId, ownerId));
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
