import { and, asc, eq } from 'drizzle-orm';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findTemplates as endpoint } from '../contract.ts';
import { templates } from './tables.ts';
import { templateColumns } from './template-columns.ts';

/** The templates people can start from, in their order. */
export async function findTemplates(db: Db, { kind }: Received<typeof endpoint>['query']) {
  return await db
    .select(templateColumns)
    .from(templates)
    .where(and(eq(templates.active, true), kind && eq(templates.kind, kind)))
    .orderBy(asc(templates.position), asc(templates.id));
}
