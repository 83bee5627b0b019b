import { sql } from 'drizzle-orm';
import { isAsking, QUESTION_KINDS } from '#domain/questionnaire/registry.ts';
import type { Localized } from '#domain/text/localized.ts';
import { templates } from './tables.ts';

/** What is asked: there may be more that is only said. */
const asked = `$.sections[*].questions[*] ? (${QUESTION_KINDS.filter((kind) => !isAsking({ kind }))
  .map((kind) => `@.kind != "${kind}"`)
  .join(' && ')})`;

/** What a list says of a template. */
export const templateColumns = {
  _id: templates.id,
  kind: templates.kind,
  title: templates.title,
  summary: templates.summary,
  description: templates.description,
  theme: templates.theme,
  print: templates.print,
  first: sql<Localized | null>`jsonb_path_query_first(${templates.content}, ${`${asked}.title`}::jsonpath)`,
  questions: sql`jsonb_array_length(jsonb_path_query_array(${templates.content}, ${asked}::jsonpath))`.mapWith(Number),
};
