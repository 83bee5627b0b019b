import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Questionnaire } from '../../../domain/questionnaire/schema.ts';
import type { Localized } from '../../../domain/text/localized.ts';

export const templates = pgTable('templates', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['survey'] }).notNull(),
  title: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
  content: jsonb().$type<Questionnaire>().notNull(),
  active: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
