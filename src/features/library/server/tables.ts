import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { COVER_PRINTS } from '../../../domain/colour/cover-prints.ts';
import { THEMES } from '../../../domain/colour/themes.ts';
import type { Questionnaire } from '../../../domain/questionnaire/schema.ts';
import type { Localized } from '../../../domain/text/localized.ts';
import { PROJECT_KINDS } from '../../projects/contract/kinds.ts';

export const templates = pgTable('templates', {
  id: uuid().primaryKey(),
  kind: text({ enum: PROJECT_KINDS }).notNull(),
  title: jsonb().$type<Localized>().notNull(),
  /** What an owner can find out with it. */
  summary: jsonb().$type<Localized>().notNull().default({}),
  /** What its surveys tell respondents. */
  description: jsonb().$type<Localized>().notNull(),
  content: jsonb().$type<Questionnaire>().notNull(),
  /** The colour of its cover, and of the surveys that begin with it. */
  theme: text({ enum: THEMES }).notNull().default('marigold'),
  /** What its cover is printed with. */
  print: text({ enum: COVER_PRINTS }).notNull().default('lilies'),
  active: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
