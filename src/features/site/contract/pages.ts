import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';
import { CONTENT_CHANGES } from '../rate-limits.ts';
import {
  contentList,
  contentQuery,
  contentRevision,
  contentState,
  contentSummary,
  inBothLanguages,
} from './content.ts';
import { words } from './shown.ts';

const LONGEST_SLUG = 60;
const LONGEST_TITLE = 120;
const LONGEST_BODY = 60_000;

const slug = z
  .string()
  .trim()
  .min(1, 'required')
  .max(LONGEST_SLUG)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug')
  .describe('Its name in the address: small letters, digits and hyphens');

/** What an editor writes of a page. */
export const pageContent = z.strictObject({
  title: inBothLanguages(LONGEST_TITLE).describe('Its title'),
  slug,
  body: inBothLanguages(LONGEST_BODY).describe('Its text: HTML, of which what is not allowed is dropped'),
  state: contentState,
});
export type PageContent = z.infer<typeof pageContent>;

const pageSummary = contentSummary.extend({
  slug: z.string().describe('Its name in the address'),
  title: words.describe('Its title'),
});

const pageEntry = pageSummary.extend({
  body: words.describe('Its text: HTML, sanitized'),
  revision: contentRevision,
});
export type PageEntry = z.infer<typeof pageEntry>;

export const findPageEntries = endpoint({
  name: 'findPageEntries',
  method: 'GET',
  path: '/content/pages',
  summary: 'Pages of the site as they are edited',
  access: 'content',
  query: contentQuery,
  data: contentList(pageSummary),
});

export const getPageEntry = endpoint({
  name: 'getPageEntry',
  method: 'GET',
  path: '/content/pages/:id',
  summary: 'A page of the site as it is edited',
  access: 'content',
  params: idParams,
  data: pageEntry,
});

export const createPage = endpoint({
  name: 'createPage',
  method: 'POST',
  path: '/content/pages',
  summary: 'Add a page to the site',
  access: 'content',
  limits: [CONTENT_CHANGES],
  refusals: ['conflict'],
  status: 201,
  message: 'saved',
  body: pageContent,
  data: pageEntry,
});

export const updatePage = endpoint({
  name: 'updatePage',
  method: 'PUT',
  path: '/content/pages/:id',
  summary: 'Change a page of the site; those that the site itself links to keep their address and stay active',
  access: 'content',
  limits: [CONTENT_CHANGES],
  refusals: ['conflict'],
  message: 'saved',
  params: idParams,
  body: pageContent.extend({ revision: contentRevision }),
  data: pageEntry,
});
