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
/** Prescribed like the others, and refused until there are participants to let in. */
export const NOT_YET_PRIVATE = 'private';
const privacy = z.enum(PRIVACIES, {
  error: ({ input }) => (input === NOT_YET_PRIVATE ? 'privateNeedsParticipants' : undefined),
});
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
  en: z.string().trim().max(LONGEST.line).optional().describe('In English'),
  bn: z.string().trim().max(LONGEST.line).optional().describe('In Bengali'),
});
export const localizedProse = z.strictObject({
  en: z.string().trim().max(LONGEST.prose).optional().describe('In English'),
  bn: z.string().trim().max(LONGEST.prose).optional().describe('In Bengali'),
});

/** What the owner decides about a project besides its questions. */
export const projectSettings = z.strictObject({
  title: localizedLine.describe('Its name, in one language or both'),
  description: localizedProse.describe('What it is about, in one language or both'),
  languages: z
    .array(z.enum(LOCALES))
    .min(1, 'required')
    .max(LOCALES.length)
    .describe('Languages it can be answered in'),
  privacy: privacy.describe('Who may answer: everybody (`public`), or who knows the password (`limited`)'),
  viewType: z
    .enum(VIEW_TYPES)
    .describe('How questions are shown: all of a section (`list`) or one after another (`step`)'),
  responseMethod: z
    .enum(RESPONSE_METHODS)
    .describe('Respondents stay `anonymous`, tell details (`identified`) or are signed in (`registered`)'),
  details: z
    .record(z.enum(DETAIL_FIELDS), z.enum(DETAIL_RULES))
    .describe('Which details respondents are asked for, by detail'),
  onePer: z.enum(ONE_RESPONSE_PER).describe('Whom one response is taken from'),
  opensAt: moment.nullable().describe('When answers are first taken, in UTC; null for at once'),
  endsAt: moment.nullable().describe('When the last answers are taken, in UTC; null for no end'),
  responseLimit: z
    .int()
    .min(1)
    .max(10_000_000)
    .nullable()
    .describe('Closes it when so many responses are in; null for no limit'),
  closingText: localizedProse.describe('Shown after submitting'),
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

export const abilities = z.strictObject({
  update: z.boolean().describe('The caller may change it'),
  publish: z.boolean().describe('The caller may publish it'),
  close: z.boolean().describe('The caller may close it'),
  reopen: z.boolean().describe('The caller may open it again'),
  delete: z.boolean().describe('The caller may delete it'),
  readReport: z.boolean().describe('The caller may read its report'),
});
export type Abilities = z.infer<typeof abilities>;

export const project = projectSettings
  .extend({
    _id: z.uuid().describe('Its id'),
    kind: z.enum(PROJECT_KINDS).describe('What kind of project it is'),
    status: z.enum(PROJECT_STATUSES).describe('Draft, collecting (`processing`) or closed (`complete`)'),
    settingsRevision: z.int().describe('Raised when settings are saved; a save names the one it started from'),
    hasPassword: z.boolean().describe('Whether a password is set'),
    version: z.int().nullable().describe('Number of the published version; null before the first'),
    changedSincePublished: z.boolean().describe('The draft differs from the published version'),
    questionnaireRevision: z
      .int()
      .describe('Raised when the questionnaire is saved; a save names the one it started from'),
    questionnaire: questionnaireSchema.describe('Sections with their questions'),
    responses: z.int().describe('How many responses are complete'),
    createdAt: moment.describe('When it was made, in UTC'),
    updatedAt: moment.describe('When it was last changed, in UTC'),
    abilities: abilities.describe('What the caller may do with it now'),
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
  _id: z.uuid().describe('Its id'),
  kind: z.enum(PROJECT_KINDS).describe('What kind of project it is'),
  title: localizedLine.describe('Its name, in one language or both'),
  languages: projectSettings.shape.languages.describe('Languages it can be answered in'),
  status: z.enum(PROJECT_STATUSES).describe('Draft, collecting (`processing`) or closed (`complete`)'),
  privacy: privacy.describe('Who may answer: everybody (`public`), or who knows the password (`limited`)'),
  responses: z.int().describe('How many responses are complete'),
  responseLimit: z.int().nullable().describe('Closes it when so many responses are in; null for no limit'),
  endsAt: moment.nullable().describe('When the last answers are taken, in UTC; null for no end'),
  updatedAt: moment.describe('When it was last changed, in UTC'),
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
    kind: z.enum(PROJECT_KINDS).optional().describe('What kind of project it is'),
    status: z.enum(PROJECT_STATUSES).optional().describe('Draft, collecting (`processing`) or closed (`complete`)'),
    sort: z.enum(PROJECT_SORTS).default('-updatedAt').describe('Order; `-` before a field puts the largest first'),
  }),
  data: listOf(projectSummary),
});

export const getProjectsOverview = endpoint({
  name: 'getProjectsOverview',
  method: 'GET',
  path: '/projects/overview',
  summary: 'How many projects the caller has, how many of them collect, and how many responses they have',
  access: 'signed-in',
  data: z.object({
    projects: z.int().describe('How many projects'),
    collecting: z.int().describe('How many of them collect'),
    responses: z.int().describe('How many responses are complete'),
  }),
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
    kind: z.enum(PROJECT_KINDS).describe('What kind of project it is'),
    title: localizedLine.describe('Its name, in one language or both'),
    languages: projectSettings.shape.languages.default(['en']).describe('Languages it can be answered in'),
    settings: projectSettings.partial().optional().describe('Settings that differ from the usual ones'),
    questionnaire: questionnaireSchema.optional().describe('Sections with their questions'),
  }),
  data: z.object({ _id: z.uuid().describe('Its id') }),
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
    settingsRevision: z
      .int32()
      .optional()
      .describe('Raised when settings are saved; a save names the one it started from'),
    questionnaireRevision: z
      .int32()
      .optional()
      .describe('Raised when the questionnaire is saved; a save names the one it started from'),
    questionnaire: questionnaireSchema.optional().describe('Sections with their questions'),
    password: z
      .string()
      .trim()
      .min(4, 'passwordTooShort')
      .max(LONGEST.password)
      .nullable()
      .optional()
      .describe('A new password for limited projects; null removes it, absent keeps it'),
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
  body: z.strictObject({
    questionnaireRevision: z.int32().describe('The one that the editing started from'),
    questionnaire: questionnaireSchema.describe('Sections with their questions'),
  }),
  data: z.object({
    questionnaireRevision: z
      .int()
      .describe('Raised when the questionnaire is saved; a save names the one it started from'),
    savedAt: moment.describe('When it was saved, in UTC'),
    changedSincePublished: z.boolean().describe('The draft differs from the published version'),
  }),
});

export const finding = z.object({
  severity: z.enum(['error', 'warning']).describe('An error keeps from publishing, a warning does not'),
  key: z.enum(FINDING_KEYS).describe('What was found'),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('What the finding is about, for its text'),
  sectionId: z.string().optional().describe('Section it is about'),
  questionId: z.string().optional().describe('Id of the question'),
  optionId: z.string().optional().describe('Option it is about'),
  text: z
    .enum(['title', 'help', 'intro', 'label', 'description', 'closingText'])
    .optional()
    .describe('Which text of it'),
  locale: z.enum(LOCALES).optional().describe('Language of the text'),
});

export const checkProject = endpoint({
  name: 'checkProject',
  method: 'GET',
  path: '/projects/:id/findings',
  summary: 'What the checker says of the saved draft',
  access: 'signed-in',
  params: idParams,
  data: z.object({
    findings: z.array(finding).describe('What the checker found, in order'),
    seconds: z.int().describe('How long it takes most people, in seconds'),
  }),
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
  data: z.object({ _id: z.uuid().describe('Its id') }),
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
