import { and, eq, isNull } from 'drizzle-orm';
import { may } from '#kit/contract/actor.ts';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { projectPaths } from '../../paths.ts';
import { bankCategories, bankQuestions } from '../tables.ts';

/** The back office finds questions of the shared bank in their list; one's own stand in the builder of each quiz. */
export const placeOfBankQuestion: FindPlace = async (db, actor, id) => {
  if (!may(actor, 'content')) return null;
  const isIt = and(eq(bankQuestions.id, id), isNull(bankQuestions.ownerId), isNull(bankQuestions.deletedAt));
  return (await db.$count(bankQuestions, isIt)) > 0 ? projectPaths.bankQuestion(id) : null;
};

export const placeOfBankCategory: FindPlace = async (db, actor, id) => {
  if (!may(actor, 'content')) return null;
  const isIt = and(eq(bankCategories.id, id), isNull(bankCategories.ownerId));
  return (await db.$count(bankCategories, isIt)) > 0 ? projectPaths.bankCategories : null;
};
