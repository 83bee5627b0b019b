import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Answers } from '../../../domain/answers/answer.ts';
import { RESPONDENT_STATES } from '../../../domain/answers/respondent-state.ts';
import type { HiddenValues } from '../../../domain/questionnaire/hidden-values/hidden-value-name.ts';
import { ENDED_BY } from '../../../domain/quiz/clock.ts';
import type { Tries } from '../../../domain/quiz/practice/tries.ts';
import type { Turn } from '../../../domain/quiz/turns.ts';
import type { Fingerprint } from '../../../kit/server/repeating/fingerprint.ts';
import { handMarksColumn } from './hand-marks/stored-hand-marks.ts';

/** What a save that named a key was answered, with a digest of the key and a fingerprint of what was saved. */
interface SaveReceipt {
  key: string;
  print?: string;
  revision: number;
  answered: number;
}

/** What somebody who passed a quiz has to show: their name as they wrote it, and the code that it is checked by. */
export interface Certificate {
  code: string;
  name: string;
}

const moment = () => timestamp({ withTimezone: true });

/**
 * One row a respondent, the whole hot path. `project_id` leads every key, so that the table can be distributed by it.
 */
export const respondents = pgTable(
  'respondents',
  {
    projectId: uuid().notNull(),
    id: uuid().notNull(),
    /** The version of the questionnaire this respondent answers, from the first question to the last. */
    version: integer().notNull(),
    state: text({ enum: RESPONDENT_STATES }).notNull(),
    locale: text({ enum: ['en', 'bn'] }).notNull(),
    /** Of one who ended, those on their path: all that counts, and all that is shown as answers. */
    answers: jsonb().$type<Answers>().notNull(),
    /** Of one who ended, those given before other answers led elsewhere; null where there are none. */
    offPath: jsonb().$type<Answers>(),
    /**
     * Of one on the way, of their answers those that stood there from the start and were not sent since (decision 87);
     * null where there are none, and of one who ended.
     */
    untouched: jsonb().$type<Answers>(),
    /** Of a completed response to a quiz, what somebody gave its answers by hand; null while there is nothing. */
    handMarks: handMarksColumn(),
    /** Of somebody who passed a quiz that gives them, once they took it; null until then. */
    certificate: jsonb().$type<Certificate>(),
    /** Of a quiz whose key was changed: the later version by whose key this is marked; null by that of its own. */
    markedBy: integer(),
    /**
     * In practice and in a round: ids of what they are asked and told; null where that is everything. The column has
     * its first name, for processes of the release before read it.
     */
    picked: jsonb('drawn').$type<string[]>(),
    /** Of practice: what was tried at each question; the first try of it is the answer. */
    tries: jsonb().$type<Tries>(),
    /** Of a quiz that tells during: ids of the questions whose answers are final; null where there are none. */
    final: jsonb().$type<string[]>(),
    details: jsonb().$type<Record<string, string>>().notNull(),
    source: jsonb().$type<Record<string, string>>().notNull(),
    /** What their link brought along, of what their version of the questionnaire names. */
    hiddenValues: jsonb().$type<HiddenValues>().notNull().default({}),
    revision: integer().notNull().default(0),
    /**
     * The latest saves that named a key, with what each was answered: a
     * repeated one changes nothing and is told the same.
     */
    saves: jsonb().$type<SaveReceipt[]>().notNull().default([]),
    /** Makes the respondent's ref unguessable for those who know the id. */
    secret: uuid().notNull().defaultRandom(),
    /** A digest of the start's own key: a start sent twice is one respondent. */
    startKey: text(),
    /** Of what a start with a key said: the same key with other content is another start, which is refused. */
    startPrint: jsonb().$type<Fingerprint>(),
    /** Who may answer once: `device:…` or `account:…`; null where anybody may answer again. */
    onceKey: text(),
    userId: uuid(),
    /** Of a quiz with rounds: the id of the one that they take; empty elsewhere. */
    round: text().notNull().default(''),
    /** Of a quiz that records who answers: the how manieth time they take it, or its round; null elsewhere. */
    attempt: integer(),
    startedAt: moment().notNull(),
    /** When it was started or saved last; of one who ended, nothing that anybody looks at. */
    touchedAt: moment().notNull().defaultNow(),
    /** When it was made so that nobody is to be told by it. */
    anonymisedAt: moment(),
    /** Of one over quota: which was full. */
    quotaId: text(),
    /**
     * Of a quiz with a clock: when the time is up, from the moment that the first question was served. Where only
     * questions have their time: when all of them would be over, from the one that is before them.
     */
    deadline: moment(),
    /** Of a quiz whose questions each have their time: the one that is before them. */
    turn: jsonb().$type<Turn>(),
    /** What ended it in the stead of whoever answered; null where they did, and while they answer. */
    endedBy: text({ enum: ENDED_BY }),
    /** When it ended, in whichever state. */
    completedAt: moment(),
    /** The state in which this row stands in the tallies; null while it does not. */
    tallyState: text({ enum: RESPONDENT_STATES }),
    /**
     * Whether the tallies count this row as something else than it is. Completing
     * mostly leaves it true: no index entry changes.
     */
    unfolded: boolean().generatedAlwaysAs(sql`tally_state is distinct from state`).notNull(),
    /** The deadline of one on the way, for who looks for those that have passed. Where there is no clock it is null. */
    runsUntil: moment().generatedAlwaysAs(sql`case when state = 'answering' then deadline end`),
    /** When a response that the tallies hold was completed: indexed, and changed by folding alone (decision 79). */
    foldedCompletion: moment().generatedAlwaysAs(sql`case when tally_state = 'completed' then completed_at end`),
  },
  (respondent) => [
    primaryKey({ columns: [respondent.projectId, respondent.id] }),
    uniqueIndex('respondents_start_key')
      .on(respondent.projectId, respondent.startKey)
      .where(sql`${respondent.startKey} is not null`),
    uniqueIndex('respondents_once_key')
      .on(respondent.projectId, respondent.onceKey)
      .where(sql`${respondent.onceKey} is not null`),
    uniqueIndex('respondents_attempt_of_round')
      .on(respondent.projectId, respondent.userId, respondent.attempt, respondent.round)
      .where(sql`${respondent.attempt} is not null`),
    index('respondents_certificate')
      .on(sql`(${respondent.certificate} ->> 'code')`)
      .where(sql`${respondent.certificate} is not null`),
    index('respondents_user').on(respondent.userId).where(sql`${respondent.userId} is not null`),
    index('respondents_unfolded').on(respondent.projectId, respondent.startedAt).where(sql`${respondent.unfolded}`),
    index('respondents_runs_until').on(respondent.runsUntil).where(sql`${respondent.runsUntil} is not null`),
    index('respondents_folded_completion')
      .on(respondent.projectId, respondent.foldedCompletion)
      .where(sql`${respondent.foldedCompletion} is not null`),
  ],
);

/**
 * What is taken of places that a project has only so many of, raised by the very statement that completes a response
 * (decision 80). `since`: the settings revision that it counts under, or in which it took its shape.
 */
export const placeCounters = pgTable(
  'place_counters',
  {
    projectId: uuid().notNull(),
    /** A quota's id; empty for the response limit. */
    counter: text().notNull(),
    since: integer().notNull(),
    taken: integer().notNull(),
  },
  (place) => [primaryKey({ columns: [place.projectId, place.counter] })],
);

/**
 * A file that a respondent uploaded to a question. What is in it is stored apart, in pieces (decision 59); a file is
 * whole when all of it was received.
 */
export const files = pgTable(
  'files',
  {
    projectId: uuid().notNull(),
    /** Unguessable; the file's id in an answer is this and its name. */
    key: text().notNull(),
    respondentId: uuid().notNull(),
    questionId: text().notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    received: integer().notNull().default(0),
    /** Of its bytes in order, the numbers their pieces are stored under. */
    pieces: integer().array().notNull().default([]),
    /** How often a piece came, taken or not: each is stored under a number of its own. */
    attempts: integer().notNull().default(0),
    /** By what is in it, once its beginning is there. */
    type: text(),
    startedAt: moment().notNull(),
    /** When a piece came, or an answer named it, for the last time. */
    usedAt: moment().notNull(),
    /** A response that has ended names it: nobody has to look any more whether anything does. */
    settled: boolean().notNull().default(false),
    /** Nobody gets to see it any more, and a job deletes what is stored of it. */
    dropped: boolean().notNull().default(false),
  },
  (file) => [
    primaryKey({ columns: [file.projectId, file.key] }),
    index('files_respondent').on(file.projectId, file.respondentId, file.size),
    index('files_unsettled').on(file.usedAt).where(sql`not ${file.settled}`),
  ],
);

/**
 * What the folded respondents add up to, a row a cell. `tally_key` is the domain's, empty for cells of respondents as
 * such. Whole numbers, exact in any order of adding.
 */
export const tallies = pgTable(
  'tallies',
  {
    projectId: uuid().notNull(),
    tallyKey: text().notNull(),
    cell: text().notNull(),
    amount: numeric({ precision: 60, scale: 0 }).notNull(),
  },
  (tally) => [primaryKey({ columns: [tally.projectId, tally.tallyKey, tally.cell] })],
);

/** Of projects that have a response: up to how many their owner was told. */
export const responseNews = pgTable('response_news', {
  projectId: uuid().primaryKey(),
  told: bigint({ mode: 'number' }).notNull(),
});

/** Of projects that keep answers for a time: how far what is due has come (decision 128). */
export const retentionProgress = pgTable('retention_progress', {
  projectId: uuid().primaryKey(),
  /** The project's `retention_since` that all of this is about. */
  since: moment().notNull(),
  /** Before this nothing goes; null until the owner was told. */
  goesFrom: moment(),
  /** Before this there is nothing to be done. */
  nextAt: moment().notNull(),
  /** How many went that the log has not been told of yet. */
  deleted: integer().notNull().default(0),
  anonymised: integer().notNull().default(0),
});

/** Of a tally, what is kept apart and only read where a report looks into it: the numbers within a bucket. */
export const tallyParts = pgTable(
  'tally_parts',
  {
    projectId: uuid().notNull(),
    tallyKey: text().notNull(),
    part: text().notNull(),
    cell: text().notNull(),
    amount: numeric({ precision: 60, scale: 0 }).notNull(),
  },
  (tally) => [primaryKey({ columns: [tally.projectId, tally.tallyKey, tally.part, tally.cell] })],
);

/**
 * Of a quiz: versions whose answers are marked by the key of a later one (decision 159), how many of them were, and
 * what that made of their marks. Per cents are added up in hundredths.
 */
export const remarkings = pgTable(
  'remarkings',
  {
    projectId: uuid().notNull(),
    version: integer().notNull(),
    markedBy: integer().notNull(),
    startedAt: moment().notNull(),
    /** Null while some still wait for it. */
    finishedAt: moment(),
    /** Completed ones, and how many of these have other marks than before. */
    results: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    /** How many had marks, none of which waited for somebody; their per cents; and how many of them passed. */
    markedBefore: integer().notNull().default(0),
    markedAfter: integer().notNull().default(0),
    percentBefore: bigint({ mode: 'number' }).notNull().default(0),
    percentAfter: bigint({ mode: 'number' }).notNull().default(0),
    passedBefore: integer().notNull().default(0),
    passedAfter: integer().notNull().default(0),
  },
  (remarking) => [primaryKey({ columns: [remarking.projectId, remarking.version, remarking.markedBy] })],
);
