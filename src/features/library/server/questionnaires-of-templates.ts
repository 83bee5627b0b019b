import { type SQL, sql } from 'drizzle-orm';

/** The questionnaires of all templates, in the column `content`. */
export const questionnairesOfTemplates: SQL = sql`SELECT content FROM templates`;
