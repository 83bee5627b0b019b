import { and, eq, sql } from 'drizzle-orm';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { MINUTE_MS } from '#domain/text/durations.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordSitting } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../audit.ts';
import type { Typed } from '../contract/kinds.ts';
import { cleanQuestionnaire } from './clean-questionnaire.ts';
import { isChangedSincePublished } from './publishing/changed-since-published.ts';
import { requireMarkedQuiz } from './require-marked-quiz.ts';
import { projects, questionnaires, versions } from './tables.ts';
import { lockManaged } from './visible-projects.ts';

interface SaveInput {
  id: string;
  /** The revision that the editing started from. */
  questionnaireRevision: number;
  questionnaire: Questionnaire;
}

/** Saves the draft content alone, as it is sent: a text that is not in it any more is gone. */
export async function saveQuestionnaire(db: Db, actor: Actor, { id, ...draft }: SaveInput, now: Date) {
  return await db.transaction(async (tx) => {
    // The project's row first, as in every other change of it: a save and a deletion would else wait for each other.
    const { kind, mode } = await lockManaged(tx, actor, id, now);
    const { revision, updatedAt, changedSincePublished } = await writeQuestionnaire(
      tx,
      actor,
      { projectId: id, kind, mode, content: draft.questionnaire, from: draft.questionnaireRevision },
      now,
    );
    return { questionnaireRevision: revision, savedAt: updatedAt.toISOString(), changedSincePublished };
  });
}

/** Saving goes on by itself while somebody writes; the logs tell of it once. What was published is in the versions. */
const SITTING_MS = 30 * MINUTE_MS;

interface Draft extends Typed {
  projectId: string;
  content: Questionnaire;
  /** The revision it was made from; without one it comes last and wins. */
  from?: number;
}

/**
 * The one way in which the draft content of a project changes; the project is locked. Content made from another
 * revision than the current one is refused with `conflict` and nothing is written. What is there already is not written
 * again, so a save repeated because its reply was lost is answered as the first was.
 */
export async function writeQuestionnaire(
  tx: Db,
  actor: Actor,
  { projectId, content, from, ...typed }: Draft,
  now: Date,
) {
  requireMarkedQuiz(typed, content);
  const cleaned = cleanQuestionnaire(content);
  const isThere = sql<boolean>`${questionnaires.content} = ${JSON.stringify(cleaned)}::jsonb`;
  const isCurrent = from === undefined ? undefined : eq(questionnaires.revision, from);
  const [written] = await tx
    .update(questionnaires)
    .set({ content: cleaned, revision: sql`${questionnaires.revision} + 1`, updatedAt: now })
    .where(and(eq(questionnaires.projectId, projectId), isCurrent, sql`not ${isThere}`))
    .returning({ revision: questionnaires.revision });
  if (written) {
    const [{ title, ownerId } = { title: {}, ownerId: actor.id }] = await tx
      .update(projects)
      .set({ updatedAt: now })
      .where(eq(projects.id, projectId))
      .returning({ title: projects.title, ownerId: projects.ownerId });
    const revisions = { before: { questionnaire: written.revision - 1 }, after: { questionnaire: written.revision } };
    const edited = { action: 'edited', id: projectId, name: title, ownerId } as const;
    const change = { ...edited, ...revisions, perMs: SITTING_MS };
    await recordSitting(tx, actor, projectSubject, change, now);
  }

  const [current] = await tx
    .select({
      revision: questionnaires.revision,
      isThere,
      updatedAt: questionnaires.updatedAt,
      changedSincePublished: isChangedSincePublished,
    })
    .from(questionnaires)
    .innerJoin(projects, eq(projects.id, questionnaires.projectId))
    .leftJoin(versions, and(eq(versions.projectId, projects.id), eq(versions.number, projects.version)))
    .where(eq(questionnaires.projectId, projectId));
  if (!current) throw new AppError('not_found');
  const isKnown = from === undefined || from === current.revision || from + 1 === current.revision;
  if (!current.isThere || !isKnown) throw staleSave();
  return current;
}

/** Somebody else saved since the caller read what it changes. */
export function staleSave(): AppError {
  return new AppError('conflict', { message: 'staleSave' });
}
