import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as file from '../contract/export.ts';
import * as comments from '../contract/newest-comments.ts';
import * as report from '../contract/report.ts';
import * as responses from '../contract/responses.ts';
import * as texts from '../contract/text-answers.ts';
import { exportResponses } from './export/export-responses.ts';
import { getReport } from './report/get-report.ts';
import { deleteResponse } from './responses/delete-response.ts';
import { findNewestComments } from './responses/find-newest-comments.ts';
import { findResponseSources } from './responses/find-response-sources.ts';
import { findResponses } from './responses/find-responses.ts';
import { findTextAnswers } from './responses/find-text-answers.ts';
import { getResponse } from './responses/get-response.ts';

export const reportsRoutes: Route[] = [
  route(report.getReport, (context, { params }) => getReport(context.db, signedIn(context), params.id, context.now)),
  route(comments.findNewestComments, (context) => findNewestComments(context.db, signedIn(context))),
  route(responses.findResponses, (context, { params, query }) =>
    findResponses(context.db, signedIn(context), params.id, query, context.locale),
  ),
  route(responses.findResponseSources, (context, { params }) =>
    findResponseSources(context.db, signedIn(context), params.id),
  ),
  route(responses.getResponse, (context, { params }) =>
    getResponse(context.db, signedIn(context), params, context.locale),
  ),
  route(responses.deleteResponse, (context, { params }) =>
    whenDone(deleteResponse(context.db, signedIn(context), params)),
  ),
  route(texts.findTextAnswers, (context, input) => findTextAnswers(context.db, signedIn(context), input)),
  route(file.exportResponses, (context, { params, query }) =>
    exportResponses(context.db, signedIn(context), params.id, query, context.now),
  ),
];
