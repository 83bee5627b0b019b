import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { projectSubject } from '../audit.ts';
import type { Typed } from '../contract/kinds.ts';
import type { ProjectSettings } from '../contract/settings.ts';
import { mayBegin } from '../policy.ts';
import { newLinkCode } from './new-link-code.ts';
import { columnsOf } from './settings/settings.ts';
import { projects, questionnaires } from './tables.ts';

interface Draft extends Typed {
  settings: ProjectSettings;
  passwordHash: string | null;
  content: Questionnaire;
}

/** Writes a project of the caller's that is still to be published, and its questionnaire, within a transaction. */
export async function insertDraft(tx: Db, actor: Actor, draft: Draft, now: Date): Promise<{ _id: string }> {
  const { kind, mode, settings, passwordHash, content } = draft;
  if (!mayBegin(actor, kind)) throw new AppError('forbidden', { message: 'kindOutOfScope' });
  const id = newId();
  const at = { createdAt: now, updatedAt: now };
  const project = {
    ...columnsOf(settings, now),
    id,
    ownerId: actor.id,
    kind,
    mode,
    linkCode: newLinkCode(),
    passwordHash,
    ...at,
  };
  await tx.insert(projects).values(project);
  await tx.insert(questionnaires).values({ projectId: id, content, updatedAt: now });
  const created = { action: 'created', id, name: settings.title, after: { kind, title: settings.title } } as const;
  await recordChange(tx, actor, projectSubject, created, now);
  return { _id: id };
}
