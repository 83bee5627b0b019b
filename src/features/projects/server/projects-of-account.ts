import { asc, eq } from 'drizzle-orm';
import type { AccountPart } from '#kit/server/account-data.ts';
import { projects, questionnaires, versions } from './tables.ts';
import { wholeVersion } from './versions/whole-version.ts';

/** The projects of a person, each with its questions as they are and as they were published. */
export const projectsOfAccount: AccountPart = {
  name: 'projects',
  async *read(db, { id }) {
    const own = await db
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.ownerId, id))
      .orderBy(asc(projects.createdAt), asc(projects.id));
    // One at a time: the questions of one alone may be half a megabyte.
    for (const project of own) {
      const [row] = await db.select().from(projects).where(eq(projects.id, project.id));
      if (!row) continue;
      const { ownerId: _, passwordHash, searchKey: _key, titleKeyEn: _en, titleKeyBn: _bn, ...shown } = row;
      const [draft] = await db
        .select({ content: questionnaires.content })
        .from(questionnaires)
        .where(eq(questionnaires.projectId, project.id));
      const published = await db
        .select({ number: versions.number, publishedAt: versions.publishedAt, content: wholeVersion })
        .from(versions)
        .where(eq(versions.projectId, project.id))
        .orderBy(asc(versions.number));
      yield { ...shown, hasPassword: passwordHash !== null, questionnaire: draft?.content, versions: published };
    }
  },
  async delete(tx, { id }) {
    await tx.delete(projects).where(eq(projects.ownerId, id));
  },
};
