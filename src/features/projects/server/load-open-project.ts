import { and, eq } from 'drizzle-orm';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Db } from '#kit/server/database.ts';
import { projects, versions } from './tables.ts';
import { rememberVersion } from './version-content.ts';

const columns = {
  id: projects.id,
  ownerId: projects.ownerId,
  ownerFirstName: users.firstName,
  ownerLastName: users.lastName,
  ownerOrganization: users.organization,
  /** As stored: judge `opensAt` and `endsAt` for the moment. */
  status: projects.status,
  title: projects.title,
  description: projects.description,
  languages: projects.languages,
  privacy: projects.privacy,
  passwordHash: projects.passwordHash,
  viewType: projects.viewType,
  responseMethod: projects.responseMethod,
  details: projects.details,
  onePer: projects.onePer,
  opensAt: projects.opensAt,
  endsAt: projects.endsAt,
  responseLimit: projects.responseLimit,
  closingText: projects.closingText,
  version: versions.number,
};

/** A project that was published at least once, as those who take part meet it. */
export type OpenProject = NonNullable<Awaited<ReturnType<typeof loadSettings>>>;

/** The settings of a published project, without its content. Undefined for drafts and unknown ids. */
export async function loadSettings(db: Db, projectId: string) {
  const [project] = await db
    .select(columns)
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .innerJoin(versions, and(eq(versions.projectId, projects.id), eq(versions.number, projects.version)))
    .where(eq(projects.id, projectId));
  return project;
}

/** As `loadSettings`, with the content of the current version, in one statement. */
export async function loadOpenProject(
  db: Db,
  projectId: string,
): Promise<(OpenProject & { content: Questionnaire }) | undefined> {
  const [project] = await db
    .select({ ...columns, content: versions.content })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .innerJoin(versions, and(eq(versions.projectId, projects.id), eq(versions.number, projects.version)))
    .where(eq(projects.id, projectId));
  return project && { ...project, content: rememberVersion(projectId, project.version, project.content) };
}
