import { and, eq } from 'drizzle-orm';
import { giveQuestions } from '#domain/quiz/exchange/give-questions.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getQuestionFile as endpoint } from '../../contract/exchange.ts';
import { projects, questionnaires } from '../tables.ts';
import { visibleTo } from '../visible-projects.ts';

/** The questions of a saved draft with their keys as a file, for those who see the draft. */
export async function getQuestionFile(
  db: Db,
  actor: Actor,
  projectId: string,
  query: Received<typeof endpoint>['query'],
): Promise<Given<typeof endpoint>> {
  const [draft] = await db
    .select({ content: questionnaires.content })
    .from(projects)
    .innerJoin(questionnaires, eq(questionnaires.projectId, projects.id))
    .where(and(eq(projects.id, projectId), visibleTo(actor)));
  if (!draft) throw new AppError('not_found');
  const { text, count, left } = giveQuestions(draft.content, query);
  return { text, count, left: [...left] };
}
