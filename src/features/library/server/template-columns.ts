import { sql } from 'drizzle-orm';
import type { Localized } from '#domain/text/localized.ts';
import { templates } from './tables.ts';

/** What a list says of a template. */
export const templateColumns = {
  _id: templates.id,
  kind: templates.kind,
  title: templates.title,
  summary: templates.summary,
  description: templates.description,
  theme: templates.theme,
  first: sql<Localized | null>`jsonb_path_query_first(${templates.content}, '$.sections[*].questions[0].title')`,
  questions:
    sql`jsonb_array_length(jsonb_path_query_array(${templates.content}, '$.sections[*].questions[*]'))`.mapWith(Number),
};
