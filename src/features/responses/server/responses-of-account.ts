import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Answers } from '#domain/answers/answer.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import type { Tries } from '#domain/quiz/practice/tries.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { AccountPart } from '#kit/server/account-data.ts';
import type { Db } from '#kit/server/database/db.ts';
import { leaderboardName } from './leaderboard/names.ts';
import { leaderboardNames, leaderboards, scores, standingBlocks, standings } from './leaderboard-tables.ts';
import { files, placeCounters, remarkings, respondents, retentionProgress, tallies, tallyParts } from './tables.ts';

/** What stands of a project beside its settings and questions. */
const OF_PROJECTS = [
  ...[respondents, placeCounters, remarkings, retentionProgress, tallies, tallyParts],
  ...[scores, standings, standingBlocks, leaderboards, leaderboardNames],
];

/**
 * What a person answered under their account, wherever that was. What was answered in the projects of a person goes
 * with them; their owner downloads it from each. What is stored of files, the hourly job deletes. Before the projects
 * themselves, by which it is found.
 */
export const responsesOfAccount: AccountPart = {
  name: 'responses',
  async *read(db, { id }) {
    const given = await db
      .select({ projectId: respondents.projectId, id: respondents.id })
      .from(respondents)
      .where(eq(respondents.userId, id))
      .orderBy(asc(respondents.id));
    // One at a time: the answers of one alone may be half a megabyte.
    for (const { projectId, id: respondentId } of given) {
      const [row] = await db
        .select(ofRespondent)
        .from(respondents)
        .innerJoin(projects, eq(projects.id, respondents.projectId))
        .where(and(eq(respondents.projectId, projectId), eq(respondents.id, respondentId), eq(respondents.userId, id)));
      if (row) yield { ...row, ...(await toldIn(db, projectId, row)) };
    }
  },
  async delete(tx, { id }) {
    // A name that anybody may look up goes with the person; the rest was given to whoever asked.
    await tx.update(respondents).set({ certificate: null }).where(eq(respondents.userId, id));
    const given = tx.select({ id: respondents.id }).from(respondents).where(eq(respondents.userId, id));
    const isTheirs = or(eq(leaderboardNames.takerId, id), inArray(leaderboardNames.takerId, given));
    await tx.delete(leaderboardNames).where(isTheirs);
    const own = tx.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, id));
    await tx.update(files).set({ settled: false, dropped: true }).where(inArray(files.projectId, own));
    for (const table of OF_PROJECTS) {
      await tx.delete(table).where(inArray(table.projectId, own));
    }
  },
};

const ofRespondent = {
  project: projects.title,
  state: respondents.state,
  version: respondents.version,
  startedAt: respondents.startedAt,
  completedAt: respondents.completedAt,
  details: respondents.details,
  answers: respondents.answers,
  tries: respondents.tries,
  hiddenValues: respondents.hiddenValues,
  certificate: respondents.certificate,
  leaderboardName,
};

/** The answers with what was asked. */
async function toldIn(
  db: Db,
  projectId: string,
  { version, answers, tries }: { version: number; answers: Answers; tries: Tries | null },
) {
  const questionnaire = await questionnaireOf(db, projectId, version);
  const told = Object.entries(answers).map(([id, answer]) => ({
    question: findQuestion(questionnaire, id)?.title ?? {},
    answer,
  }));
  const tried = Object.entries(tries ?? {}).map(([id, { given, day }]) => ({
    question: findQuestion(questionnaire, id)?.title ?? {},
    ...{ given, day },
  }));
  return { answers: told, tries: tried };
}
