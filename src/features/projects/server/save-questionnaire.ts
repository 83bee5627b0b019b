import { and, eq, sql } from 'drizzle-orm';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { cleanQuestionnaire } from './clean-questionnaire.ts';
import { isChangedSincePublished } from './publishing/changed-since-published.ts';
import { projects, questionnaires, versions } from './tables.ts';
import { lockManaged } from './visible-projects.ts';

interface SaveInput {
  id: string;
  /** The revision that the editing started from. */
  questionnaireRevision: number;
  questionnaire: Questionnaire;
}

/**
 * Saves the draft content when nobody saved since the caller read it; else refuses with `conflict` and writes nothing.
 * A save repeated because its reply was lost answers as the first one did.
 */
export async function saveQuestionnaire(db: Db, actor: Actor, input: SaveInput, now: Date) {
  const content = cleanQuestionnaire(input.questionnaire);
  return await db.transaction(async (tx) => {
    // The project's row first, as in every other change of it: a save and a deletion would else wait for each other.
    await lockManaged(tx, actor, input.id, now);
    const [saved] = await tx
      .update(questionnaires)
      .set({ content, revision: sql`${questionnaires.revision} + 1`, updatedAt: now })
      .where(and(eq(questionnaires.projectId, input.id), eq(questionnaires.revision, input.questionnaireRevision)))
      .returning({ revision: questionnaires.revision });
    if (saved) await tx.update(projects).set({ updatedAt: now }).where(eq(projects.id, input.id));

    const [current] = await tx
      .select({
        revision: questionnaires.revision,
        isSame: sql<boolean>`${questionnaires.content} = ${JSON.stringify(content)}::jsonb`,
        updatedAt: questionnaires.updatedAt,
        changedSincePublished: isChangedSincePublished,
      })
      .from(questionnaires)
      .innerJoin(projects, eq(projects.id, questionnaires.projectId))
      .leftJoin(versions, and(eq(versions.projectId, projects.id), eq(versions.number, projects.version)))
      .where(eq(questionnaires.projectId, input.id));
    if (!current) throw new AppError('not_found');
    const isRepeated = current.isSame && current.revision === input.questionnaireRevision + 1;
    if (!saved && !isRepeated) throw new AppError('conflict', { message: 'staleSave' });
    const { revision, updatedAt, changedSincePublished } = current;
    return { questionnaireRevision: revision, savedAt: updatedAt.toISOString(), changedSincePublished };
  });
}
