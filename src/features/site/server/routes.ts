import { type Route, route } from '#kit/server/api/route.ts';
import * as contract from '../contract.ts';
import { findFaqs } from './find-faqs.ts';
import { findSlideShows } from './find-slide-shows.ts';
import { getHomeQuestion } from './get-home-question.ts';
import { getLiveNumbers } from './get-live-numbers.ts';
import { getPage } from './get-page.ts';
import { getPublicSettings } from './get-public-settings.ts';

export const siteRoutes: Route[] = [
  route(contract.getPublicSettings, ({ db, now }) => getPublicSettings(db, now)),
  // `getSlideShowByPosition` is named after its prescribed address.
  route(contract.getSlideShowByPosition, ({ db, now }, { query }) => findSlideShows(db, query.position, now)),
  route(contract.getPage, ({ db, now }, { params }) => getPage(db, params.slug, now)),
  route(contract.findFaqs, ({ db, now }) => findFaqs(db, now)),
  route(contract.getHomeQuestion, ({ db, now }) => getHomeQuestion(db, now)),
  route(contract.getLiveNumbers, ({ db, now }) => getLiveNumbers(db, now)),
];
