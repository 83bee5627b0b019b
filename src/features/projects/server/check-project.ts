import { and, eq } from 'drizzle-orm';
import { checkSurvey } from '#domain/questionnaire/checking/checker.ts';
import { estimateSeconds } from '#domain/questionnaire/estimate.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { checkedAs } from '../policy.ts';
import { projects, questionnaires } from './tables.ts';
import { visibleTo } from './visible-projects.ts';

/** What the checker says of the saved draft, and how long answering it takes. */
export async function checkProject(db: Db, actor: Actor, projectId: string) {
  const [project] = await db
    .select({
      around: {
        kind: projects.kind,
        title: projects.title,
        description: projects.description,
        closingText: projects.closingText,
        cover: projects.cover,
        languages: projects.languages,
        viewType: projects.viewType,
        allowBack: projects.allowBack,
        reviewAnswers: projects.reviewAnswers,
        quotas: projects.quotas,
        responseLimit: projects.responseLimit,
        clock: projects.clock,
        questionSeconds: projects.questionSeconds,
        reveal: projects.reveal,
        certificate: projects.certificate,
        practice: projects.practice,
        series: projects.series,
      },
      content: questionnaires.content,
    })
    .from(projects)
    .innerJoin(questionnaires, eq(questionnaires.projectId, projects.id))
    .where(and(eq(projects.id, projectId), visibleTo(actor)));
  if (!project) throw new AppError('not_found');
  const { content, around } = project;
  return {
    findings: checkSurvey(checkedAs(around), content),
    seconds: estimateSeconds(content, around.languages),
  };
}
