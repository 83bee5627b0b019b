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
  maybe,
} from './content.ts';
import { uploadedImage } from './content-images.ts';
import { words } from './shown.ts';

const LONGEST_QUOTE = 400;
const LONGEST_LINE = 120;

/** What an editor writes of one. */
export const testimonialContent = z.strictObject({
  quote: inBothLanguages(LONGEST_QUOTE).describe('What was said, without quotation marks'),
  name: inBothLanguages(LONGEST_LINE).describe('Who said it'),
  about: maybe(LONGEST_LINE).describe('What they do, and where'),
  photo: uploadedImage.nullable().describe('Their picture; null for none'),
  state: contentState,
});
export type TestimonialContent = z.infer<typeof testimonialContent>;

const testimonialEntry = contentSummary.extend({
  quote: words.describe('What was said'),
  name: words.describe('Who said it'),
  about: words.describe('What they do, and where'),
  photo: uploadedImage.nullable().describe('Their picture; null for none'),
  revision: contentRevision,
});
export type TestimonialEntry = z.infer<typeof testimonialEntry>;

export const findTestimonialEntries = endpoint({
  name: 'findTestimonialEntries',
  method: 'GET',
  path: '/content/testimonials',
  summary: 'Testimonials as they are edited, in the order in which visitors are shown them',
  access: 'content',
  query: contentQuery,
  data: contentList(
    contentSummary.extend({ name: words.describe('Who said it'), quote: words.describe('What was said') }),
  ),
});

export const getTestimonialEntry = endpoint({
  name: 'getTestimonialEntry',
  method: 'GET',
  path: '/content/testimonials/:id',
  summary: 'A testimonial as it is edited',
  access: 'content',
  params: idParams,
  data: testimonialEntry,
});

export const createTestimonial = endpoint({
  name: 'createTestimonial',
  method: 'POST',
  path: '/content/testimonials',
  summary: 'Add a testimonial, after the others',
  access: 'content',
  limits: [CONTENT_CHANGES],
  status: 201,
  message: 'saved',
  body: testimonialContent,
  data: testimonialEntry,
});

export const updateTestimonial = endpoint({
  name: 'updateTestimonial',
  method: 'PUT',
  path: '/content/testimonials/:id',
  summary: 'Change a testimonial',
  access: 'content',
  limits: [CONTENT_CHANGES],
  message: 'saved',
  params: idParams,
  body: testimonialContent.extend({ revision: contentRevision }),
  data: testimonialEntry,
});
