import type { z } from 'zod';
import type { Data, Endpoint } from '#kit/contract/endpoint.ts';
import type { contentList, contentQuery, contentSummary } from '../../contract/content.ts';

/** An endpoint that lists a kind of content. */
export type ContentFinder = Endpoint<
  z.ZodUndefined,
  typeof contentQuery,
  z.ZodUndefined,
  ReturnType<typeof contentList<typeof contentSummary>>
>;

/** What such a list says of one of them. */
export type ContentEntry<Finder extends ContentFinder> = Data<Finder>['items'][number];
