import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { GRADES } from '../../../domain/quiz/attempts.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * What each completed response to a quiz came to that the tallies hold, kept for its leaderboard. `taker_id`: whose it
 * is, an account where attempts are counted, and else the response itself.
 */
export const scores = pgTable(
  'scores',
  {
    projectId: uuid().notNull(),
    respondentId: uuid().notNull(),
    takerId: uuid().notNull(),
    round: text().notNull().default(''),
    attempt: integer().notNull(),
    /** Millionths of a point. */
    earned: bigint({ mode: 'bigint' }).notNull(),
    points: bigint({ mode: 'bigint' }).notNull(),
    /** How many answers wait for somebody to mark them. */
    waiting: integer().notNull(),
    seconds: integer().notNull(),
    endedAt: moment().notNull(),
  },
  (score) => [
    primaryKey({ columns: [score.projectId, score.respondentId] }),
    index('scores_taker').on(score.projectId, score.takerId, score.attempt),
  ],
);

/** The lines of leaderboards, one for whoever stands in it, by what they are sorted by (decision 161). */
export const standings = pgTable(
  'standings',
  {
    projectId: uuid().notNull(),
    takerId: uuid().notNull(),
    key: numeric({ precision: 35, scale: 0 }).notNull(),
    earned: bigint({ mode: 'bigint' }).notNull(),
    points: bigint({ mode: 'bigint' }).notNull(),
    seconds: integer().notNull(),
    endedAt: moment().notNull(),
    /** Of a quiz with rounds: of how many of them it is. */
    rounds: integer().notNull().default(1),
  },
  (standing) => [
    primaryKey({ columns: [standing.projectId, standing.takerId] }),
    index('standings_key').on(standing.projectId, standing.key, standing.takerId),
  ],
);

/** How many lines of a leaderboard there are from one key to the next: who is better is counted by these. */
export const standingBlocks = pgTable(
  'standing_blocks',
  {
    projectId: uuid().notNull(),
    starts: numeric({ precision: 35, scale: 0 }).notNull(),
    amount: integer().notNull(),
  },
  (block) => [primaryKey({ columns: [block.projectId, block.starts] })],
);

/** The rule that a leaderboard was made by. Whoever changes one holds its row. */
export const leaderboards = pgTable('leaderboards', {
  projectId: uuid().primaryKey(),
  grade: text({ enum: GRADES }).notNull(),
});

/** The names that people chose to be shown by in a leaderboard. */
export const leaderboardNames = pgTable(
  'leaderboard_names',
  {
    projectId: uuid().notNull(),
    takerId: uuid().notNull(),
    name: text().notNull(),
    /** Who saw the leaderboard when it was written: a wider circle does not see it. */
    seenBy: text({ enum: ['participants', 'everybody'] })
      .notNull()
      .default('participants'),
    /** Taken off by whoever works on the project: it stays off. */
    removed: boolean().notNull().default(false),
  },
  (named) => [primaryKey({ columns: [named.projectId, named.takerId] })],
);
