import { isDeepStrictEqual } from 'node:util';
import { keepTranslations } from '#domain/questionnaire/translations/keep-translations.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError, type FieldMessages } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type updateSurvey as endpoint, type Project, setByServer } from '../contract/project.ts';
import { getProject } from './get-project.ts';
import { hashProjectPassword } from './hash-project-password.ts';
import type { ResponseCount } from './response-count.ts';
import { staleSave, writeQuestionnaire } from './save-questionnaire.ts';
import { saveSettings } from './settings/save-settings.ts';
import { lockManaged, requireManaged } from './visible-projects.ts';

type Sent = Received<typeof endpoint>['body'];

interface Circumstances {
  now: Date;
  responseCount: ResponseCount;
  /** From {@link hashNewPassword}. */
  newHash: string | null | undefined;
}

/**
 * Saves what was sent of a project, settings and questionnaire together or neither. The row is locked while it is
 * judged, so that publishing, closing and other saves wait for the outcome.
 */
export async function updateProject(
  db: Db,
  actor: Actor,
  { id, ...sent }: { id: string } & Sent,
  { now, responseCount, newHash }: Circumstances,
): Promise<Project> {
  return await db.transaction(async (tx) => {
    const row = await lockManaged(tx, actor, id, now);
    const before = await getProject(tx, actor, id, now, responseCount);
    refuseStale(sent, before);
    refuseSetByServer(sent, before);
    const { questionnaire, settingsRevision, questionnaireRevision, password, ...rest } = sent;
    const changes = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in setByServer.shape)));
    await saveSettings(tx, actor, row, { changes, newHash, responses: before.responses }, now);
    if (questionnaire) {
      const content = keepTranslations(questionnaire, before.questionnaire);
      await writeQuestionnaire(tx, actor, { projectId: id, kind: row.kind, mode: row.mode, content }, now);
    }
    return await getProject(tx, actor, id, now, responseCount);
  });
}

/** A new password for the project, hashed before the row is locked, for hashing takes its time. */
export async function hashNewPassword(
  db: Db,
  actor: Actor,
  { id, password }: Pick<Sent, 'password'> & { id: string },
  now: Date,
): Promise<string | null | undefined> {
  if (typeof password !== 'string') return password;
  await requireManaged(db, actor, id);
  return await hashProjectPassword(db, actor, password, now);
}

/** An older revision of either refuses the save of both. A save that names none comes last and wins. */
function refuseStale({ settingsRevision, questionnaireRevision }: Sent, before: Project): void {
  const isStale =
    (settingsRevision ?? before.settingsRevision) !== before.settingsRevision ||
    (questionnaireRevision ?? before.questionnaireRevision) !== before.questionnaireRevision;
  if (isStale) throw staleSave();
}

function refuseSetByServer(sent: Sent, before: Project): void {
  const names = Object.keys(setByServer.shape) as (keyof typeof setByServer.shape)[];
  const changed = names.filter((name) => sent[name] !== undefined && !isDeepStrictEqual(sent[name], before[name]));
  if (changed.length === 0) return;
  const fields: FieldMessages = Object.fromEntries(changed.map((name) => [name, [{ key: 'setByServer' }]]));
  throw new AppError('invalid', { fields });
}
