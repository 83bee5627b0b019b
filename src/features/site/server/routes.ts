import { type Route, route } from '#kit/server/route.ts';
import * as call from '../contract.ts';
import { findFaqs } from './find-faqs.ts';
import { findSlideShows } from './find-slide-shows.ts';
import { getLiveNumbers } from './get-live-numbers.ts';
import { getPage } from './get-page.ts';
import { getPublicSettings } from './get-public-settings.ts';

export const siteRoutes: Route[] = [
  route(call.getPublicSettings, ({ db, now }) => getPublicSettings(db, now)),
  route(call.getSlideShowByPosition, ({ db, now }, { query }) => findSlideShows(db, query.position, now)),
  route(call.getPage, ({ db, now }, { params }) => getPage(db, params.slug, now)),
  route(call.findFaqs, ({ db, now }) => findFaqs(db, now)),
  route(call.getLiveNumbers, ({ db, now }) => getLiveNumbers(db, now)),
];
