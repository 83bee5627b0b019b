import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route } from '#kit/server/api/route.ts';
import * as contract from '../contract.ts';
import { createFromTemplate } from './create-from-template.ts';
import { findTemplates } from './find-templates.ts';
import { getTemplate } from './get-template.ts';

export const libraryRoutes: Route[] = [
  route(contract.findTemplates, (context, { query }) => findTemplates(context.db, query)),
  route(contract.getTemplate, (context, { params }) => getTemplate(context.db, params.id)),
  // `createSurveyWithQuestion` is named after its prescribed address.
  route(contract.createSurveyWithQuestion, (context, { body }) =>
    createFromTemplate(context.db, signedIn(context), body, context.now),
  ),
];
