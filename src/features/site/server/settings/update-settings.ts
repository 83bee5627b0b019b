import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import { changeContent } from '#kit/server/content/change-content.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type SettingsField, settingsSubject } from '../../audit.ts';
import type { SettingsSection } from '../../contract/site-settings.ts';
import { settings } from '../tables.ts';
import { lockSettings } from './lock-settings.ts';

export type SettingsRow = typeof settings.$inferSelect;
type Told = Partial<Record<SettingsField, unknown>>;

interface SectionChange {
  section: SettingsSection;
  /** What its editor read; refused where somebody saved since. */
  revision: number;
  /** What of the row becomes of it, made safe before. */
  change: (before: SettingsRow) => Partial<SettingsRow>;
  /** What the logs tell of the section. */
  tell: (tx: Db, row: SettingsRow) => Told | Promise<Told>;
}

/** Changes a section of the settings; one that is saved as it was stays as it was, and nothing is recorded. */
export async function updateSettings(
  db: Db,
  actor: Actor,
  { section, revision, change, tell }: SectionChange,
  now: Date,
): Promise<void> {
  await changeContent(db, async (tx) => {
    const row = await lockSettings(tx);
    if (row.revisions[section] !== revision) throw new AppError('conflict', { message: 'staleSave' });
    const changed = { ...row, ...change(row) };
    if (isDeepStrictEqual(changed, row)) return;
    const before = await tell(tx, row);
    const after = await tell(tx, changed);
    const revisions = { ...row.revisions, [section]: revision + 1 };
    await tx.update(settings).set({ ...change(row), revisions, updatedAt: now });
    await recordChange(tx, actor, settingsSubject, { action: 'changed', id: null, name: '', before, after }, now);
  });
}
