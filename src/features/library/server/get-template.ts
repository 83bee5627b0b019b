import { and, eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { templates } from './tables.ts';
import { templateColumns } from './template-columns.ts';

/** A template with its questions. */
export async function getTemplate(db: Db, templateId: string) {
  const [template] = await db
    .select({ ...templateColumns, content: templates.content })
    .from(templates)
    .where(and(eq(templates.id, templateId), eq(templates.active, true)));
  if (!template) throw new AppError('not_found');
  return template;
}
