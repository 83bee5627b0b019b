import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#domain/text/locale.ts';
import { projectSubject } from '#features/projects/audit.ts';
import { leaderboardName } from '#features/responses/public.ts';
import { files, respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { FileReply } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { pathOf } from '#kit/contract/request.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { downloadFile } from '../../contract/files.ts';
import { isNamedIn, ofItsResponse } from '../files/named-file.ts';
import { getManagedProject } from '../get-managed-project.ts';
import { getResponse } from '../responses/get-response.ts';

interface Circumstances {
  now: Date;
  publicUrl: string;
  locale: Locale;
}

/** What is held of a person, as a file that can be read and given to them, written as it is read. */
export async function exportPerson(
  db: Db,
  actor: Actor,
  { id: projectId, ids }: { id: string; ids: readonly string[] },
  circumstances: Circumstances,
): Promise<FileReply> {
  const { now } = circumstances;
  const project = await getManagedProject(db, actor, projectId);
  const rows = await db
    .select(facts)
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), inArray(respondents.id, [...ids])));
  if (rows.length === 0) throw new AppError('not_found');
  const { title: name, ownerId } = project;
  const exported = { action: 'personExported', id: projectId, name, ownerId } as const;
  await recordChange(db, actor, projectSubject, exported, now);
  return {
    filename: `person-${now.toISOString().slice(0, 10)}.json`,
    contentType: 'application/json; charset=utf-8',
    chunks: linesOf(db, actor, { project, rows }, circumstances),
  };
}

const facts = {
  id: respondents.id,
  state: respondents.state,
  startedAt: respondents.startedAt,
  locale: respondents.locale,
  version: respondents.version,
  certificate: respondents.certificate,
  leaderboardName,
};

interface Held {
  project: { id: string; title: unknown };
  rows: readonly (Pick<typeof respondents.$inferSelect, Exclude<keyof typeof facts, 'leaderboardName'>> & {
    leaderboardName: string | null;
  })[];
}

async function* linesOf(
  db: Db,
  actor: Actor,
  { project, rows }: Held,
  { now, publicUrl, locale }: Circumstances,
): AsyncIterable<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now)},\n"project": ${JSON.stringify(project.title)},\n"responses": [`;
  let separator = '\n';
  for (const { certificate, leaderboardName: name, ...row } of rows) {
    const answered =
      row.state === 'completed' ? await answeredIn(db, actor, { projectId: project.id, row, locale }) : {};
    const held = { ...answered, ...(certificate && { certificate }), ...(name && { leaderboardName: name }) };
    const files = await filesOf(db, project.id, row.id, publicUrl);
    yield separator + JSON.stringify({ ...row, ...held, files }, null, 1);
    separator = ',\n';
  }
  yield ']\n}\n';
}

/** What they submitted; of those who did not, the owner is told facts alone (decision 35). */
async function answeredIn(
  db: Db,
  actor: Actor,
  { projectId, row, locale }: { projectId: string; row: { id: string }; locale: Locale },
) {
  const response = await getResponse(db, actor, { id: projectId, responseId: row.id }, locale);
  const { completedAt, details, source, hiddenValues } = response;
  const answers = response.questions
    .filter(({ answer, offPath }) => answer !== null || offPath !== null)
    .map(({ question, value, answer, offPath, consentText, tries }) => ({
      question: question.title,
      answer: answer ?? offPath?.answer,
      value: value ?? offPath?.value,
      ...(consentText !== null && { consentText }),
      ...(tries.length > 0 && { tries }),
    }));
  return { completedAt, details, source, hiddenValues, answers };
}

/** Those that were submitted: what others are called is not told either. */
async function filesOf(db: Db, projectId: string, respondentId: string, publicUrl: string) {
  const rows = await db
    .select({ key: files.key, name: files.name, size: files.size, type: files.type })
    .from(files)
    .innerJoin(respondents, ofItsResponse)
    .where(and(isNamedIn(projectId), eq(files.respondentId, respondentId)));
  return rows.map(({ key, ...told }) => ({
    ...told,
    address: publicUrl + pathOf(downloadFile, { params: { id: projectId, file: key } }),
  }));
}
