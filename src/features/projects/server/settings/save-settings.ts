import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { isBlank, keepLanguages } from '#domain/text/localized.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../../audit.ts';
import type { ProjectSettings } from '../../contract/settings.ts';
import { isFull, mayHandOver, type Owned } from '../../policy.ts';
import { requireOffered } from '../categories/require-category.ts';
import { requireCompany } from '../company/require-company.ts';
import { projects } from '../tables.ts';
import type { ProjectRow } from '../visible-projects.ts';
import { requireSoundRounds } from './require-sound-rounds.ts';
import { requireValidSettings } from './require-valid-settings.ts';
import { cleanSettings, columnsOf, settingsOf } from './settings.ts';

interface Saving {
  changes: Partial<ProjectSettings>;
  /** Null removes the password, undefined keeps it. */
  newHash: string | null | undefined;
  responses: number;
}

/** Saves the settings of a project that is locked, when they differ from what they were. */
export async function saveSettings(
  tx: Db,
  actor: Actor,
  project: ProjectRow & Pick<Owned, 'companyRole'>,
  { changes, newHash, responses }: Saving,
  now: Date,
): Promise<void> {
  const before = settingsOf(project);
  const settings = cleanSettings(withChanges(before, changes));
  if (isBlank(settings.title)) throw invalidField('title', 'required');
  const passwordHash = newHash === undefined ? project.passwordHash : newHash;
  const facts = {
    kind: project.kind,
    mode: project.mode,
    status: project.status,
    responses,
    hasPassword: passwordHash !== null,
    now,
    before,
  };
  requireValidSettings(settings, facts);
  // What is taken down is put back as it is by then.
  const isLive = (project.takenDown?.was ?? project.status) === 'processing';
  if (isLive) await requireSoundRounds(tx, project, settings.series, before.series);
  const { category } = settings;
  if (category !== null && category !== before.category) await requireOffered(tx, category, 'category');
  if (settings.company !== before.company) {
    if (!mayHandOver(actor, project)) throw new AppError('forbidden', { message: 'companyOfOwner' });
    // Whoever else moved it nowhere would lose it from sight.
    if (settings.company === null && actor.id !== project.ownerId) throw invalidField('company', 'companyLeftByOwner');
    await requireCompany(tx, [actor.id, project.ownerId], settings.company, 'company');
  }
  if (isDeepStrictEqual(settings, before) && passwordHash === project.passwordHash) return;

  // Written with every save: an end time moved on must not bring back to life what had already ended.
  const status = project.status === 'processing' && isFull(settings, responses) ? 'complete' : project.status;
  await tx
    .update(projects)
    .set({
      ...columnsOf(settings, now, project),
      // Chosen since, it is not taken for what a category that was deleted left behind.
      ...(category !== before.category && { formerCategory: null }),
      passwordHash,
      status,
      revision: sql`${projects.revision} + 1`,
      updatedAt: now,
    })
    .where(eq(projects.id, project.id));
  const change = {
    ...({ action: 'changed', id: project.id, name: settings.title, ownerId: project.ownerId } as const),
    before: { ...saidOf(before), password: project.passwordHash, status: project.status },
    after: { ...saidOf(settings), password: passwordHash, status },
  };
  await recordChange(tx, actor, projectSubject, change, now);
}

function saidOf(settings: ProjectSettings) {
  const { retention, clock, attempts, practice } = settings;
  const said = {
    ...{ totalMinutes: clock?.minutes, onClose: clock?.onClose },
    ...{ attemptsMost: attempts?.most, attemptsDelay: attempts?.delayMinutes, grade: attempts?.grade },
    ...{ newPerDay: practice?.newPerDay, retryPenalty: practice?.retryPenalty },
  };
  return { ...settings, ...said, retentionDays: retention?.days, retentionEnd: retention?.end };
}

function withChanges(before: ProjectSettings, changes: Partial<ProjectSettings>): ProjectSettings {
  const { title, description, closingText } = changes;
  return {
    ...before,
    ...changes,
    ...(title && { title: keepLanguages(title, before.title) }),
    ...(description && { description: keepLanguages(description, before.description) }),
    ...(closingText && { closingText: keepLanguages(closingText, before.closingText) }),
  };
}
