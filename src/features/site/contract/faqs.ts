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

const LONGEST_QUESTION = 300;
const LONGEST_ANSWER = 20_000;

/** What an editor writes of one. */
export const faqContent = z.strictObject({
  question: inBothLanguages(LONGEST_QUESTION).describe('The question'),
  answer: inBothLanguages(LONGEST_ANSWER).describe('The answer: HTML, of which what is not allowed is dropped'),
  state: contentState,
});
export type FaqContent = z.infer<typeof faqContent>;

const faqEntry = contentSummary.extend({
  question: words.describe('The question'),
  answer: words.describe('The answer: HTML, sanitized'),
  revision: contentRevision,
});
export type FaqEntry = z.infer<typeof faqEntry>;

export const findFaqEntries = endpoint({
  name: 'findFaqEntries',
  method: 'GET',
  path: '/content/faqs',
  summary: 'Frequently asked questions as they are edited, in the order in which visitors are shown them',
  access: 'content',
  query: contentQuery,
  data: contentList(contentSummary.extend({ question: words.describe('The question') })),
});

export const getFaqEntry = endpoint({
  name: 'getFaqEntry',
  method: 'GET',
  path: '/content/faqs/:id',
  summary: 'A frequently asked question as it is edited',
  access: 'content',
  params: idParams,
  data: faqEntry,
});

export const createFaq = endpoint({
  name: 'createFaq',
  method: 'POST',
  path: '/content/faqs',
  summary: 'Add a frequently asked question, at the end',
  access: 'content',
  limits: [CONTENT_CHANGES],
  status: 201,
  message: 'saved',
  body: faqContent,
  data: faqEntry,
});

export const updateFaq = endpoint({
  name: 'updateFaq',
  method: 'PUT',
  path: '/content/faqs/:id',
  summary: 'Change a frequently asked question',
  access: 'content',
  limits: [CONTENT_CHANGES],
  message: 'saved',
  params: idParams,
  body: faqContent.extend({ revision: contentRevision }),
  data: faqEntry,
});
