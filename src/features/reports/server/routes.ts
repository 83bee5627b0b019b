import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as contract from '../contract.ts';
import { exportResponses } from './export/export-responses.ts';
import { getReport } from './report/get-report.ts';
import { deleteResponse } from './responses/delete-response.ts';
import { findResponses } from './responses/find-responses.ts';
import { findTextAnswers } from './responses/find-text-answers.ts';
import { getResponse } from './responses/get-response.ts';

export const reportsRoutes: Route[] = [
  route(contract.getReport, (context, { params }) => getReport(context.db, signedIn(context), params.id, context.now)),
  route(contract.findResponses, (context, { params, query }) =>
    findResponses(context.db, signedIn(context), params.id, query, context.locale),
  ),
  route(contract.getResponse, (context, { params }) =>
    getResponse(context.db, signedIn(context), params, context.locale),
  ),
  route(contract.deleteResponse, (context, { params }) =>
    whenDone(deleteResponse(context.db, signedIn(context), params)),
  ),
  route(contract.findTextAnswers, (context, input) => findTextAnswers(context.db, signedIn(context), input)),
  route(contract.exportResponses, (context, { params, query }) =>
    exportResponses(context.db, signedIn(context), params.id, query, context.now),
  ),
];
