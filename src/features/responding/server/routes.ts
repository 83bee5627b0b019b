import { type Route, route } from '#kit/server/api/route.ts';
import * as contract from '../contract.ts';
import { completeRun } from './complete-run.ts';
import { getRun } from './get-run.ts';
import { getWelcome } from './get-welcome.ts';
import { saveAnswers } from './save-answers.ts';
import { startRun } from './start-run.ts';
import { visitorOf } from './visitor.ts';

/** A respondent's row holds the keys it was written with: repetitions are told from it, without a statement more. */
const OWN = { repetitions: 'own' } as const;

export const respondingRoutes: Route[] = [
  route(contract.getWelcome, (context, { params }) =>
    getWelcome(context.db, visitorOf(context), params.id, context.now),
  ),
  route(
    contract.startRun,
    (context, { params, body }) => startRun(context.db, visitorOf(context), params.id, body, context.now),
    OWN,
  ),
  route(contract.getRun, (context, { params }) => getRun(context.db, params.id, context.now)),
  route(
    contract.saveAnswers,
    (context, { params, body }) => saveAnswers(context.db, params.id, body, context.now),
    OWN,
  ),
  route(
    contract.completeRun,
    (context, { params, body }) => completeRun(context.db, params.id, body, context.now),
    OWN,
  ),
];
