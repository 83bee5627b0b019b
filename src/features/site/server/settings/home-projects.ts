import { and, desc, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { localizedWordsAlone } from '#domain/questionnaire/texts/marked-texts.ts';
import { users } from '#features/identity/server/tables.ts';
import { projects, versions } from '#features/projects/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { HomeProject } from '../../contract/site-settings.ts';
import { homeQuestionOf } from '../home-question-of.ts';

/** The newest projects of these, each with the question that the home page would ask of it. One statement. */
export async function readHomeProjects(db: Db, wanted: SQL | undefined, most: number): Promise<HomeProject[]> {
  const rows = await db
    .select({
      id: projects.id,
      title: projects.title,
      ownerName: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      questionnaire: versions.content,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(versions, and(eq(versions.projectId, projects.id), eq(versions.number, projects.version)))
    .where(wanted)
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(most);
  return rows.map(({ id, title, ownerName, questionnaire }) => {
    const question = questionnaire && homeQuestionOf(questionnaire);
    return { _id: id, title, ownerName, question: question ? localizedWordsAlone(question.title) : null };
  });
}

/** Open at this moment to everybody who comes to the home page. */
export function mayBeAskedAtHome(now: Date): SQL | undefined {
  return and(
    eq(projects.status, 'processing'),
    or(isNull(projects.opensAt), lte(projects.opensAt, now)),
    or(isNull(projects.endsAt), gt(projects.endsAt, now)),
    eq(projects.privacy, 'public'),
    ne(projects.responseMethod, 'registered'),
  );
}
