import { and, eq, sql } from 'drizzle-orm';
import { isBlank } from '#domain/text/localized.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { hashPassword } from '#kit/server/passwords/password-hash.ts';
import { tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { withinLimits } from '#kit/server/rate-limit/within-limits.ts';
import type { updateSurvey as endpoint, Project } from '../../contract.ts';
import { isFull } from '../../policy.ts';
import { PROJECT_PASSWORDS } from '../../rate-limits.ts';
import { getProject } from '../get-project.ts';
import { countResponsesTo, type ResponseCount } from '../response-count.ts';
import { projects } from '../tables.ts';
import { lockManaged, requireManaged } from '../visible-projects.ts';
import { cleanSettings, columnsOf, settingsOf } from './settings.ts';
import { requireValidSettings } from './settings-rules.ts';

type Changes = Received<typeof endpoint>['body'];

/**
 * Saves settings when nobody saved since the caller read them; else refuses with `conflict` and writes nothing. The row
 * is locked while it is judged, so that publishing, closing and other saves wait for the outcome.
 */
export async function updateSettings(
  db: Db,
  actor: Actor,
  { id, ...changes }: { id: string } & Changes,
  now: Date,
  responseCount: ResponseCount,
): Promise<Project> {
  const { settingsRevision: revision, password, ...changed } = changes;
  await requireManaged(db, actor, id);
  // Hashing takes its time: it is done before the lock is taken.
  const newHash = typeof password === 'string' ? await hashFor(db, actor, password, now) : password;

  return await db.transaction(async (tx) => {
    const project = await lockManaged(tx, actor, id, now);
    if (project.revision !== revision) throw new AppError('conflict', { message: 'staleSave' });
    const before = settingsOf(project);
    const settings = cleanSettings({ ...before, ...changed });
    if (isBlank(settings.title)) throw invalidField('title', 'titleNeeded');
    const passwordHash = newHash === undefined ? project.passwordHash : newHash;
    const responses = await countResponsesTo(tx, id, responseCount);
    const facts = { status: project.status, responses, hasPassword: passwordHash !== null, now, before };
    requireValidSettings(settings, facts);

    // Written with every save: an end time moved on must not bring back to life what had already ended.
    const status = project.status === 'processing' && isFull(settings, responses) ? 'complete' : project.status;
    const [saved] = await tx
      .update(projects)
      .set({ ...columnsOf(settings), passwordHash, status, revision: sql`${projects.revision} + 1`, updatedAt: now })
      .where(and(eq(projects.id, id), eq(projects.revision, revision)))
      .returning({ id: projects.id });
    if (!saved) throw new AppError('conflict', { message: 'staleSave' });
    return await getProject(tx, actor, id, now, responseCount);
  });
}

function hashFor(db: Db, actor: Actor, password: string, now: Date): Promise<string> {
  const tokens = [tokenOf(PROJECT_PASSWORDS, actor.id)];
  return withinLimits(db, { tokens, now }, () => hashPassword(password));
}
