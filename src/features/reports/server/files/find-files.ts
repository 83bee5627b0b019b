import { and, count, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fileId } from '#domain/questionnaire/kinds/files/file-id.ts';
import { isNarrowedTo, isWithinCutOff, readCutOff } from '#features/responses/public.ts';
import { files, respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findFiles as endpoint } from '../../contract/files.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { isNamedIn, ofItsResponse } from './named-file.ts';

type Input = Received<typeof endpoint>;

const cursor = z.tuple([z.uuid(), z.string().max(22)]);

/** A page of the files that answer one question, those of the response that was started last first. */
export async function findFiles(
  db: Db,
  actor: Actor,
  { id: projectId, questionId }: Input['params'],
  query: Input['query'],
): Promise<Given<typeof endpoint>> {
  await getReadableProject(db, actor, projectId);
  const after = readCursor(query.cursor, cursor);
  const isCounted = isWithinCutOff(await readCutOff(db, projectId));
  const isAsked = and(isNamedIn(projectId), eq(files.questionId, questionId), isCounted, isNarrowedTo(query));
  const rows = await db
    .select({
      responseId: files.respondentId,
      key: files.key,
      name: files.name,
      type: files.type,
      size: files.size,
      completedAt: respondents.completedAt,
      startedAt: respondents.startedAt,
    })
    .from(files)
    .innerJoin(respondents, ofItsResponse)
    .where(
      and(isAsked, after ? sql`(${files.respondentId}, ${files.key}) < (${after[0]}::uuid, ${after[1]})` : undefined),
    )
    .orderBy(desc(files.respondentId), desc(files.key))
    .limit(query.limit + 1);
  const [all] = await db.select({ total: count() }).from(files).innerJoin(respondents, ofItsResponse).where(isAsked);
  const { items, next } = pageOf(rows, query.limit, ({ responseId, key }) => [responseId, key]);
  const told = items.map(({ responseId, key, name, type, size, completedAt, startedAt }) => ({
    _id: fileId(key, name),
    ...{ responseId, name, size },
    type: type ?? 'application/octet-stream',
    completedAt: (completedAt ?? startedAt).toISOString(),
  }));
  return { items: told, next, total: all?.total ?? 0 };
}
