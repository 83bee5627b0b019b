import { z } from 'zod';
import { questionnaireSchema } from '#domain/questionnaire/schema.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { NEW_PROJECTS, PROJECT_HAND_OVERS, PROJECT_PASSWORDS } from '../rate-limits.ts';
import { PROJECT_KINDS, QUIZ_MODES } from './kinds.ts';
import { LONGEST, localizedLine, projectSettings } from './settings.ts';
import { takenDown } from './takedown.ts';

export const PROJECT_STATUSES = ['draft', 'processing', 'complete'] as const;
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
  handOver: z
    .boolean()
    .describe('The caller may make another member of its company its owner, and move it to another company'),
  readReport: z.boolean().describe('The caller may read its report'),
});
export type Abilities = z.infer<typeof abilities>;

const projectOwner = z
  .strictObject({
    _id: z.uuid().describe('Id of the account'),
    fullName: z.string().describe('First and last name'),
  })
  .describe('Whom it belongs to');

export const project = projectSettings
  .extend({
    _id: z.uuid().describe('Its id'),
    kind: z.enum(PROJECT_KINDS).describe('What kind of project it is'),
    mode: z.enum(QUIZ_MODES).nullable().describe('Of a quiz, how it goes on; null for other kinds of project'),
    linkCode: z.string().describe('The code of its short link: `/s/{linkCode}` leads to its first page'),
    status: z.enum(PROJECT_STATUSES).describe('Draft, collecting (`processing`) or closed (`complete`)'),
    settingsRevision: z.int().describe('Raised when settings are saved; a save names the one it started from'),
    hasPassword: z.boolean().describe('Whether a password is set'),
    takenDown: takenDown
      .nullable()
      .describe('Set while the staff have taken it down: nobody can answer, results stay; null for most'),
    version: z.int().nullable().describe('Number of the published version; null before the first'),
    changedSincePublished: z.boolean().describe('The draft differs from the published version'),
    questionnaireRevision: z
      .int()
      .describe('Raised when the questionnaire is saved; a save names the one it started from'),
    questionnaire: questionnaireSchema.describe('Sections with their questions'),
    responses: z.int().describe('How many responses are complete'),
    owner: projectOwner,
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
    mode: true,
    linkCode: true,
    status: true,
    hasPassword: true,
    takenDown: true,
    version: true,
    changedSincePublished: true,
    responses: true,
    owner: true,
    createdAt: true,
    updatedAt: true,
    abilities: true,
  })
  .partial();

const password = z.string().trim().min(4, 'passwordTooShort').max(LONGEST.password);

export const createProject = endpoint({
  name: 'createProject',
  method: 'POST',
  path: '/projects',
  summary: 'Start a project as a draft, empty or with content',
  access: 'signed-in',
  limits: [NEW_PROJECTS, PROJECT_PASSWORDS],
  status: 201,
  body: z.strictObject({
    kind: z.enum(PROJECT_KINDS).describe('What kind of project it is'),
    mode: z.enum(QUIZ_MODES).optional().describe('Of a quiz, how it goes on; left out: `general`'),
    title: localizedLine.describe('Its name, in one language or both'),
    languages: projectSettings.shape.languages.default(['en']).describe('Languages it can be answered in'),
    settings: projectSettings.partial().optional().describe('Settings that differ from the usual ones'),
    password: password.optional().describe('The password of a limited project, which needs one'),
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
    password: password
      .nullable()
      .optional()
      .describe('A new password for limited projects; null removes it, absent keeps it'),
  }),
  data: project,
});

export const handOverProject = endpoint({
  name: 'handOverProject',
  method: 'POST',
  path: '/projects/:id/hand-over',
  summary: 'Make another member of its company, an owner or editor there, the owner of a project',
  access: 'signed-in',
  limits: [PROJECT_HAND_OVERS],
  message: 'saved',
  params: idParams,
  body: z.strictObject({ owner: z.uuid({ error: 'required' }).describe('Id of the account of a member') }),
  data: done,
});

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
