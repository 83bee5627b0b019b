import { z } from 'zod';
import { LOCALES } from '#domain/text/locale.ts';
import { companyProfile } from '#features/company/contract/company.ts';
import { projectSettings } from '#features/projects/contract/settings.ts';
import { endpoint, file } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/listing.ts';
import { CERTIFICATE_FILES, CERTIFICATES } from '../rate-limits.ts';
import { respondentParams } from './respondent-parts.ts';

/** As many letters as names of people have. */
export const LONGEST_NAME = 100;

export const certificateCode = z.string().regex(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);

const params = z.object({ code: z.string().max(60).describe('Code of the certificate, however it is typed') });

export const nameCertificate = endpoint({
  name: 'nameCertificate',
  method: 'PUT',
  path: '/respondents/:id/certificate',
  summary: 'Take the certificate of a quiz that was passed, or put another name on it; its code stays',
  access: 'anyone',
  refusals: ['gone'],
  keysKnown: 'At any time',
  params: respondentParams,
  body: z.strictObject({
    name: z.string().max(LONGEST_NAME).describe('Name of who took the quiz, as it is to stand there'),
  }),
  data: z.object({ code: certificateCode.describe('What it is checked by, and opened with by whoever knows it') }),
});

/** What stands on it, and nothing more. */
export const certificate = z.object({
  code: certificateCode.describe('What it is checked by'),
  state: z
    .enum(['valid', 'withdrawn'])
    .describe('`withdrawn` while the quiz is not passed by the marks as they are now'),
  name: z
    .string()
    .nullable()
    .describe('Name of who took the quiz, as they wrote it; null where it is withdrawn: that is nobody’s to read'),
  title: projectSettings.shape.title.describe('Name of the quiz, in one language or both'),
  ownerName: z.string().describe('Name of whose quiz it is'),
  company: companyProfile.shape.name
    .nullable()
    .describe('The company it is published under, which stands in place of the owner; null for none'),
  completedAt: moment.nullable().describe('When it was passed, in UTC; null where it is withdrawn'),
  score: z
    .object({ earned: z.number().describe('Points they came to'), points: z.number().describe('Of how many') })
    .nullable()
    .describe('Their marks; null where the owner of the quiz does not show them by now'),
});

export const getCertificate = endpoint({
  name: 'getCertificate',
  method: 'GET',
  path: '/certificates/:code',
  summary: 'What a certificate says, for whoever has its code: whether it is valid, of whom, for what and since when',
  access: 'anyone',
  limits: [CERTIFICATES],
  params,
  data: certificate,
});

export const downloadCertificate = endpoint({
  name: 'downloadCertificate',
  method: 'GET',
  path: '/certificates/:code/file',
  summary: 'A valid certificate as PDF, to be printed',
  access: 'anyone',
  reply: 'file',
  limits: [CERTIFICATES, CERTIFICATE_FILES],
  refusals: ['busy'],
  params,
  query: z.strictObject({ locale: z.enum(LOCALES).default('en').describe('Language of the certificate') }),
  data: file,
});
