import { eq } from 'drizzle-orm';
import { RESPONDENTS, tallyKey } from '#domain/answers/counting/tally.ts';
import { summarise } from '#domain/answers/summary.ts';
import { optionsOf } from '#domain/questionnaire/registry.ts';
import { localizedWordsAlone } from '#domain/questionnaire/texts/marked-texts.ts';
import { availabilityOf } from '#features/projects/policy.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import { projects } from '#features/projects/server/tables.ts';
import { readTally } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { HomeQuestion } from '../contract/shown.ts';
import { homeQuestionOf } from './home-question-of.ts';
import { settings } from './tables.ts';

/** The first question of the home page's project that one option answers, while that project takes answers. */
export async function getHomeQuestion(db: Db, now: Date): Promise<HomeQuestion | null> {
  const [project] = await db
    .select({
      id: projects.id,
      version: projects.version,
      status: projects.status,
      opensAt: projects.opensAt,
      endsAt: projects.endsAt,
      responseLimit: projects.responseLimit,
    })
    .from(settings)
    .innerJoin(projects, eq(projects.id, settings.homeProjectId));
  if (!project || project.version === null) return null;
  const questionnaire = await questionnaireOf(db, project.id, project.version);
  const question = homeQuestionOf(questionnaire);
  if (!question) return null;

  const key = tallyKey(question);
  const { tally } = await readTally(db, project.id, [key]);
  const { rows, base } = summarise(question, tally.get(key));
  const completed = Number(tally.get(RESPONDENTS)?.completed ?? 0n);
  if (availabilityOf(project, completed, now) !== 'open') return null;
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return {
    projectId: project.id,
    questionId: question.id,
    title: localizedWordsAlone(question.title),
    options: optionsOf(question).map(({ id, label }) => ({ id, label, count: counts.get(id) ?? 0 })),
    answers: base,
  };
}
