import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { checkSurvey } from '#domain/questionnaire/checking/checker.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { apart } from '#domain/quiz/asked.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../../audit.ts';
import type { Project } from '../../contract/project.ts';
import { checkedAs } from '../../policy.ts';
import { recordBankUses } from '../bank/record-bank-uses.ts';
import { getProject } from '../get-project.ts';
import { countResponsesTo, type ResponseCount } from '../response-count.ts';
import { projects, questionnaires, versions } from '../tables.ts';
import { lockManaged } from '../visible-projects.ts';
import { isChangedSincePublished } from './changed-since-published.ts';
import { requireCanCollect } from './require-can-collect.ts';
import { requireNotTakenDown } from './require-not-taken-down.ts';

/**
 * Has answers to earlier versions of a quiz marked by a new one. Handed in by `app`: the feature that marks them stands
 * above this one.
 */
export type MarkAgain = (tx: Db, marked: { projectId: string; version: number }, now: Date) => Promise<void>;

/**
 * Freezes the draft as the next version, if it differs from the last one, and lets answers in. Publishing twice at once
 * writes one version: the project's row is locked throughout.
 */
export async function publishProject(
  db: Db,
  actor: Actor,
  projectId: string,
  now: Date,
  { responseCount, markAgain }: { responseCount: ResponseCount; markAgain: MarkAgain },
): Promise<Project> {
  return await db.transaction(async (tx) => {
    const project = await lockManaged(tx, actor, projectId, now);
    requireNotTakenDown(project);
    const draft = await readDraft(tx, projectId);
    const findings = checkSurvey(checkedAs(project), draft.content);
    if (findings.some((finding) => finding.severity === 'error')) {
      throw new AppError('invalid', { message: 'notPublishable' });
    }
    requireCanCollect(project, await countResponsesTo(tx, projectId, responseCount), now);

    const number = draft.isChanged ? (project.version ?? 0) + 1 : project.version;
    if (draft.isChanged && number !== null) {
      await requireRoomForVersion(tx, projectId, draft.bytes);
      const { asked, marking } = apart(draft.content);
      const published = { publishedBy: actor.id, publishedAt: now };
      await tx.insert(versions).values({ projectId, number, content: asked, marking, ...published });
      await recordBankUses(tx, { projectId, ownerId: project.ownerId }, draft.content);
      if (marking && number > 1) await markAgain(tx, { projectId, version: number }, now);
    }
    await tx
      .update(projects)
      .set({
        status: 'processing',
        closedAt: null,
        version: number,
        publishedRevision: draft.revision,
        updatedAt: now,
      })
      .where(eq(projects.id, projectId));
    if (draft.isChanged || project.status !== 'processing') {
      const change = {
        ...({ action: 'published', id: projectId, name: project.title, ownerId: project.ownerId } as const),
        before: { status: project.status, version: project.version },
        after: { status: 'processing', version: number },
      };
      await recordChange(tx, actor, projectSubject, change, now);
    }
    return await getProject(tx, actor, projectId, now, responseCount);
  });
}

/** A report puts all versions together, so what they take is bounded. */
async function requireRoomForVersion(tx: Db, projectId: string, bytes: number): Promise<void> {
  const [published] = await tx
    .select({ bytes: sql`coalesce(sum(${unpackedBytes(versions.content)}), 0)`.mapWith(Number) })
    .from(versions)
    .where(eq(versions.projectId, projectId));
  if ((published?.bytes ?? 0) + bytes <= LIMITS.versionsBytes) return;
  throw new AppError('too_large', { message: 'versionsTooLarge' });
}

/** What an operator gives is never packed, whatever it was given. */
function unpackedBytes(content: AnyPgColumn): SQL<number> {
  return sql<number>`pg_column_size(${content} || '{}'::jsonb)`;
}

async function readDraft(tx: Db, projectId: string) {
  const [draft] = await tx
    .select({
      revision: questionnaires.revision,
      content: questionnaires.content,
      bytes: unpackedBytes(questionnaires.content),
      isChanged: isChangedSincePublished,
    })
    .from(questionnaires)
    .innerJoin(projects, eq(projects.id, questionnaires.projectId))
    .leftJoin(versions, and(eq(versions.projectId, projects.id), eq(versions.number, projects.version)))
    .where(eq(questionnaires.projectId, projectId));
  if (!draft) throw new AppError('not_found');
  return draft;
}
