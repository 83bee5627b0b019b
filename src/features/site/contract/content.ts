import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, idParams, LONGEST_SEARCH, listOf, moment } from '#kit/contract/listing.ts';
import { CONTENT_CHANGES } from '../rate-limits.ts';

/** What the back office edits of the site, by its word in addresses. */
export const CONTENT_KINDS = ['pages', 'testimonials', 'faqs', 'slide-shows'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Of the specification's content states those that content can have: it is shown, or it is not. */
export const CONTENT_STATES = ['active', 'inactive'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** As many of a kind as anybody reads, and as come on one page of a list. */
export const MOST_OF_A_KIND = 200;

export const contentState = z
  .enum(CONTENT_STATES)
  .describe('Whether visitors are shown it (`active`) or not (`inactive`)');

/** The number of what was read: a save names it, and is refused where somebody else saved since. */
export const contentRevision = z.int().min(1).describe('Number of this state of it');

/** A text that has to be there in both languages. */
export function inBothLanguages(longest: number) {
  const text = z.string().trim().min(1, 'required').max(longest);
  return z.strictObject({ en: text.describe('In English'), bn: text.describe('In Bengali') });
}

/** A text that may be left empty. */
export function maybe(longest: number) {
  const text = z.string().trim().max(longest).optional();
  return z.strictObject({ en: text.describe('In English'), bn: text.describe('In Bengali') });
}

/** What lists of content take: they are short enough to come whole. */
export const contentQuery = z.strictObject({
  q: z.string().trim().max(LONGEST_SEARCH).optional().describe('What to search for, in either language'),
  state: contentState.optional(),
});

/** What every list of content says of an entry beside its own. */
export const contentSummary = z.object({
  _id: z.uuid().describe('Its id'),
  state: contentState,
  updatedAt: moment.describe('When it was last changed, in UTC'),
});

export function contentList<Item extends z.ZodType>(item: Item) {
  return listOf(item).extend({ byState: countsBy(CONTENT_STATES) });
}

const kindParams = z.object({ kind: z.enum(CONTENT_KINDS).describe('What kind of content it is') });
const entryParams = kindParams.extend(idParams.shape);

export const setContentState = endpoint({
  name: 'setContentState',
  method: 'PUT',
  path: '/content/:kind/:id/state',
  summary: 'Show content to visitors, or no longer',
  access: 'content',
  limits: [CONTENT_CHANGES],
  message: 'saved',
  params: entryParams,
  body: z.strictObject({ state: contentState }),
  data: done,
});

export const deleteContent = endpoint({
  name: 'deleteContent',
  method: 'DELETE',
  path: '/content/:kind/:id',
  summary: 'Delete content; for 30 days it can be restored',
  access: 'content',
  limits: [CONTENT_CHANGES],
  message: 'deleted',
  params: entryParams,
  data: done,
});

export const restoreContent = endpoint({
  name: 'restoreContent',
  method: 'POST',
  path: '/content/:kind/:id/restore',
  summary: 'Restore content that was deleted, as it was',
  access: 'content',
  limits: [CONTENT_CHANGES],
  message: 'restored',
  params: entryParams,
  data: done,
});

export const orderContent = endpoint({
  name: 'orderContent',
  method: 'POST',
  path: '/content/:kind/order',
  summary: 'Put all content of a kind in order',
  access: 'content',
  limits: [CONTENT_CHANGES],
  message: 'saved',
  params: kindParams,
  body: z.strictObject({
    ids: z
      .array(z.uuid().describe('Id of one of them'))
      .max(MOST_OF_A_KIND)
      .describe('The id of each of them once, the first first'),
  }),
  data: done,
});
