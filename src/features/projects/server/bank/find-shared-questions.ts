import type { Locale } from '#domain/text/locale.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findSharedQuestions as endpoint } from '../../contract/bank-questions.ts';
import { findBankQuestions } from './find-bank-questions.ts';

/** The questions of the bank that is everybody's. */
export function findSharedQuestions(db: Db, actor: Actor, query: Received<typeof endpoint>['query'], locale: Locale) {
  return findBankQuestions(db, actor, null, query, locale);
}
