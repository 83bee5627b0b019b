import { expect, test } from 'vitest';
import { describeStatement } from './statements.ts';

test.each([
  ['select "id", "email" from "users" where "users"."id" = $1', 'SELECT users'],
  ['insert into "projects" ("id") values ($1)', 'INSERT projects'],
  ['  UPDATE pgboss.job SET state = $1', 'UPDATE job'],
  ['WITH picked AS (SELECT id FROM respondents WHERE ref = $1) UPDATE respondents SET n = 1', 'WITH respondents'],
  ['begin', 'BEGIN'],
  ["SET LOCAL statement_timeout = '5s'", 'SET'],
  ["SELECT 'a letter from rahim'", 'SELECT'],
  ["SELECT 'it''s from rahim' AS said FROM mails", 'SELECT mails'],
  [`SELECT '${'x'.repeat(5_000)} from rahim'`, 'SELECT'],
  ['-- a note', 'SQL'],
])('%s is told as %s', (text, name) => {
  expect(describeStatement(text).name).toBe(name);
});
