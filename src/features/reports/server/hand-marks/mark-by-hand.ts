import { and, eq } from 'drizzle-orm';
import { pathOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { projectSubject } from '#features/projects/audit.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import { writeHandMark } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { markByHand as endpoint } from '../../contract/hand-marks.ts';
import { getManagedProject } from '../get-managed-project.ts';
import { marksOf } from '../marks-of.ts';
import { isCompletedIn } from '../responses/response-summary.ts';

type Input = Received<typeof endpoint>;

/** Marks one answer by hand, for whoever works on the project; nothing that another gave meanwhile is written over. */
export async function markByHand(
  db: Db,
  actor: Actor,
  { params, body }: Pick<Input, 'params' | 'body'>,
  now: Date,
): Promise<Given<typeof endpoint>> {
  const { id: projectId, responseId, questionId } = params;
  const project = await getManagedProject(db, actor, projectId);
  return await db.transaction(async (tx) => {
    const { before, after } = await writeHandMark(
      tx,
      { projectId, respondentId: responseId, questionId },
      { ...body, by: actor.id },
    );
    const { title: name, ownerId } = project;
    const marked = { action: 'answerMarked', id: projectId, name, ownerId } as const;
    // What was answered and said of it is the respondent's; what it earned is what is defended.
    if (before !== after) {
      const given = { before: { marked: before?.earned ?? null }, after: { marked: after.earned } };
      await recordChange(tx, actor, projectSubject, { ...marked, ...given }, now);
    }
    return { marks: await marksNow(tx, projectId, responseId), revision: after.revision };
  });
}

async function marksNow(tx: Db, projectId: string, responseId: string) {
  const [row] = await tx
    .select()
    .from(respondents)
    .where(and(isCompletedIn(projectId), eq(respondents.id, responseId)));
  const questionnaire = row && (await keyedQuestionnaireOf(tx, projectId, row));
  const marks =
    row && questionnaire && marksOf(questionnaire, pathOf(questionnaire, row.answers, factsOf(row)).asked, row);
  if (!marks) throw new AppError('not_found');
  return marks;
}
