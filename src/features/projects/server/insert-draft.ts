import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import type { ProjectKind } from '../contract/kinds.ts';
import type { ProjectSettings } from '../contract/settings.ts';
import { newLinkCode } from './new-link-code.ts';
import { columnsOf } from './settings/settings.ts';
import { projects, questionnaires } from './tables.ts';

interface Draft {
  ownerId: string;
  kind: ProjectKind;
  settings: ProjectSettings;
  passwordHash: string | null;
  content: Questionnaire;
}

/** Writes a project that is still to be published, and its questionnaire, within a transaction. */
export async function insertDraft(tx: Db, draft: Draft, now: Date): Promise<{ _id: string }> {
  const { ownerId, kind, settings, passwordHash, content } = draft;
  const id = newId();
  const at = { createdAt: now, updatedAt: now };
  const project = { ...columnsOf(settings), id, ownerId, kind, linkCode: newLinkCode(), passwordHash, ...at };
  await tx.insert(projects).values(project);
  await tx.insert(questionnaires).values({ projectId: id, content, updatedAt: now });
  return { _id: id };
}
