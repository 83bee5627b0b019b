import { z } from 'zod';
import { COVER_PRINTS } from '#domain/colour/cover-prints.ts';
import { THEMES } from '#domain/colour/themes.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { askedSchema } from '#domain/questionnaire/schema.ts';
import { textSchema } from '#domain/questionnaire/texts/text-schema.ts';
import { DAY } from '#domain/text/durations.ts';
import { PROJECT_KINDS, QUIZ_MODES } from '#features/projects/contract/kinds.ts';
import { localizedLine, localizedProse, projectSettings } from '#features/projects/contract/settings.ts';
import { NEW_PROJECTS } from '#features/projects/rate-limits.ts';
import type { Cookies } from '#kit/contract/cookies.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';

const templateSummary = z.object({
  _id: z.uuid().describe('Its id'),
  kind: z.enum(PROJECT_KINDS).describe('What kind of project it is'),
  title: localizedLine.describe('Its name, in one language or both'),
  summary: localizedLine.describe('What an owner can find out with it, in one language or both'),
  description: localizedProse.describe('What its surveys tell respondents, in one language or both'),
  theme: z.enum(THEMES).describe('The colour of its cover'),
  print: z.enum(COVER_PRINTS).describe('The drawing that its cover is printed with'),
  first: textSchema(LIMITS.title).nullable().describe('Its first question; null for none'),
  questions: z.int().describe('How many questions it has'),
});

export const findTemplates = endpoint({
  name: 'findTemplates',
  method: 'GET',
  path: '/templates',
  summary: 'Templates a project can start from',
  access: 'anyone',
  query: z.strictObject({ kind: z.enum(PROJECT_KINDS).optional().describe('What kind of project it is') }),
  data: z.array(templateSummary),
});

export const getTemplate = endpoint({
  name: 'getTemplate',
  method: 'GET',
  path: '/templates/:id',
  summary: 'A template with its questions and what a project of it begins with',
  access: 'anyone',
  params: idParams,
  data: templateSummary.extend({
    settings: projectSettings.describe('What a project of it is set to as it begins'),
    content: askedSchema.describe('Sections with their questions'),
  }),
});

export const createSurveyWithQuestion = endpoint({
  name: 'createSurveyWithQuestion',
  method: 'POST',
  path: '/surveyTemplate/createSurveyWithQuestion',
  summary: 'Start a project from a template',
  access: 'signed-in',
  limits: [NEW_PROJECTS],
  body: z.strictObject({
    template_id: z.uuid().describe('Id of the template'),
    mode: z.enum(QUIZ_MODES).optional().describe('Of a quiz, how it goes on; left out: `general`'),
  }),
  data: z.object({ _id: z.uuid().describe('Its id') }),
});

/** Holds the template that somebody chose before signing in; the dashboard makes the survey when it opens. */
export const TEMPLATE_COOKIE = 'temp_survey_id';
/** Holds the plan that was chosen with it. */
const PLAN_COOKIE = 'plan_selected_id';
const KEPT_SECONDS = DAY;

/** What somebody chose before signing in. */
export interface ChosenBefore {
  template: string | undefined;
  plan: boolean;
}

/** A template waits while its future owner signs in. False when it cannot be one. */
export function keepTemplate(cookies: Cookies, template: unknown): boolean {
  if (typeof template !== 'string' || !/^[\da-f-]{36}$/.test(template)) return false;
  cookies.set(TEMPLATE_COOKIE, template, { maxAgeSeconds: KEPT_SECONDS, httpOnly: false });
  return true;
}

export function chosenBefore(cookies: Cookies): ChosenBefore {
  return { template: cookies.get(TEMPLATE_COOKIE) || undefined, plan: Boolean(cookies.get(PLAN_COOKIE)) };
}
