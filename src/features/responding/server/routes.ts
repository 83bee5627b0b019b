import { type Route, route } from '#kit/server/route.ts';
import {
  completeRun as completeRunEndpoint,
  getRun as getRunEndpoint,
  getWelcome as getWelcomeEndpoint,
  saveAnswers as saveAnswersEndpoint,
  startRun as startRunEndpoint,
} from '../contract.ts';
import { completeRun } from './complete-run.ts';
import { getRun } from './get-run.ts';
import { getWelcome } from './get-welcome.ts';
import { saveAnswers } from './save-answers.ts';
import { startRun } from './start-run.ts';
import { visitorOf } from './visitor.ts';

export const respondingRoutes: Route[] = [
  route(getWelcomeEndpoint, (context, { params }) =>
    getWelcome(context.db, visitorOf(context), params.id, context.now),
  ),
  route(startRunEndpoint, (context, { params, body }) =>
    startRun(context.db, visitorOf(context), params.id, body, context.now),
  ),
  route(getRunEndpoint, (context, { params }) => getRun(context.db, params.id, context.now)),
  route(saveAnswersEndpoint, (context, { params, body }) => saveAnswers(context.db, params.id, body, context.now)),
  route(completeRunEndpoint, (context, { params, body }) => completeRun(context.db, params.id, body, context.now)),
];
