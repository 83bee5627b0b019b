import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey, callQuery } from '#kit/web/calls/queries.ts';
import { findMailTemplates, findMailVersions, getMailTemplate, previewMail } from '../../contract/mail-templates.ts';

export const templateQuery = (name: string) => callQuery(getMailTemplate, { params: { name } });

export const versionsQuery = (name: string) => callQuery(findMailVersions, { params: { name } });

interface Tried {
  locale: 'en' | 'bn';
  subject: string;
  body: string;
}

/** A mail as it would look; what is wrong with its words comes back as an error and is shown at the field. */
export function previewQuery(name: string, tried: Tried) {
  return queryOptions({
    queryKey: [...callKey(previewMail), name, tried],
    queryFn: () => call(previewMail, { params: { name }, body: tried }),
    retry: false,
    placeholderData: (before) => before,
  });
}

/** What is read again once a mail was changed. */
export const TEMPLATE_KEYS = [callKey(findMailTemplates), callKey(getMailTemplate), callKey(findMailVersions)];
