import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Image } from '#domain/questionnaire/schema.ts';
import { companies } from '#features/company/server/tables.ts';
import { users } from '#features/identity/server/tables.ts';
import { inTurns } from '#features/projects/policy.ts';
import { requirePublic } from '#features/projects/public.ts';
import { images, projects } from '#features/projects/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';

export type PublishedProject = NonNullable<Awaited<ReturnType<typeof findPublishedProject>>>;

/** A project whose cover picture is gone, or was never there, is shown without one. */
const coverThatIsThere = sql`CASE WHEN EXISTS (
  SELECT FROM ${images} WHERE ${images.key} = ${projects.cover} ->> 'key' AND NOT ${images.dropped}
) THEN ${projects.cover} END`.mapWith(projects.cover) as SQL<Image | null>;

/**
 * A project as those who take part meet it. Undefined for what was never published, and for unknown ids; what is
 * taken down is refused as `gone`.
 */
export async function findPublishedProject(db: Db, projectId: string) {
  const [row] = await db
    .select({
      id: projects.id,
      kind: projects.kind,
      mode: projects.mode,
      status: projects.status,
      takenDown: projects.takenDown,
      revision: projects.revision,
      version: projects.version,
      title: projects.title,
      description: projects.description,
      closingText: projects.closingText,
      redirect: projects.redirect,
      languages: projects.languages,
      privacy: projects.privacy,
      passwordHash: projects.passwordHash,
      viewType: projects.viewType,
      theme: projects.theme,
      cover: coverThatIsThere,
      reviewAnswers: projects.reviewAnswers,
      showProgress: projects.showProgress,
      allowBack: projects.allowBack,
      showResults: projects.showResults,
      reveal: projects.reveal,
      clock: projects.clock,
      questionSeconds: projects.questionSeconds,
      attempts: projects.attempts,
      certificate: projects.certificate,
      leaderboard: projects.leaderboard,
      hideNames: projects.hideNames,
      series: projects.series,
      practice: projects.practice,
      responseMethod: projects.responseMethod,
      details: projects.details,
      onePer: projects.onePer,
      opensAt: projects.opensAt,
      endsAt: projects.endsAt,
      closedAt: projects.closedAt,
      responseLimit: projects.responseLimit,
      quotas: projects.quotas,
      retention: projects.retention,
      company: { name: companies.name, logo: companies.logo },
      ownerFirstName: users.firstName,
      ownerLastName: users.lastName,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(companies, and(eq(companies.id, projects.company), isNull(companies.suspended)))
    .where(eq(projects.id, projectId));
  if (!row || row.version === null) return undefined;
  requirePublic(row);
  return { ...inTurns(row), version: row.version };
}
