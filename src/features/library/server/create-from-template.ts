import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { VERDICT } from '#domain/quiz/practice/practice.ts';
import { isPractised } from '#features/projects/contract/kinds.ts';
import { createProject } from '#features/projects/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { createSurveyWithQuestion as endpoint } from '../contract.ts';
import { readTemplate } from './get-template.ts';
import { settingsOf } from './template-settings.ts';

/** Starts a project of the caller's own with the words and questions of a template, in its languages. */
export async function createFromTemplate(
  db: Db,
  actor: Actor,
  { template_id: templateId, mode }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<{ _id: string }> {
  const { content: whole, ...template } = await readTemplate(db, templateId);
  const { kind, description, theme } = template;
  const content = isPractised({ mode }) ? withoutVerdict(whole) : whole;
  const { title, languages } = settingsOf(template);
  return await createProject(
    db,
    actor,
    { kind, mode, title, languages, settings: { description, theme }, questionnaire: content },
    now,
  );
}

/** In practice nobody passes or fails, and nothing that is wrong costs. */
function withoutVerdict({ marking, ...questionnaire }: Questionnaire): Questionnaire {
  if (!marking) return questionnaire;
  const practised = { ...marking };
  for (const name of VERDICT) delete practised[name];
  return { ...questionnaire, marking: practised };
}
