import { LOCALES } from '#domain/text/locale.ts';
import { missingLocales } from '#domain/text/localized.ts';
import { createProject } from '#features/projects/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { readTemplate } from './get-template.ts';

/** Starts a project of the caller's own with the words and questions of a template, in its languages. */
export async function createFromTemplate(
  db: Db,
  actor: Actor,
  templateId: string,
  now: Date,
): Promise<{ _id: string }> {
  const { kind, title, description, theme, content } = await readTemplate(db, templateId);
  const missing = missingLocales(title, LOCALES);
  const languages = LOCALES.filter((locale) => !missing.includes(locale));
  return await createProject(
    db,
    actor,
    { kind, title, languages, settings: { description, theme }, questionnaire: content },
    now,
  );
}
