import { and, asc, eq, sql } from 'drizzle-orm';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findTemplates as endpoint } from '../contract.ts';
import { templates } from './tables.ts';

const summary = {
  _id: templates.id,
  kind: templates.kind,
  title: templates.title,
  description: templates.description,
  questions:
    sql`jsonb_array_length(jsonb_path_query_array(${templates.content}, '$.sections[*].questions[*]'))`.mapWith(Number),
};

/** The templates people can start from, in their order. */
export async function findTemplates(db: Db, { kind }: Received<typeof endpoint>['query']) {
  return await db
    .select(summary)
    .from(templates)
    .where(and(eq(templates.active, true), kind && eq(templates.kind, kind)))
    .orderBy(asc(templates.position), asc(templates.id));
}

/** A template with its questions. */
export async function getTemplate(db: Db, templateId: string) {
  const [template] = await db
    .select({ ...summary, content: templates.content })
    .from(templates)
    .where(and(eq(templates.id, templateId), eq(templates.active, true)));
  if (!template) throw new AppError('not_found');
  return template;
}
