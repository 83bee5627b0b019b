/** What other features' servers and the app may ask of the one owner of answers. */
export type {
  AdmissionRule,
  Marks,
  Moved,
  Place,
  Starter,
  Step,
  Submitted,
} from './server/admission/admission-rule.ts';
export { quotas } from './server/admission/quotas.ts';
export { responseLimit } from './server/admission/response-limit.ts';
export { answerBytes, answersInPortions, PORTION_BYTES, weighedAnswers } from './server/answers-in-portions.ts';
export { attemptsOf, otherAttemptsOf } from './server/attempts-of.ts';
export { findCertified } from './server/certificates/find-certified.ts';
export { writeCertificate } from './server/certificates/write-certificate.ts';
export { completedCount } from './server/counting/completed-count.ts';
export { completedOf } from './server/counting/completed-of.ts';
export { fullQuotaOf, quotaCounts } from './server/counting/count-quotas.ts';
export { lastResponses } from './server/counting/last-responses.ts';
export { responsesByDay, totalsByDay } from './server/counting/responses-by-day.ts';
export { responsesByVersion } from './server/counting/responses-by-version.ts';
export { deleteCompleted, deleteRespondent } from './server/delete-respondent.ts';
export { appendPiece, endFile } from './server/files/append-piece.ts';
export { claimFiles } from './server/files/claim-files.ts';
export { deleteUnusedFiles } from './server/files/delete-unused-files.ts';
export { dropFile, holdFilesOf, takeBackFile } from './server/files/drop-files.ts';
export { findFile } from './server/files/find-file.ts';
export { type FileRoom, insertFile } from './server/files/insert-file.ts';
export { type FileRow, fileBytes, PIECE_BYTES } from './server/files/pieces.ts';
export { findAttempts } from './server/find-attempts.ts';
export {
  findLastAttempt,
  findRespondent,
  findRespondentByAttempt,
  findRespondentByOnceKey,
  findRespondentByRef,
  findRespondentByStartKey,
  getRespondentRow,
  type RespondentRow,
  refOf,
  requireRef,
  respondentColumns,
} from './server/find-respondent.ts';
export { findRoundsTaken } from './server/find-rounds-taken.ts';
export { writeHandMark } from './server/hand-marks/write-hand-mark.ts';
export { bringUpToDate } from './server/leaderboard/bring-up-to-date.ts';
export { leaderboardName, readName, removeName, writeName } from './server/leaderboard/names.ts';
export { rankAgain } from './server/leaderboard/rank-again.ts';
export { type RankedStanding, readStanding, readStandings } from './server/leaderboard/read-standings.ts';
export { takerOf } from './server/leaderboard/score-of.ts';
export { markAgain, markAgainLater } from './server/marking-again/mark-again.ts';
export { meanOf } from './server/marking-again/tell-of-marking.ts';
export { lastRemarking, type Remarking, remarkedVersions } from './server/marking-again/ways-of-marking.ts';
export { isNarrowedTo } from './server/narrowed-to.ts';
export { tellOfResponses } from './server/news/tell-of-responses.ts';
export { offPathIds } from './server/off-path-ids.ts';
export { isAnyoneOnTheClock, overdueRuns, runsOfRoundsOver } from './server/overdue-runs.ts';
export { type ParsedRef, parseRef } from './server/respondent-ref.ts';
export { responsesOfAccount } from './server/responses-of-account.ts';
export { keepForRetention } from './server/retention/keep-for-retention.ts';
export { lookAtRetention } from './server/retention/look-at-retention.ts';
export type { AnswersToComplete } from './server/statements/completed-answers.ts';
export { atRevision, type Condition, whereAsked, whereNoneIsFinal } from './server/statements/conditions.ts';
export { fixDeadline } from './server/statements/fix-deadline.ts';
export { insertRespondent, type NewRespondent } from './server/statements/insert-respondent.ts';
export type { CountedPlace, Outcome, PlacesTaken } from './server/statements/places.ts';
export { readAnswered } from './server/statements/read-answered.ts';
export { requireRoom } from './server/statements/room.ts';
export { serveTurn } from './server/statements/serve-turn.ts';
export { writeAnswers } from './server/statements/write-answers.ts';
export { writeCompletion } from './server/statements/write-completion.ts';
export { writeTries } from './server/statements/write-tries.ts';
export { secondsOf } from './server/tallies/counted-row.ts';
export { type CutOff, isWithinCutOff } from './server/tallies/cut-off.ts';
export { findItemSums } from './server/tallies/find-item-sums.ts';
export { foldResponses } from './server/tallies/fold-responses.ts';
export { countResponsesWithin, readCutOff } from './server/tallies/read-cut-off.ts';
export { readNarrowedTally } from './server/tallies/read-narrowed-tally.ts';
export { readTally, type TallyToCutOff } from './server/tallies/read-tally.ts';
