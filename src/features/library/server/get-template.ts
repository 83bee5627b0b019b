import { and, eq } from 'drizzle-orm';
import { apart } from '#domain/quiz/asked.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { templates } from './tables.ts';
import { templateColumns } from './template-columns.ts';
import { settingsOf } from './template-settings.ts';

/** A template with its questions, as anybody may look at it: an answer key is for who makes a quiz of it. */
export async function getTemplate(db: Db, templateId: string) {
  const { content, ...template } = await readTemplate(db, templateId);
  return { ...template, settings: settingsOf(template), content: apart(content).asked };
}

/** The same with its answer key. */
export async function readTemplate(db: Db, templateId: string) {
  const [template] = await db
    .select({ ...templateColumns, content: templates.content })
    .from(templates)
    .where(and(eq(templates.id, templateId), eq(templates.active, true)));
  if (!template) throw new AppError('not_found');
  return template;
}
