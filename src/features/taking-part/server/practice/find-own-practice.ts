import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { progressIn } from '#domain/quiz/practice/progress.ts';
import { practisedNow } from '#domain/quiz/series/practised-now.ts';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { keyedQuestionnaireOf, takesAnswersAt } from '#features/projects/public.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { OwnPractice } from '../../contract/practice.ts';
import { practiceMemories } from '../tables.ts';
import { ownOf } from './practising.ts';

const MOST = 20;

/** What the caller practises and how they stand with each, the last practised first. */
export async function findOwnPractice(db: Db, actor: Actor, now: Date): Promise<{ items: OwnPractice[] }> {
  const { cards, days } = practiceMemories;
  const rows = await db
    .select({
      projectId: projects.id,
      title: projects.title,
      version: projects.version,
      practice: projects.practice,
      series: projects.series,
      ...{ cards, days },
    })
    .from(practiceMemories)
    .innerJoin(projects, eq(projects.id, practiceMemories.projectId))
    .where(
      and(
        eq(practiceMemories.userId, actor.id),
        isNotNull(projects.practice),
        isNotNull(projects.version),
        isNull(projects.takenDown),
        takesAnswersAt(now),
      ),
    )
    .orderBy(desc(sql`${days}[cardinality(${days})]`), desc(projects.id))
    .limit(MOST);
  const items: OwnPractice[] = [];
  for (const { projectId, title, version, practice, series, ...memory } of rows) {
    if (version === null || !practice) continue;
    const questionnaire = await keyedQuestionnaireOf(db, projectId, { version, markedBy: null });
    const practised = practisedNow(questionnaire, series, now);
    const all = practised.flatMap(({ questions }) => questions);
    const { today, next, streak } = ownOf(memory, all, { day: dhakaDay(now), newPerDay: practice.newPerDay });
    const { known, questions } = progressIn(memory, all);
    items.push({ ...{ projectId, title, due: today.length, next, streak, known, questions } });
  }
  return { items };
}
