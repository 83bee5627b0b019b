import { signedIn } from '#kit/server/context.ts';
import { type Route, route } from '#kit/server/route.ts';
import * as call from '../contract.ts';
import { checkProject } from './check-project.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { duplicateProject } from './duplicate-project.ts';
import { countProjects } from './list/count-projects.ts';
import { findProjects } from './list/find-projects.ts';
import { closeProject } from './publishing/close-project.ts';
import { publishProject } from './publishing/publish-project.ts';
import { reopenProject } from './publishing/reopen-project.ts';
import { readProject } from './read-project.ts';
import { saveQuestionnaire } from './save-questionnaire.ts';
import { updateSettings } from './settings/update-settings.ts';

export const projectsRoutes: Route[] = [
  route(call.findProjects, (context, { query }) =>
    findProjects(context.db, signedIn(context), query, context.locale, context.now),
  ),
  route(call.getProjectsOverview, (context) =>
    countProjects(context.db, context.now, { ownerId: signedIn(context).id }),
  ),
  route(call.createProject, (context, { body }) => createProject(context.db, signedIn(context), body, context.now)),
  route(call.getSurvey, (context, { params }) => readProject(context.db, signedIn(context), params.id, context.now)),
  route(call.updateSurvey, (context, { params, body }) =>
    updateSettings(context.db, signedIn(context), params.id, body, context.now),
  ),
  route(call.saveQuestionnaire, (context, { params, body }) =>
    saveQuestionnaire(context.db, signedIn(context), { id: params.id, ...body }, context.now),
  ),
  route(call.checkProject, (context, { params }) => checkProject(context.db, signedIn(context), params.id)),
  route(call.publishProject, (context, { params }) =>
    publishProject(context.db, signedIn(context), params.id, context.now),
  ),
  route(call.closeProject, (context, { params }) =>
    closeProject(context.db, signedIn(context), params.id, context.now),
  ),
  route(call.reopenProject, (context, { params }) =>
    reopenProject(context.db, signedIn(context), params.id, context.now),
  ),
  route(call.duplicateProject, (context, { params }) =>
    duplicateProject(context.db, signedIn(context), params.id, context.now),
  ),
  route(call.deleteProject, (context, { params }) =>
    deleteProject(context.db, signedIn(context), params.id, context.now),
  ),
];
