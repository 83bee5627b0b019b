import type { z } from 'zod';
import { recordReading } from '#features/projects/public.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import * as consents from '../contract/consents.ts';
import * as file from '../contract/export.ts';
import * as files from '../contract/files.ts';
import * as grades from '../contract/grades.ts';
import * as marking from '../contract/hand-marks.ts';
import * as leaderboard from '../contract/leaderboard.ts';
import { getNarrowedReport as narrowedReport } from '../contract/narrowed-report.ts';
import * as comments from '../contract/newest-comments.ts';
import * as people from '../contract/people.ts';
import * as report from '../contract/report.ts';
import * as responses from '../contract/responses.ts';
import * as texts from '../contract/text-answers.ts';
import { findConsents } from './consents/find-consents.ts';
import { exportGrades } from './export/export-grades.ts';
import { exportGradesWorkbook } from './export/export-grades-workbook.ts';
import { exportResponses } from './export/export-responses.ts';
import { exportResponsesWorkbook } from './export/export-responses-workbook.ts';
import { downloadFile } from './files/download-file.ts';
import { findFiles } from './files/find-files.ts';
import { findGrades } from './grades/find-grades.ts';
import { findUnmarked } from './hand-marks/find-unmarked.ts';
import { markByHand } from './hand-marks/mark-by-hand.ts';
import { findStandings } from './leaderboard/find-standings.ts';
import { removeLeaderboardName } from './leaderboard/remove-leaderboard-name.ts';
import { deletePerson } from './people/delete-person.ts';
import { exportPerson } from './people/export-person.ts';
import { findPerson } from './people/find-person.ts';
import { getNarrowedReport } from './report/get-narrowed-report.ts';
import { getReport } from './report/get-report.ts';
import { deleteResponse } from './responses/delete-response.ts';
import { findNewestComments } from './responses/find-newest-comments.ts';
import { findResponseSources } from './responses/find-response-sources.ts';
import { findResponses } from './responses/find-responses.ts';
import { findTextAnswers } from './responses/find-text-answers.ts';
import { getResponse } from './responses/get-response.ts';

type OfProject = Endpoint & { params: z.ZodType<{ id: string }> };

/** Gives answers of a project's respondents away: that staff looked at them is recorded. */
function readingRoute<E extends OfProject>(endpoint: E, handle: Parameters<typeof route<E>>[1]): Route {
  return route(endpoint, async (context, input, prepared) => {
    const { id } = input.params as { id: string };
    await recordReading(context.db, signedIn(context), id, context.now);
    return await handle(context, input, prepared);
  });
}

/** `keeping` is where the files are that respondents uploaded. */
export const reportsRoutes = (keeping: { storage: Storage }): Route[] => [
  route(report.getReport, (context, { params }) => getReport(context.db, signedIn(context), params.id, context.now)),
  // Narrowed to a single one it tells what that one says.
  readingRoute(narrowedReport, (context, { params, query }) =>
    getNarrowedReport(context.db, signedIn(context), params.id, query, context.now),
  ),
  route(comments.findNewestComments, (context) => findNewestComments(context.db, signedIn(context))),
  readingRoute(responses.findResponses, (context, { params, query }) =>
    findResponses(context.db, signedIn(context), params.id, query, context.locale),
  ),
  route(consents.findConsents, (context, { params }) => findConsents(context.db, signedIn(context), params.id)),
  route(responses.findResponseSources, (context, { params }) =>
    findResponseSources(context.db, signedIn(context), params.id),
  ),
  readingRoute(responses.getResponse, (context, { params }) =>
    getResponse(context.db, signedIn(context), params, context.locale),
  ),
  route(responses.deleteResponse, (context, { params }) =>
    whenDone(deleteResponse(context.db, signedIn(context), params, context.now)),
  ),
  readingRoute(grades.findGrades, (context, { params, query }) =>
    findGrades(context.db, signedIn(context), params.id, query),
  ),
  readingRoute(leaderboard.findStandings, (context, { params, query }) =>
    findStandings(context.db, signedIn(context), params.id, query),
  ),
  route(leaderboard.removeLeaderboardName, (context, { params }) =>
    whenDone(removeLeaderboardName(context.db, signedIn(context), params, context.now)),
  ),
  readingRoute(marking.findUnmarked, (context, { params, query }) =>
    findUnmarked(context.db, signedIn(context), params.id, query),
  ),
  route(marking.markByHand, (context, input) => markByHand(context.db, signedIn(context), input, context.now)),
  route(people.findPerson, (context, { params, body }) => findPerson(context.db, signedIn(context), params.id, body)),
  route(people.exportPerson, (context, { params, query }) =>
    exportPerson(context.db, signedIn(context), { ...params, ...query }, context),
  ),
  route(people.deletePerson, (context, { params, body }) =>
    deletePerson(context.db, signedIn(context), params.id, body, context.now),
  ),
  readingRoute(texts.findTextAnswers, (context, input) =>
    findTextAnswers(context.db, signedIn(context), input, context.locale),
  ),
  readingRoute(files.findFiles, (context, { params, query }) =>
    findFiles(context.db, signedIn(context), params, query),
  ),
  readingRoute(files.downloadFile, (context, { params }) =>
    downloadFile(context.db, keeping.storage, signedIn(context), params),
  ),
  readingRoute(file.exportResponses, (context, { params, query }) =>
    exportResponses(context.db, signedIn(context), params.id, query, context),
  ),
  readingRoute(file.exportResponsesWorkbook, (context, { params, query }) =>
    exportResponsesWorkbook(context.db, signedIn(context), params.id, query, context),
  ),
  readingRoute(file.exportGrades, (context, { params, query }) =>
    exportGrades(context.db, signedIn(context), params.id, query),
  ),
  readingRoute(file.exportGradesWorkbook, (context, { params, query }) =>
    exportGradesWorkbook(context.db, signedIn(context), params.id, query, context),
  ),
];
