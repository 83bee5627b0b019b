import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as categories from '../../contract/bank-categories.ts';
import * as questions from '../../contract/bank-questions.ts';
import { ownerOf } from './bank-of.ts';
import { createBankCategory } from './create-bank-category.ts';
import { deleteBankCategory } from './delete-bank-category.ts';
import { deleteBankQuestion } from './delete-bank-question.ts';
import { findBankCategories } from './find-bank-categories.ts';
import { findBankQuestions } from './find-bank-questions.ts';
import { findSharedCategories } from './find-shared-categories.ts';
import { findSharedQuestions } from './find-shared-questions.ts';
import { getBankQuestion } from './get-bank-question.ts';
import type { FindItemSums } from './item-sums.ts';
import { keepQuestions } from './keep-questions.ts';
import { restoreBankQuestion } from './restore-bank-question.ts';
import { updateBankCategory } from './update-bank-category.ts';
import { updateBankQuestion } from './update-bank-question.ts';

/** Question banks: everybody's and people's own. */
export function bankRoutes(findItemSums: FindItemSums): Route[] {
  return [
    route(categories.findBankCategories, (context, { query }) =>
      findBankCategories(context.db, ownerOf(signedIn(context), query.bank)),
    ),
    route(categories.findSharedCategories, ({ db }) => findSharedCategories(db)),
    route(categories.createBankCategory, (context, { body }) =>
      createBankCategory(context.db, signedIn(context), body, context.now),
    ),
    route(categories.updateBankCategory, (context, { params, body }) =>
      whenDone(updateBankCategory(context.db, signedIn(context), { ...params, ...body }, context.now)),
    ),
    route(categories.deleteBankCategory, (context, { params }) =>
      whenDone(deleteBankCategory(context.db, signedIn(context), params.id, context.now)),
    ),
    route(questions.findBankQuestions, (context, { query: { bank, ...query } }) => {
      const actor = signedIn(context);
      return findBankQuestions(context.db, actor, ownerOf(actor, bank), query, context.locale);
    }),
    route(questions.findSharedQuestions, (context, { query }) =>
      findSharedQuestions(context.db, signedIn(context), query, context.locale),
    ),
    route(questions.getBankQuestion, (context, { params }) =>
      getBankQuestion(context.db, signedIn(context), params.id, findItemSums),
    ),
    route(questions.keepQuestions, (context, { body }) =>
      keepQuestions(context.db, signedIn(context), body, context.now),
    ),
    route(questions.updateBankQuestion, (context, { params, body }) =>
      whenDone(updateBankQuestion(context.db, signedIn(context), { ...params, ...body }, context.now)),
    ),
    route(questions.deleteBankQuestion, (context, { params }) =>
      whenDone(deleteBankQuestion(context.db, signedIn(context), params.id, context.now)),
    ),
    route(questions.restoreBankQuestion, (context, { params }) =>
      whenDone(restoreBankQuestion(context.db, signedIn(context), params.id, context.now)),
    ),
  ];
}
