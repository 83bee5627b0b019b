import { z } from 'zod';
import { LOCALES } from '#domain/text/locale.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/listing.ts';
import { MAIL_PREVIEWS, MAIL_WORDINGS, TEST_MAILS } from '../rate-limits.ts';

const LONGEST_SUBJECT = 150;
const LONGEST_BODY = 5_000;

const line = (longest: number) => z.string().trim().min(1, 'required').max(longest);
const both = (longest: number) =>
  z.strictObject({ en: line(longest).describe('In English'), bn: line(longest).describe('In Bengali') });

/** What may be written in place of the product's own words. */
export const mailWords = z.strictObject({
  subject: both(LONGEST_SUBJECT).describe('The subject; variables stand in double braces'),
  body: both(LONGEST_BODY).describe('The text: paragraphs with an empty line between them, no HTML'),
});
export type MailWordsInBoth = z.infer<typeof mailWords>;

const name = z.string().max(60).describe('Which email it is');
const params = z.object({ name });
const revision = z.int().min(0).describe('Number of this state of it; 0 while nobody edited it');
const locale = z.enum(LOCALES).describe('Language of the email');

const summary = z.object({
  name,
  subject: z
    .object({ en: z.string().describe('In English'), bn: z.string().describe('In Bengali') })
    .describe('Its subject'),
  edited: z.boolean().describe('Whether somebody put other words in place of the product’s own'),
  changedAt: moment.nullable().describe('When it was last changed, in UTC; null for never'),
});
export type MailTemplateSummary = z.infer<typeof summary>;

const template = z.object({
  name,
  words: mailWords.describe('What it says now'),
  own: mailWords.describe('What the product itself says'),
  edited: z.boolean().describe('Whether these differ because somebody edited it'),
  revision,
  variables: z
    .array(
      z.object({
        name: z.string().describe('Its name, which stands in double braces'),
        needed: z.enum(['subject', 'body']).nullable().describe('Where it has to stand; null where it may be left out'),
        alone: z.boolean().describe('Whether it stands in a paragraph of its own'),
        sample: z
          .object({ en: z.string().describe('In English'), bn: z.string().describe('In Bengali') })
          .describe('What it may stand for'),
      }),
    )
    .describe('What may be put into it'),
});
export type MailTemplateDetail = z.infer<typeof template>;

const version = z.object({
  revision,
  words: mailWords.describe('What it said'),
  isOwn: z.boolean().describe('Whether these are the product’s own words'),
  author: z.string().nullable().describe('First and last name of who saved it; null when the account is gone'),
  at: moment.describe('When it was saved, in UTC'),
});
export type MailVersion = z.infer<typeof version>;

export const findMailTemplates = endpoint({
  name: 'findMailTemplates',
  method: 'GET',
  path: '/mail-templates',
  summary: 'Every email of the product, and whether somebody edited it',
  access: 'emailTemplates',
  data: z.array(summary),
});

export const getMailTemplate = endpoint({
  name: 'getMailTemplate',
  method: 'GET',
  path: '/mail-templates/:name',
  summary: 'What an email says, in both languages',
  access: 'emailTemplates',
  params,
  data: template,
});

export const findMailVersions = endpoint({
  name: 'findMailVersions',
  method: 'GET',
  path: '/mail-templates/:name/versions',
  summary: 'What an email said, the latest first, at most fifty',
  access: 'emailTemplates',
  params,
  data: z.array(version),
});

export const updateMailTemplate = endpoint({
  name: 'updateMailTemplate',
  method: 'PUT',
  path: '/mail-templates/:name',
  summary: 'Change what an email says, from the next one on',
  access: 'emailTemplates',
  limits: [MAIL_WORDINGS],
  message: 'saved',
  params,
  body: mailWords.extend({ revision }),
  data: template,
});

export const resetMailTemplate = endpoint({
  name: 'resetMailTemplate',
  method: 'POST',
  path: '/mail-templates/:name/reset',
  summary: 'Let an email say again what the product itself says',
  access: 'emailTemplates',
  limits: [MAIL_WORDINGS],
  message: 'saved',
  params,
  body: z.strictObject({ revision }),
  data: template,
});

const tried = z.strictObject({
  locale,
  subject: line(LONGEST_SUBJECT).describe('Its subject'),
  body: line(LONGEST_BODY).describe('Its text'),
});

export const previewMail = endpoint({
  name: 'previewMail',
  method: 'POST',
  path: '/mail-templates/:name/preview',
  summary: 'An email as it would look with these words and with samples in place of its variables; nothing is kept',
  access: 'emailTemplates',
  repeatable: false,
  limits: [MAIL_PREVIEWS],
  params,
  body: tried,
  data: z.object({
    subject: z.string().describe('Its subject'),
    html: z.string().describe('As most programs show it'),
    text: z.string().describe('As text alone'),
  }),
});

export const sendTestMail = endpoint({
  name: 'sendTestMail',
  method: 'POST',
  path: '/mail-templates/:name/test',
  summary: 'Send oneself an email with these words and with samples in place of its variables',
  access: 'emailTemplates',
  limits: [TEST_MAILS],
  message: 'queued',
  params,
  body: tried,
  data: done,
});
