import { z } from 'zod';
import { FINDING_KEYS } from '#domain/questionnaire/finding.ts';
import { questionnaireSchema } from '#domain/questionnaire/schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import type { MessageKey } from '#messages/keys.ts';
import { NEW_PROJECTS, PROJECT_PASSWORDS } from './rate-limits.ts';

export const PROJECT_KINDS = ['survey'] as const;
export const PROJECT_STATUSES = ['draft', 'processing', 'complete'] as const;
export const PRIVACIES = ['public', 'limited'] as const;
export const VIEW_TYPES = ['list', 'step'] as const;
export const RESPONSE_METHODS = ['anonymous', 'identified', 'registered'] as const;
export const ONE_RESPONSE_PER = ['nobody', 'device', 'account'] as const;
export const DETAIL_FIELDS = ['name', 'phone', 'email', 'address'] as const;
/** Whether a detail of the respondent is asked for. */
export const DETAIL_RULES = ['off', 'optional', 'required'] as const;

/** Whether a project takes answers now, and if not, why. */
export const AVAILABILITIES = ['open', 'not_open_yet', 'closed', 'full'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** How long what people type may be, here and in the fields they type it into. */
export const LONGEST = { line: 300, prose: 5_000, password: 100 } as const;

export const localizedLine = z.strictObject({
  en: z.string().trim().max(LONGEST.line).optional(),
  bn: z.string().trim().max(LONGEST.line).optional(),
});
export const localizedProse = z.strictObject({
  en: z.string().trim().max(LONGEST.prose).optional(),
  bn: z.string().trim().max(LONGEST.prose).optional(),
});

/** What the owner decides about a project besides its questions. */
export const projectSettings = z.strictObject({
  title: localizedLine,
  description: localizedProse,
  languages: z.array(z.enum(LOCALES)).min(1, 'required').max(LOCALES.length),
  privacy: z.enum(PRIVACIES),
  viewType: z.enum(VIEW_TYPES),
  responseMethod: z.enum(RESPONSE_METHODS),
  details: z.record(z.enum(DETAIL_FIELDS), z.enum(DETAIL_RULES)),
  onePer: z.enum(ONE_RESPONSE_PER),
  opensAt: moment.nullable(),
  endsAt: moment.nullable(),
  responseLimit: z.int().min(1).max(10_000_000).nullable(),
  closingText: localizedProse,
});
export type ProjectSettings = z.infer<typeof projectSettings>;
export type DetailField = (typeof DETAIL_FIELDS)[number];
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** How a status looks, wherever a screen shows it. */
export const STATUS_TONES = {
  draft: 'neutral',
  processing: 'success',
  complete: 'info',
} as const satisfies Record<ProjectStatus, string>;

export const abilities = z.object({
  update: z.boolean(),
  publish: z.boolean(),
  close: z.boolean(),
  reopen: z.boolean(),
  delete: z.boolean(),
  readReport: z.boolean(),
});
export type Abilities = z.infer<typeof abilities>;

export const project = projectSettings
  .extend({
    _id: z.uuid(),
    kind: z.enum(PROJECT_KINDS),
    status: z.enum(PROJECT_STATUSES),
    /** Raised when settings are saved; a save names the one it started from. */
    settingsRevision: z.int(),
    hasPassword: z.boolean(),
    /** The published version respondents see, null before the first. */
    version: z.int().nullable(),
    /** The draft differs from the published version. */
    changedSincePublished: z.boolean(),
    /** The same for the draft questionnaire. */
    questionnaireRevision: z.int(),
    questionnaire: questionnaireSchema,
    responses: z.int(),
    createdAt: moment,
    updatedAt: moment,
    abilities,
  })
  .meta({ id: 'Project' });
export type Project = z.infer<typeof project>;

/** What only the server sets. Sent as it is now it may come back with a save; changed it is refused. */
export const setByServer = project
  .pick({
    _id: true,
    kind: true,
    status: true,
    hasPassword: true,
    version: true,
    changedSincePublished: true,
    responses: true,
    createdAt: true,
    updatedAt: true,
    abilities: true,
  })
  .partial();

const projectSummary = z.object({
  _id: z.uuid(),
  kind: z.enum(PROJECT_KINDS),
  title: localizedLine,
  languages: projectSettings.shape.languages,
  status: z.enum(PROJECT_STATUSES),
  privacy: z.enum(PRIVACIES),
  responses: z.int(),
  responseLimit: z.int().nullable(),
  endsAt: moment.nullable(),
  updatedAt: moment,
});
export type ProjectSummary = z.infer<typeof projectSummary>;

export const PROJECT_SORTS = ['-updatedAt', 'updatedAt', '-createdAt', 'title', '-responses'] as const;

export const findProjects = endpoint({
  name: 'findProjects',
  method: 'GET',
  path: '/projects',
  summary: 'The projects of the caller',
  access: 'signed-in',
  query: listQuery.extend({
    kind: z.enum(PROJECT_KINDS).optional(),
    status: z.enum(PROJECT_STATUSES).optional(),
    sort: z.enum(PROJECT_SORTS).default('-updatedAt'),
  }),
  data: listOf(projectSummary),
});

export const getProjectsOverview = endpoint({
  name: 'getProjectsOverview',
  method: 'GET',
  path: '/projects/overview',
  summary: 'How many projects the caller has, how many of them collect, and how many responses they have',
  access: 'signed-in',
  data: z.object({ projects: z.int(), collecting: z.int(), responses: z.int() }),
});

export const createProject = endpoint({
  name: 'createProject',
  method: 'POST',
  path: '/projects',
  summary: 'Start a project as a draft, empty or with content',
  access: 'signed-in',
  limits: [NEW_PROJECTS],
  status: 201,
  body: z.strictObject({
    kind: z.enum(PROJECT_KINDS),
    title: localizedLine,
    languages: projectSettings.shape.languages.default(['en']),
    settings: projectSettings.partial().optional(),
    questionnaire: questionnaireSchema.optional(),
  }),
  data: z.object({ _id: z.uuid() }),
});

export const getSurvey = endpoint({
  name: 'getSurvey',
  method: 'GET',
  path: '/survey/get/:id',
  alias: '/projects/:id',
  summary: 'A project with its settings and draft questionnaire, for those who may manage it',
  access: 'signed-in',
  params: idParams,
  data: project,
});

export const updateSurvey = endpoint({
  name: 'updateSurvey',
  method: 'PUT',
  path: '/survey/update/:id',
  alias: '/projects/:id',
  summary:
    'Save a project as it was read, or those parts of it that changed: settings and questionnaire together or neither. A save ' +
    'that names the revisions it started from is refused with `conflict` when another came first; without them the last one ' +
    'wins. A text sent in one language stays as it is in the other; an empty text removes it',
  access: 'signed-in',
  limits: [PROJECT_PASSWORDS],
  message: 'saved',
  params: idParams,
  body: projectSettings.partial().extend({
    ...setByServer.shape,
    settingsRevision: z.int32().optional(),
    questionnaireRevision: z.int32().optional(),
    questionnaire: questionnaireSchema.optional(),
    /** A new password for limited projects; null removes it, absent keeps it. */
    password: z.string().trim().min(4, 'passwordTooShort').max(LONGEST.password).nullable().optional(),
  }),
  data: project,
});

export const saveQuestionnaire = endpoint({
  name: 'saveQuestionnaire',
  method: 'PUT',
  path: '/projects/:id/questionnaire',
  summary: 'Save the draft questionnaire; refused with `conflict` when another save came first',
  access: 'signed-in',
  message: 'saved',
  params: idParams,
  body: z.strictObject({ questionnaireRevision: z.int32(), questionnaire: questionnaireSchema }),
  data: z.object({ questionnaireRevision: z.int(), savedAt: moment, changedSincePublished: z.boolean() }),
});

export const finding = z.object({
  severity: z.enum(['error', 'warning']),
  key: z.enum(FINDING_KEYS),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  sectionId: z.string().optional(),
  questionId: z.string().optional(),
  optionId: z.string().optional(),
  text: z.enum(['title', 'help', 'intro', 'label', 'description', 'closingText']).optional(),
  locale: z.enum(LOCALES).optional(),
});

export const checkProject = endpoint({
  name: 'checkProject',
  method: 'GET',
  path: '/projects/:id/findings',
  summary: 'What the checker says of the saved draft',
  access: 'signed-in',
  params: idParams,
  data: z.object({ findings: z.array(finding), seconds: z.int() }),
});

function transition(name: 'publish' | 'close' | 'reopen', summary: string, message: MessageKey) {
  return endpoint({
    name: `${name}Project`,
    method: 'POST',
    path: `/projects/:id/${name}`,
    summary,
    access: 'signed-in',
    message,
    params: idParams,
    data: project,
  });
}

export const publishProject = transition('publish', 'Freeze the draft as the next version and collect', 'published');
export const closeProject = transition('close', 'Stop collecting', 'closed');
export const reopenProject = transition('reopen', 'Collect again, while the end time allows', 'reopened');

export const duplicateProject = endpoint({
  name: 'duplicateProject',
  method: 'POST',
  path: '/projects/:id/duplicate',
  summary: 'A new draft with the same settings and questions',
  access: 'signed-in',
  limits: [NEW_PROJECTS],
  status: 201,
  params: idParams,
  data: z.object({ _id: z.uuid() }),
});

export const deleteProject = endpoint({
  name: 'deleteProject',
  method: 'DELETE',
  path: '/projects/:id',
  summary: 'Delete a draft that has collected nothing',
  access: 'signed-in',
  message: 'deleted',
  params: idParams,
  data: done,
});
