import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { isBlank } from '#domain/text/localized.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import type { createProject as endpoint } from '../contract/project.ts';
import { cleanQuestionnaire } from './clean-questionnaire.ts';
import { cleanSettings, columnsOf, FRESH_SETTINGS } from './settings/settings.ts';
import { requireValidSettings } from './settings/settings-rules.ts';
import { projects, questionnaires } from './tables.ts';

type NewProject = Received<typeof endpoint>['body'];

/** Starts a project of the caller's own as a draft. */
export async function createProject(db: Db, actor: Actor, input: NewProject, now: Date): Promise<{ _id: string }> {
  const { kind, title, languages } = input;
  const settings = cleanSettings({ ...FRESH_SETTINGS, languages, ...input.settings, title });
  if (isBlank(settings.title)) throw invalidField('title', 'required');
  requireValidSettings(settings, { status: 'draft', responses: 0, hasPassword: false, now });
  const content = cleanQuestionnaire(input.questionnaire ?? emptyQuestionnaire());
  const id = newId();
  await db.transaction(async (tx) => {
    const moments = { createdAt: now, updatedAt: now };
    await tx.insert(projects).values({ id, ownerId: actor.id, kind, ...columnsOf(settings), ...moments });
    await tx.insert(questionnaires).values({ projectId: id, content, updatedAt: now });
  });
  return { _id: id };
}

function emptyQuestionnaire(): Questionnaire {
  return { sections: [{ id: 's1', title: {}, intro: {}, questions: [] }] };
}
