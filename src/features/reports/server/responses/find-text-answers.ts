import { and, desc, lt, sql } from 'drizzle-orm';
import { type Answer, isInParts } from '#domain/answers/answer.ts';
import { tallyKey } from '#domain/answers/counting/tally.ts';
import type { AnswerColumn } from '#domain/questionnaire/kind.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Locale } from '#domain/text/locale.ts';
import { searchKey } from '#domain/text/normalise.ts';
import { type CutOff, readCutOff, readTally } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findTextAnswers as endpoint } from '../../contract/text-answers.ts';
import { getReadableProject } from '../get-readable-project.ts';
import type { MergedQuestion } from '../report/merge-versions.ts';
import { mergedQuestions } from '../report/merged-questions.ts';
import { isWithin } from './response-filter.ts';
import { isCompletedIn } from './response-summary.ts';
import { searchPage } from './search-page.ts';

type Input = Received<typeof endpoint>;

/** A page of what people wrote as their answer to a question, or beside an option, of every version that asks it. */
export async function findTextAnswers(
  db: Db,
  actor: Actor,
  { params, query }: Input,
  locale: Locale,
): Promise<Given<typeof endpoint>> {
  const { id: projectId, questionId } = params;
  await getReadableProject(db, actor, projectId);
  const merged = await requireQuestion(db, projectId, questionId);
  const { question, versions, columns } = merged;
  const { written, reported } = kindOf(question);
  const asked = columnsByVersion(merged);
  const wanted = searchKey(query.q ?? '');
  const key = tallyKey(question);
  // How many there are is told of all, not of those that are searched for; both are of one moment.
  const isWhole = wanted === '' && [query.from, query.until, query.source].every((value) => value === undefined);
  const counted = isWhole ? await readTally(db, projectId, [key]) : undefined;
  const cutOff = counted ? counted.cutOff : await readCutOff(db, projectId);
  const page = await searchPage({
    limit: query.limit,
    cursor: query.cursor,
    read: (before, count) => readAnswers(db, { projectId, questionId, cutOff }, before, count),
    pick({ id, version, answer, completedAt, ...row }) {
      if (!isWithin({ ...row, completedAt }, query)) return undefined;
      if (answer === null || !completedAt || !versions.includes(version)) return undefined;
      const inColumns = asked.get(version) ?? columns;
      const text = written?.(answer, inColumns, locale);
      if (text === undefined) return undefined;
      if (!searchKey(text).includes(wanted)) return undefined;
      return { responseId: id, text, cells: cellsIn(answer, inColumns), completedAt: completedAt.toISOString() };
    },
  });
  if (!counted) return { ...page, total: null };
  const { answered = 0n, wrote = 0n } = counted.tally.get(key) ?? {};
  return { ...page, total: Number(reported.as === 'texts' ? answered : wrote) };
}

/** What was written, each by where it stands. */
function cellsIn(answer: Answer, columns: readonly AnswerColumn[]): Record<string, string> | null {
  if (!isInParts(answer)) return null;
  const written = columns.flatMap(({ id, isWritten }) => {
    const said = isWritten ? answer[id] : undefined;
    return typeof said === 'string' ? [[id, said] as const] : [];
  });
  return Object.fromEntries(written);
}

async function requireQuestion(db: Db, projectId: string, questionId: string): Promise<MergedQuestion> {
  const { questions } = await mergedQuestions(db, projectId);
  // Beside options, where any version asked for it: an id may have been asked in another way before.
  const asked = questions.find(({ question, columns }) => {
    const { written, reported } = kindOf(question);
    return question.id === questionId && written && (reported.as === 'texts' || columns.length > 0);
  });
  if (!asked) throw new AppError('not_found');
  return asked;
}

/** Those that people wrote in, where the columns tell: what one asked for before may not be what it asks for now. */
function columnsByVersion({ columns, writtenIn }: MergedQuestion): ReadonlyMap<number, AnswerColumn[]> {
  const labels = new Map(columns.map(({ id, label }) => [id, label]));
  return new Map(
    writtenIn.flatMap(({ columnIds, versions }) => {
      const written = columnIds.map((id) => ({ id, label: labels.get(id) ?? {}, isWritten: true }));
      return versions.map((version) => [version, written] as const);
    }),
  );
}

/**
 * Responses without an answer are read too: leaving them out in the query
 * could mean walking the whole table for one page.
 */
function readAnswers(
  db: Db,
  { projectId, questionId, cutOff }: { projectId: string; questionId: string; cutOff: CutOff | undefined },
  before: string | undefined,
  count: number,
) {
  return db
    .select({
      id: respondents.id,
      version: respondents.version,
      answer: sql<Answer | null>`${respondents.answers} -> ${questionId}`,
      source: respondents.source,
      startedAt: respondents.startedAt,
      completedAt: respondents.completedAt,
    })
    .from(respondents)
    .where(and(isCompletedIn(projectId, cutOff), before ? lt(respondents.id, before) : undefined))
    .orderBy(desc(respondents.id))
    .limit(count);
}
