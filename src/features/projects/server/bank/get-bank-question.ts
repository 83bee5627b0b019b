import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { bankStatistics } from '#domain/quiz/bank/bank-statistics.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bankQuestions, bankUses, projects } from '../tables.ts';
import { visibleTo } from '../visible-projects.ts';
import { isFoundBy, mayEditBank } from './bank-of.ts';
import { toldQuestion, uses } from './bank-question-row.ts';
import type { FindItemSums } from './item-sums.ts';

const MOST_QUIZZES = 100;
/** The newest quizzes that statistics are of, at most: anybody may ask a question of the shared bank. */
const MOST_COUNTED = 500;

/** A question of a bank, with which quizzes ask it and, for who may edit it, what it proved to be there. */
export async function getBankQuestion(db: Db, actor: Actor, bankQuestion: string, findItemSums: FindItemSums) {
  const { id, ownerId, createdAt, updatedAt, question, marking, category, tags, revision } = bankQuestions;
  const isIt = and(eq(id, bankQuestion), isFoundBy(ownerId, actor), isNull(bankQuestions.deletedAt));
  const [row] = await db
    .select({ _id: id, owner: ownerId, question, marking, category, tags, revision, createdAt, updatedAt, uses })
    .from(bankQuestions)
    .where(isIt);
  if (!row) throw new AppError('not_found');
  const { owner, ...shown } = row;
  const isSeen = and(exists(usesIn(db, bankQuestion)), visibleTo(actor));
  const seen = await db.$count(projects, isSeen);
  const quizzes = await db
    .select({ _id: projects.id, kind: projects.kind, mode: projects.mode, title: projects.title })
    .from(projects)
    .where(isSeen)
    .orderBy(sql`${projects.createdAt} desc`, projects.id)
    .limit(MOST_QUIZZES);
  const statistics = mayEditBank(actor, owner) ? await statisticsOf(db, bankQuestion, findItemSums) : null;
  return { ...toldQuestion(shown), quizzes, otherUses: Math.max(0, row.uses - seen), statistics };
}

function usesIn(db: Db, bankQuestion: string) {
  return db
    .select({ one: sql`1` })
    .from(bankUses)
    .where(and(eq(bankUses.bankQuestion, bankQuestion), eq(bankUses.projectId, projects.id)));
}

async function statisticsOf(db: Db, bankQuestion: string, findItemSums: FindItemSums) {
  const { projectId, itemKey, points } = bankUses;
  const rows = await db
    .select({ projectId, itemKey, points })
    .from(bankUses)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(and(eq(bankUses.bankQuestion, bankQuestion), isNotNull(itemKey)))
    .orderBy(sql`${projects.createdAt} desc`, projects.id)
    .limit(MOST_COUNTED);
  const copies = rows.map((row) => ({ ...row, itemKey: row.itemKey ?? '' }));
  const sums = await findItemSums(db, copies);
  return bankStatistics(sums.map((one, index) => ({ sums: one, points: copies[index]?.points ?? 0 })));
}
