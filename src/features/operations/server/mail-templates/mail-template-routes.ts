import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as contract from '../../contract/mail-templates.ts';
import { findMailTemplates } from './find-mail-templates.ts';
import { findMailVersions } from './find-mail-versions.ts';
import { getMailTemplate } from './get-mail-template.ts';
import { previewMail } from './preview-mail.ts';
import { resetMailTemplate } from './reset-mail-template.ts';
import { sendTestMail } from './send-test-mail.ts';
import type { Templates } from './template-of.ts';
import { updateMailTemplate } from './update-mail-template.ts';

/** The calls by which the words of mails are edited. */
export const mailTemplateRoutes = (templates: Templates): Route[] => [
  route(contract.findMailTemplates, ({ db }) => findMailTemplates(db, templates)),
  route(contract.getMailTemplate, ({ db }, { params }) => getMailTemplate(db, templates, params.name)),
  route(contract.findMailVersions, ({ db }, { params }) => findMailVersions(db, templates, params.name)),
  route(contract.updateMailTemplate, (context, { params, body: { revision, ...words } }) =>
    updateMailTemplate(context.db, signedIn(context), templates, { ...params, words, revision }, context.now),
  ),
  route(contract.resetMailTemplate, (context, { params, body }) =>
    resetMailTemplate(context.db, signedIn(context), templates, { ...params, ...body }, context.now),
  ),
  route(contract.previewMail, (context, { params, body }) =>
    previewMail(context.db, signedIn(context), templates, { ...params, ...body }, context.publicUrl),
  ),
  route(contract.sendTestMail, (context, { params, body }) =>
    whenDone(sendTestMail(context.db, signedIn(context), templates, { ...params, ...body }, context)),
  ),
];
