import { getDashboard } from '#features/projects/contract/dashboard.ts';
import { getQuestionFile, readQuestions } from '#features/projects/contract/exchange.ts';
import { createImage, createLogo } from '#features/projects/contract/images.ts';
import { findProjects } from '#features/projects/contract/list.ts';
import {
  createProject,
  deleteProject,
  duplicateProject,
  getSurvey,
  handOverProject,
  type Project,
  updateSurvey,
} from '#features/projects/contract/project.ts';
import { closeProject, publishProject, reopenProject } from '#features/projects/contract/publishing.ts';
import { checkProject, saveQuestionnaire } from '#features/projects/contract/questionnaire.ts';
import { getRetention } from '#features/projects/contract/retention.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { followLink } from '#features/projects/contract/sharing.ts';
import { findVersions, getVersion } from '#features/projects/contract/versions.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { QUESTIONNAIRE, SECONDS } from './questions.ts';
import { AT, COPY, DESCRIPTION, IMAGE, LINK_CODE, LOGO, OWNER, PROJECT, SETTINGS, TITLE } from './story.ts';

const params = { id: PROJECT };

/** Begun with the first question of each section; the rest is saved afterwards. */
const begun = {
  sections: QUESTIONNAIRE.sections.map((section) => ({ ...section, questions: section.questions.slice(0, 1) })),
};

/** Somebody else in the company that the project is under. */
const MEMBER = '0199f2c8-1d3e-7b52-94c6-8a9b0c1d2e3f';

const draft: Project = {
  ...SETTINGS,
  _id: PROJECT,
  kind: 'survey',
  mode: null,
  linkCode: LINK_CODE,
  status: 'draft',
  settingsRevision: 1,
  hasPassword: false,
  takenDown: null,
  version: null,
  changedSincePublished: true,
  questionnaireRevision: 2,
  questionnaire: QUESTIONNAIRE,
  responses: 0,
  owner: { _id: OWNER, fullName: 'Survey Owner' },
  createdAt: AT.created,
  updatedAt: AT.saved,
  abilities: {
    update: true,
    publish: true,
    close: false,
    reopen: false,
    delete: true,
    handOver: true,
    readReport: true,
  },
};

const collecting: Project = {
  ...draft,
  status: 'processing',
  version: 1,
  changedSincePublished: false,
  updatedAt: AT.published,
  abilities: { ...draft.abilities, publish: false, close: true, delete: false },
};

const closed: Project = {
  ...collecting,
  status: 'complete',
  responses: 1,
  updatedAt: AT.read,
  abilities: { ...collecting.abilities, close: false, reopen: true },
};

/** The first version. */
const PUBLISHED = { number: 1, publishedAt: AT.published, publishedBy: 'Survey Owner' };

/** Of those who come by the newsletter so many are enough. */
const FROM_NEWSLETTER: ProjectSettings['quotas'][number] = {
  id: 'letter',
  name: 'Newsletter',
  condition: { op: 'is', fact: '$utm_source', values: ['newsletter'] },
  cap: 300,
};

export const projectsExamples = [
  exampleOf(createProject, {
    body: {
      kind: 'survey',
      title: TITLE,
      languages: ['en', 'bn'],
      settings: {
        description: DESCRIPTION,
        theme: SETTINGS.theme,
        responseMethod: 'identified',
        details: SETTINGS.details,
        endsAt: AT.ends,
        responseLimit: 500,
        closingText: SETTINGS.closingText,
      },
      questionnaire: begun,
    },
    data: { _id: PROJECT },
  }),
  exampleOf(findProjects, {
    query: { status: 'processing', limit: 20 },
    data: {
      items: [
        {
          _id: PROJECT,
          kind: 'survey',
          mode: null,
          linkCode: LINK_CODE,
          title: TITLE,
          theme: 'marigold',
          category: null,
          languages: ['en', 'bn'],
          status: 'processing',
          isTakenDown: false,
          privacy: 'public',
          responses: 1,
          recent: [...Array<number>(29).fill(0), 1],
          responseLimit: 500,
          opensAt: null,
          endsAt: AT.ends,
          updatedAt: AT.published,
          role: 'owner',
          sharedBy: null,
          company: null,
        },
      ],
      next: null,
      total: 1,
      byStatus: { draft: 0, processing: 1, complete: 0 },
    },
  }),
  exampleOf(getDashboard, {
    data: {
      projects: 1,
      collecting: 1,
      responses: 1,
      days: [{ day: AT.published.slice(0, 10), responses: 1 }],
      newest: [{ projectId: PROJECT, responses: [1], lastResponseAt: AT.completed }],
      nextSteps: [
        {
          ...{ kind: 'read', projectId: PROJECT, projectKind: 'survey', projectMode: null, title: TITLE },
          ...{ responses: 1, responseLimit: null, endsAt: null },
        },
      ],
    },
  }),
  exampleOf(getSurvey, { params, data: draft }),
  exampleOf(updateSurvey, {
    params,
    body: { settingsRevision: 1, viewType: 'step', responseLimit: 1_000, quotas: [FROM_NEWSLETTER] },
    data: { ...draft, settingsRevision: 2, viewType: 'step', responseLimit: 1_000, quotas: [FROM_NEWSLETTER] },
  }),
  exampleOf(getQuestionFile, {
    params,
    query: { format: 'gift', locale: 'en' },
    data: { text: 'Is Bangladesh in a delta?{T}\n', count: 1, left: [{ questionId: 'photo', why: 'otherKind' }] },
  }),
  exampleOf(readQuestions, {
    query: { format: 'gift', locale: 'en' },
    body: new Uint8Array(),
    data: {
      questions: [
        { kind: 'yes_no', id: 'delta', title: { en: 'Is Bangladesh in a delta?' }, help: {}, required: false },
      ],
      marking: { delta: { points: 1, key: { by: 'options', right: ['yes'] } } },
      notes: [{ line: 3, why: 'cloze' }],
    },
  }),
  exampleOf(createImage, { body: new Uint8Array(), data: { key: IMAGE, width: 1_280, height: 960 } }),
  exampleOf(createLogo, { body: new Uint8Array(), data: { key: LOGO, width: 600, height: 150 } }),
  exampleOf(saveQuestionnaire, {
    params,
    body: { questionnaireRevision: 1, questionnaire: QUESTIONNAIRE },
    data: { questionnaireRevision: 2, savedAt: AT.saved, changedSincePublished: true },
  }),
  exampleOf(checkProject, {
    params,
    data: {
      findings: [
        {
          severity: 'warning',
          key: 'missingHelpBn',
          sectionId: 'purchase',
          questionId: 'better',
          text: 'help',
          locale: 'bn',
        },
        { severity: 'warning', key: 'valueUnused', variableId: 'score' },
      ],
      seconds: SECONDS,
    },
  }),
  exampleOf(publishProject, { params, data: collecting }),
  exampleOf(closeProject, { params, data: closed }),
  exampleOf(reopenProject, { params, data: { ...collecting, responses: 1 } }),
  exampleOf(findVersions, {
    params,
    query: { limit: 20 },
    data: { items: [{ ...PUBLISHED, responses: 1 }], next: null, total: 1 },
  }),
  exampleOf(getVersion, {
    params: { id: PROJECT, number: 1 },
    data: { ...PUBLISHED, questionnaire: QUESTIONNAIRE },
  }),
  exampleOf(getRetention, {
    params,
    query: { days: 365, end: 'anonymise' },
    data: {
      retention: { days: 365, end: 'anonymise' },
      going: { at: AT.goes, until: AT.keptUntil, responses: 12, unfinished: 3 },
    },
  }),
  exampleOf(followLink, { params: { code: LINK_CODE }, data: { _id: PROJECT } }),
  exampleOf(handOverProject, { params, body: { owner: MEMBER }, data: {} }),
  exampleOf(duplicateProject, { params, data: { _id: COPY } }),
  exampleOf(deleteProject, { params: { id: COPY }, data: {} }),
];
