import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountSubject } from '#features/identity/audit.ts';
import { identityPaths } from '#features/identity/paths.ts';
import { areaOf } from '#features/identity/policy.ts';
import { projectSubject } from '#features/projects/audit.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { emailSubject } from '../../audit.ts';
import { operationPaths } from '../../paths.ts';

interface Thing {
  subject: string;
  subjectId: string | null;
}

/** Where the caller finds a thing now; null where it is gone, or no screen shows it to them. */
export async function placeOf(db: Db, actor: Actor, { subject, subjectId }: Thing): Promise<string | null> {
  if (!z.uuid().safeParse(subjectId).success || subjectId === null) return null;
  switch (subject) {
    case projectSubject.kind:
      return await placeOfProject(db, actor, subjectId);
    case accountSubject.kind:
      return subjectId === actor.id ? identityPaths.profile(areaOf(actor.role)) : null;
    case emailSubject.kind:
      return actor.role === 'admin' ? await placeOfMail(db, subjectId) : null;
    default:
      return null;
  }
}

async function placeOfProject(db: Db, actor: Actor, id: string): Promise<string | null> {
  const [project] = await db
    .select({ _id: projects.id, kind: projects.kind })
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.ownerId, actor.id)));
  return project ? projectPaths.build(project) : null;
}

async function placeOfMail(db: Db, id: string): Promise<string | null> {
  const [mail] = await db.select({ id: mails.id }).from(mails).where(eq(mails.id, id));
  return mail ? operationPaths.emailLog(mail.id) : null;
}
