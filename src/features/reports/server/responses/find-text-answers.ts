import { and, desc, lt, sql } from 'drizzle-orm';
import { tallyKey } from '#domain/answers/tally.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import { searchKey } from '#domain/text/normalise.ts';
import { readTally } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findTextAnswers as endpoint } from '../../contract/text-answers.ts';
import { getReadableProject } from '../get-readable-project.ts';
import type { MergedQuestion } from '../report/merge-versions.ts';
import { mergedQuestions } from '../report/merged-questions.ts';
import { isCompletedIn } from './response-summary.ts';
import { searchPage } from './search-page.ts';

type Input = Received<typeof endpoint>;

/** A page of the answers to a text question, of every version that asks it. */
export async function findTextAnswers(db: Db, actor: Actor, { params, query }: Input): Promise<Given<typeof endpoint>> {
  const { id: projectId, questionId } = params;
  await getReadableProject(db, actor, projectId);
  const { question, versions } = await requireTextQuestion(db, projectId, questionId);
  const wanted = searchKey(query.q ?? '');
  const page = await searchPage({
    limit: query.limit,
    cursor: query.cursor,
    read: (before, count) => readAnswers(db, projectId, questionId, before, count),
    pick({ id, version, text, completedAt }) {
      if (text === null || !completedAt || !versions.includes(version)) return undefined;
      if (!searchKey(text).includes(wanted)) return undefined;
      return { responseId: id, text, completedAt: completedAt.toISOString() };
    },
  });
  if (wanted !== '') return { ...page, total: null };
  const key = tallyKey(question);
  const { tally } = await readTally(db, projectId, [key]);
  return { ...page, total: Number(tally.get(key)?.answered ?? 0n) };
}

async function requireTextQuestion(db: Db, projectId: string, questionId: string): Promise<MergedQuestion> {
  const { questions } = await mergedQuestions(db, projectId);
  const asked = questions.find(
    ({ question }) => question.id === questionId && kindOf(question).reported.as === 'texts',
  );
  if (!asked) throw new AppError('not_found');
  return asked;
}

/**
 * Responses without an answer are read too: leaving them out in the query
 * could mean walking the whole table for one page.
 */
function readAnswers(db: Db, projectId: string, questionId: string, before: string | undefined, count: number) {
  return db
    .select({
      id: respondents.id,
      version: respondents.version,
      text: sql<string | null>`${respondents.answers} ->> ${questionId}`,
      completedAt: respondents.completedAt,
    })
    .from(respondents)
    .where(and(isCompletedIn(projectId), before ? lt(respondents.id, before) : undefined))
    .orderBy(desc(respondents.id))
    .limit(count);
}
