import { date, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { Card } from '../../../domain/quiz/practice/schedule.ts';
import { users } from '../../identity/server/tables.ts';
import { projects } from '../../projects/server/tables.ts';

/** How well somebody knows the questions of a quiz that they practise. It is theirs alone, and holds no answers. */
export const practiceMemories = pgTable(
  'practice_memories',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** By question id. */
    cards: jsonb().$type<Record<string, Card>>().notNull(),
    /** The days in Dhaka on which they practised, the latest last. */
    days: date({ mode: 'string' }).array().notNull(),
  },
  (memory) => [primaryKey({ columns: [memory.userId, memory.projectId] })],
);
