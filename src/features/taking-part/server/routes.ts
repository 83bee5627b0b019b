import type { AdmissionRule } from '#features/responses/public.ts';
import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as answering from '../contract/answering.ts';
import * as attempts from '../contract/attempts.ts';
import * as certificates from '../contract/certificates.ts';
import * as files from '../contract/files.ts';
import * as leaderboard from '../contract/leaderboard.ts';
import * as pollResults from '../contract/poll-results.ts';
import * as practice from '../contract/practice.ts';
import * as respondent from '../contract/respondent.ts';
import * as starting from '../contract/start-respondent.ts';
import * as welcome from '../contract/welcome.ts';
import { findOwnAttempts } from './attempts/find-own-attempts.ts';
import { getOwnAttempt } from './attempts/get-own-attempt.ts';
import { downloadCertificate } from './certificates/download-certificate.ts';
import { getCertificate } from './certificates/get-certificate.ts';
import { nameCertificate } from './certificates/name-certificate.ts';
import { completeRespondent } from './completing/complete-respondent.ts';
import { addPiece } from './files/add-piece.ts';
import { createFile } from './files/create-file.ts';
import { deleteFile } from './files/delete-file.ts';
import { downloadOwnFile } from './files/download-own-file.ts';
import type { FileKeeping } from './files/file-keeping.ts';
import { getLeaderboard } from './leaderboard/get-leaderboard.ts';
import { getOwnStanding } from './leaderboard/get-own-standing.ts';
import { nameOnLeaderboard } from './leaderboard/name-on-leaderboard.ts';
import { bringPractice } from './practice/bring-practice.ts';
import { findOwnPractice } from './practice/find-own-practice.ts';
import { forgetPractice } from './practice/forget-practice.ts';
import { tryAnswer } from './practice/try-answer.ts';
import { getPollResults } from './reading/get-poll-results.ts';
import { getRespondent } from './reading/get-respondent.ts';
import { getWelcome } from './reading/get-welcome.ts';
import { saveAnswers } from './saving/save-answers.ts';
import { startRespondent } from './starting/start-respondent.ts';
import { visitorOf } from './visitor.ts';

/** `rules` say who may start, save and complete. */
export function takingPartRoutes(rules: readonly AdmissionRule[], keeping: FileKeeping): Route[] {
  return [
    route(welcome.getWelcome, (context, { params }) =>
      getWelcome(context.db, visitorOf(context), params.id, context.now, rules),
    ),
    route(starting.startRespondent, (context, { params, body }) =>
      startRespondent(context.db, visitorOf(context), params.id, body, context.now, rules),
    ),
    route(respondent.getRespondent, (context, { params, query }) =>
      getRespondent(context.db, params.id, { told: query.told, locale: context.locale }, context.now, rules),
    ),
    route(pollResults.getPollResults, (context, { params }) => getPollResults(context.db, params.id)),
    route(answering.saveAnswers, (context, { params, body }) =>
      saveAnswers(
        context.db,
        params.id,
        { ...body, key: context.idempotencyKey, locale: context.locale },
        context.now,
        rules,
      ),
    ),
    route(answering.completeRespondent, (context, { params, body }) =>
      completeRespondent(context.db, params.id, { ...body, key: context.idempotencyKey }, context.now, rules),
    ),
    route(practice.tryAnswer, (context, { params, body }) => tryAnswer(context.db, params.id, body, context)),
    route(practice.findOwnPractice, (context) => findOwnPractice(context.db, signedIn(context), context.now)),
    route(practice.bringPractice, (context, { params, body }) =>
      whenDone(bringPractice(context.db, signedIn(context), { projectId: params.id, brought: body }, context.now)),
    ),
    route(practice.forgetPractice, (context, { params }) =>
      whenDone(forgetPractice(context.db, signedIn(context), params.id)),
    ),
    route(files.createFile, (context, { params, body }) =>
      createFile(context.db, keeping, params.id, { ...body, key: context.idempotencyKey }, context),
    ),
    route(files.addPiece, (context, input) => addPiece(context.db, keeping, input, context)),
    route(files.deleteFile, (context, { params }) => whenDone(deleteFile(context.db, params, context.now))),
    route(attempts.findOwnAttempts, (context, { query }) =>
      findOwnAttempts(context.db, signedIn(context), query, context),
    ),
    route(attempts.getOwnAttempt, (context, { params }) =>
      getOwnAttempt(context.db, signedIn(context), params.id, context),
    ),
    route(certificates.nameCertificate, (context, { params, body }) =>
      nameCertificate(context.db, params.id, body.name),
    ),
    route(certificates.getCertificate, (context, { params }) => getCertificate(context.db, params.code, context)),
    route(certificates.downloadCertificate, (context, { params, query }) =>
      downloadCertificate(context.db, params.code, { ...context, locale: query.locale }),
    ),
    route(leaderboard.getLeaderboard, (context, input) => getLeaderboard(context.db, input, context)),
    route(leaderboard.getOwnStanding, (context, input) => getOwnStanding(context.db, input, context)),
    route(leaderboard.nameOnLeaderboard, (context, { params, body }) =>
      nameOnLeaderboard(context.db, params.id, body.name, context),
    ),
    route(files.downloadOwnFile, (context, { params }) => downloadOwnFile(context.db, keeping, params, context)),
  ];
}
