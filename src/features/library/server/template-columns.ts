import { sql } from 'drizzle-orm';
import { templates } from './tables.ts';

/** What a list says of a template. */
export const templateColumns = {
  _id: templates.id,
  kind: templates.kind,
  title: templates.title,
  description: templates.description,
  theme: templates.theme,
  questions:
    sql`jsonb_array_length(jsonb_path_query_array(${templates.content}, '$.sections[*].questions[*]'))`.mapWith(Number),
};
