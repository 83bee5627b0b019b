import {
  findAllProjects,
  getAnyProject,
  putBackProject,
  takeDownProject,
} from '#features/projects/contract/oversight.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { QUESTIONNAIRE } from './questions.ts';
import { AT, EMAIL, LINK_CODE, OWNER, PROJECT, SETTINGS, TITLE } from './story.ts';

const params = { id: PROJECT };

/** As the staff see it. */
const anyProject = {
  _id: PROJECT,
  kind: 'survey' as const,
  mode: null,
  title: TITLE,
  owner: { _id: OWNER, fullName: 'Rahima Akter' },
  standing: 'processing' as const,
  privacy: 'public' as const,
  responses: 1,
  createdAt: AT.created,
  updatedAt: AT.published,
};

/** What the staff do about the projects of others. */
export const oversightExamples = [
  exampleOf(findAllProjects, {
    query: { standing: 'processing', q: 'Rahima' },
    data: {
      items: [anyProject],
      next: null,
      total: 1,
      byType: { survey: 1, poll: 0, feedback: 0, quiz: 0, 'practice-quiz': 0, 'series-quiz': 0 },
      byStanding: { draft: 0, processing: 1, complete: 0, taken_down: 0 },
      byPrivacy: { public: 1, limited: 0 },
    },
  }),
  exampleOf(getAnyProject, {
    params,
    data: {
      ...anyProject,
      owner: { ...anyProject.owner, email: EMAIL, phone: null },
      description: SETTINGS.description,
      languages: SETTINGS.languages,
      linkCode: LINK_CODE,
      opensAt: null,
      endsAt: AT.ends,
      responseLimit: 500,
      takenDown: null,
      version: 1,
      questionnaire: QUESTIONNAIRE,
    },
  }),
  exampleOf(takeDownProject, {
    params,
    body: { reason: 'private_data', note: 'The second question asks for card numbers.' },
    data: {},
  }),
  exampleOf(putBackProject, { params, data: {} }),
];
