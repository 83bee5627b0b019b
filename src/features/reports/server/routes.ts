import { signedIn } from '#kit/server/context.ts';
import { type Route, route } from '#kit/server/route.ts';
import {
  deleteResponse,
  exportResponses,
  findResponses,
  findTextAnswers,
  getReport,
  getResponse,
} from '../contract.ts';
import { exportResponsesOf } from './export/export-responses.ts';
import { getReportOf } from './report/get-report.ts';
import { deleteResponseOf } from './responses/delete-response.ts';
import { findResponsesOf } from './responses/find-responses.ts';
import { findTextAnswersOf } from './responses/find-text-answers.ts';
import { getResponseOf } from './responses/get-response.ts';

export const reportsRoutes: Route[] = [
  route(getReport, (context, { params }) => getReportOf(context.db, signedIn(context), params.id, context.now)),
  route(findResponses, (context, { params, query }) =>
    findResponsesOf(context.db, signedIn(context), params.id, query),
  ),
  route(getResponse, (context, { params }) => getResponseOf(context.db, signedIn(context), params, context.locale)),
  route(deleteResponse, (context, { params }) => deleteResponseOf(context.db, signedIn(context), params)),
  route(findTextAnswers, (context, input) => findTextAnswersOf(context.db, signedIn(context), input)),
  route(exportResponses, (context, { params, query }) =>
    exportResponsesOf(context.db, signedIn(context), params.id, query.locale, context.now),
  ),
];
